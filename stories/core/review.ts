/** How a story is shown: Ladle gives it a window and controls, tests show it as it is. */
import { createContext, type ReactNode } from 'react'
import type { Language } from '../../web/core/language.ts'
import type { AnswerSource } from './answer-sources.ts'

/** What a reviewer can change about a story; a story sets those that belong to its state. */
export type Look = {
  readonly theme?: 'light' | 'dark' | undefined
  /** In px, if it is not the whole window. */
  readonly width?: number | undefined
  readonly language?: Language | undefined
}

/** Receives the recorded files that feed a story: at its start, and again after each call. */
export type SourcesListener = (sources: readonly AnswerSource[]) => void

/** Shows a story with its own look, or with the one the reviewer chose. */
export type Review = (props: {
  readonly own: Look
  readonly children: (look: Look, onSources?: SourcesListener) => ReactNode
}) => ReactNode

export const ReviewContext = createContext<Review>(({ own, children }) => children(own))
