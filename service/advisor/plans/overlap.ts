/** Spans that meet. */
import type { Span } from '../periods/dates.ts'

/** Intersection of two spans; undefined if they do not meet. */
export const overlap = (one: Span, other: Span | undefined): Span | undefined => {
  if (other === undefined) return undefined
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from <= to ? { from, to } : undefined
}
