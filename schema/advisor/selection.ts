/** What a plan measures: a period, narrowed by a filter, and how the period is summed up. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'

/** Bounds of a measure in its unit: `above` and `below` leave the bound itself out, `atLeast` and `atMost` take it in. */
export const bounds = { above: Decimal, below: Decimal, atLeast: Decimal, atMost: Decimal }

/** True for periods whose measure is within these bounds. */
export const Condition = record({ measure: MeasureName }, bounds, 'Condition')
export type Condition = t.TypeOf<typeof Condition>

/**
 * Narrows a period: hours of the day from `from` until `until` (exclusive), days or weeks that meet a condition, and all
 * but those of the periods in `except`. A week is left out by the rule that assigns weeks to periods.
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
 * How a measure sums up a period. `whole`: its own way, so a sum for dollars and a ratio of sums for shares. The others
 * are taken over the periods in `each`, by default the days or weeks of the records.
 */
export const Aggregate = oneOf('whole', 'mean', 'median', 'highest', 'lowest', 'last')
export type Aggregate = t.TypeOf<typeof Aggregate>
