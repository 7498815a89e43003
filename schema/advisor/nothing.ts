/** The answer that there is no answer, with the reason. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, oneOf, text } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'

/** Why there is no answer. */
export const NothingReason = oneOf(
  /** No record holds the measure; `needs` says what would have to be imported. */
  'not-measured',
  /** The records do not reach the period. */
  'outside-record',
  /** The measure is recorded by week, but days or hours were asked for. */
  'only-by-week',
  /** Nothing in the period meets the filter. */
  'no-match',
  /** A ratio without a denominator, such as the spend per customer without customers. */
  'undefined',
  /** The two sides have no common grain or unit. */
  'not-comparable',
  /** No value of the lever reaches the target. */
  'out-of-reach',
  /** The measure has no parts that add up. */
  'no-parts',
  /** The calendar lacks the dates, such as school holidays that are not published yet. */
  'no-dates',
  /** No forecast has come closer than repeating the last week on record. */
  'no-skill',
  /** Further ahead than forecasts reach. */
  'too-far-ahead',
  /** The evaluator was not given what the plan needs. */
  'not-available',
)
export type NothingReason = t.TypeOf<typeof NothingReason>

/** No answer. `from` and `to` are the first and last day on record, if that is the reason. */
export const Nothing = record(
  { operator: oneOf('nothing'), reason: NothingReason },
  { measure: MeasureName, needs: text(300, 1), from: IsoDate, to: IsoDate },
  'Nothing',
)
export type Nothing = t.TypeOf<typeof Nothing>
