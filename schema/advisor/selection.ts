/** What a plan measures: a period, narrowed by a filter, and how the period is summarised. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'

/** Bounds of a measure in its unit: `above` and `below` exclude the bound itself, `atLeast` and `atMost` include it. */
export const bounds = { above: Decimal, below: Decimal, atLeast: Decimal, atMost: Decimal }

/** Periods meet the condition if the measure is within these bounds. */
export const Condition = record({ measure: MeasureName }, bounds, 'Condition')
export type Condition = t.TypeOf<typeof Condition>

/**
 * Narrows a period: to hours of the day from `from` until `until` (exclusive), to days or weeks that meet a condition, and
 * to what is outside the periods in `except`. A week is excluded by the same rule that assigns weeks to periods.
 */
export const Filter = record(
  {},
  {
    hours: record({ from: integer(0, 23), until: integer(1, 24) }),
    where: Condition,
    except: t.array(Period),
  },
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
 * How a measure summarises a period. `whole`: in its own way, so a sum for dollars and a ratio of sums for shares. The
 * others are taken over the periods in `each`, by default the days or weeks on record.
 */
export const Aggregate = oneOf('whole', 'mean', 'median', 'highest', 'lowest', 'last')
export type Aggregate = t.TypeOf<typeof Aggregate>
