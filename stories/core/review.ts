/** How a story is shown: Ladle gives it a window and controls, tests show it as it is. */
import { createContext, type ReactNode } from 'react'
import type { Language } from '../../web/core/language.ts'

/** What a reviewer can change about a story; a story sets those that belong to its state. */
export type Look = {
  readonly theme?: 'light' | 'dark' | undefined
  /** In px, if it is not the whole window. */
  readonly width?: number | undefined
  readonly language?: Language | undefined
}

/** Shows a story with its own look, or with the one that the reviewer chose. */
export type Review = (props: {
  readonly own: Look
  readonly children: (look: Look) => ReactNode
}) => ReactNode

export const ReviewContext = createContext<Review>(({ own, children }) => children(own))
