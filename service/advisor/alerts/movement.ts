import type { WatchedMeasure } from '#schema/alert/alert'
import type { Span } from '../periods/dates.ts'
import type { Found } from './detect.ts'

/** Something that moved: the days it tells of, and those that they are held against. */
export type Movement = {
  readonly measure: WatchedMeasure
  readonly kind: Found['kind']
  /** Monday of the week in which it was found. */
  readonly week: Span['from']
  readonly of: Span
  readonly against: Span
  readonly way: 1 | -1
  readonly size: number
}
