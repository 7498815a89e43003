/** Plans that read a measure off the records: value, compare, rank, count, share. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { integer, oneOf } from '../core/scalars.ts'
import { Grain, Group, MeasureName } from './measure.ts'
import { Aggregate, bounds, narrowed, Selection, selection } from './selection.ts'

export const ValuePlan = record(
  { operator: oneOf('value'), measure: MeasureName, ...selection },
  { ...narrowed, aggregate: Aggregate, each: Grain, group: Group },
  'ValuePlan',
)
export type ValuePlan = t.TypeOf<typeof ValuePlan>

/**
 * The measure in `of` less the measure in `against`. `asked` is how the question puts it: which of the two is more, or
 * whether the first is higher, lower, better or worse.
 */
export const ComparePlan = record(
  { operator: oneOf('compare'), measure: MeasureName, of: Selection, against: Selection },
  { asked: oneOf('which', 'higher', 'lower', 'better', 'worse') },
  'ComparePlan',
)
export type ComparePlan = t.TypeOf<typeof ComparePlan>

/**
 * The highest or lowest of a group, best first. `from` is the place that the list begins at: 2 for "the second best", or for
 * all but the best.
 */
export const RankPlan = record(
  {
    operator: oneOf('rank'),
    measure: MeasureName,
    ...selection,
    by: Group,
    order: oneOf('highest', 'lowest'),
    count: integer(1, 100),
  },
  { ...narrowed, from: integer(1, 20) },
  'RankPlan',
)
export type RankPlan = t.TypeOf<typeof RankPlan>

/**
 * How many days, weeks or months meet a condition on the measure, and the last that did. `thanMean`: above or below the mean of
 * them all. `runs`: the longest run of them without a break, or the one under way at the end; `runOf` asks whether it has so
 * many. `asked`: the last of them, which they were, or whether it is so.
 */
export const CountPlan = record(
  { operator: oneOf('count'), measure: MeasureName, ...selection, by: Grain },
  {
    ...narrowed,
    ...bounds,
    thanMean: oneOf('above', 'below'),
    runs: oneOf('longest', 'current'),
    runOf: integer(2, 100),
    asked: oneOf('last', 'which', 'whether'),
  },
  'CountPlan',
)
export type CountPlan = t.TypeOf<typeof CountPlan>

/** Part over whole, in percent; what `whole` leaves out is that of the part. */
export const SharePlan = record(
  {
    operator: oneOf('share'),
    measure: MeasureName,
    ...selection,
    whole: record({}, { measure: MeasureName, ...selection, ...narrowed }),
  },
  narrowed,
  'SharePlan',
)
export type SharePlan = t.TypeOf<typeof SharePlan>
