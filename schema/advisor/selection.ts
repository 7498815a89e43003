/** What a plan measures: a period, narrowed by a filter, and how the period is summed up. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'

/** True for periods whose measure is above and below these bounds (exclusive), in the unit of the measure. */
export const Condition = record({ measure: MeasureName }, { above: Decimal, below: Decimal }, 'Condition')
export type Condition = t.TypeOf<typeof Condition>

/** Narrows a period: hours of the day from `from` until `until` (exclusive), and days or weeks that meet a condition. */
export const Filter = record(
  {},
  { hours: record({ from: integer(0, 23), until: integer(1, 24) }), where: Condition },
  'Filter',
)
export type Filter = t.TypeOf<typeof Filter>

/** Fields of every plan that measures a period. */
export const selection = { period: Period }
export const narrowed = { filter: Filter }

/** Days or weeks to measure. */
export const Selection = record(selection, narrowed, 'Selection')
export type Selection = t.TypeOf<typeof Selection>

/**
 * How a measure sums up a period. `whole`: its own way, so a sum for dollars and a ratio of sums for shares. The others
 * are taken over the periods in `each`, by default the days or weeks of the records.
 */
export const Aggregate = oneOf('whole', 'mean', 'median', 'highest', 'lowest', 'last')
export type Aggregate = t.TypeOf<typeof Aggregate>
