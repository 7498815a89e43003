/** Parts of a sentence, and their contents. */
import type { Span } from '../../periods/dates.ts'
import type { Sentence } from './sentence.ts'

/** A range of a text. */
export type Part = { readonly start: number; readonly end: number }

/** Items that start in a part. */
export const within = <A extends { readonly start: number }>(
  all: readonly A[],
  { start, end }: Part,
): readonly A[] => all.filter((one) => one.start >= start && one.start < end)

/** Part of a sentence that contains a position. */
export const chunkOf = ({ chunks }: Sentence, at: number): Part =>
  chunks.find(({ start, end }) => at >= start && at < end) ?? { start: 0, end: 0 }

export const isSameSpan = (one: Span, other: Span): boolean => one.from === other.from && one.to === other.to
