/** How a SidePanel finds the space that its host reserves. */
import { createContext } from 'react'

type Place = {
  /** The element to render into; null until mounted. */
  readonly element: HTMLElement | null
  /** Takes the space; returns a function that releases it. */
  readonly take: () => () => void
}

export const SidePanelPlace = createContext<Place | null>(null)
