import type { WatchedMeasure } from '#schema/alert/alert'
import type { Span } from '../periods/dates.ts'
import type { Found } from './detect.ts'

/** A change: the days concerned, and those they are compared with. */
export type Movement = {
  readonly measure: WatchedMeasure
  readonly kind: Found['kind']
  /** Monday of the week of detection. */
  readonly week: Span['from']
  readonly of: Span
  readonly against: Span
  readonly way: 1 | -1
  readonly size: number
}
