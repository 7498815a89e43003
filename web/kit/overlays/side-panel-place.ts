/** How a SidePanel finds the place that its host keeps free for it. */
import { createContext } from 'react'

type Place = {
  /** The element to stand in, once it is there. */
  readonly element: HTMLElement | null
  /** Takes the place; returns how to leave it. */
  readonly take: () => () => void
}

/** What a SidePanel asks for a place. */
export const SidePanelPlace = createContext<Place | null>(null)
