/** Plans that read a measure off the records: value, compare, rank, count, share. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf } from '../core/scalars.ts'
import { Grain, Group, MeasureName } from './measure.ts'
import { Period } from './period.ts'
import { Aggregate, bounds, narrowed, Selection, selection } from './selection.ts'

/** A level that a value is held against, in its unit; `side` where the question is whether it is above it, below it or just that. */
export const Target = record({ size: Decimal }, { side: oneOf('above', 'below', 'equal') }, 'Target')
export type Target = t.TypeOf<typeof Target>

export const ValuePlan = record(
  { operator: oneOf('value'), measure: MeasureName, ...selection },
  { ...narrowed, aggregate: Aggregate, each: Grain, group: Group, target: Target },
  'ValuePlan',
)
export type ValuePlan = t.TypeOf<typeof ValuePlan>

/** A change that somebody claims: its way, and by how much: in percent, or so many times as much (2 is doubled, 0.5 halved). */
export const ClaimedChange = record(
  { way: oneOf('up', 'down', 'none') },
  { percent: Decimal, times: Decimal },
  'ClaimedChange',
)
export type ClaimedChange = t.TypeOf<typeof ClaimedChange>

/**
 * The measure in `of` less the measure in `against`. `asked` is how the question puts it: which of the two is more, or
 * whether the first is higher, lower, better or worse. `claimed` is the change that somebody says there was.
 */
export const ComparePlan = record(
  { operator: oneOf('compare'), measure: MeasureName, of: Selection, against: Selection },
  { asked: oneOf('which', 'higher', 'lower', 'better', 'worse'), claimed: ClaimedChange },
  'ComparePlan',
)
export type ComparePlan = t.TypeOf<typeof ComparePlan>

/**
 * The highest or lowest of a group, best first. `from` is the place that the list begins at: 2 for "the second best", or for
 * all but the best. `asked`: how far the best is from the worst, or the largest change from one to the next. `claimed`: the time that
 * somebody says is the first of them.
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
  { ...narrowed, from: integer(1, 20), asked: oneOf('gap', 'swing', 'rise', 'fall'), claimed: Period },
  'RankPlan',
)
export type RankPlan = t.TypeOf<typeof RankPlan>

/**
 * How many days, weeks or months meet a condition on the measure, and the last that did. `thanMean`: above or below the mean of
 * them all. `runs`: the longest run of them without a break, or the one under way at the end; `runOf` asks whether it has so
 * many. `asked`: the last of them, which they were, whether it is so, or which share of all they are. `claimed`: somebody says that it
 * is so in all of them, or in none.
 */
export const CountPlan = record(
  { operator: oneOf('count'), measure: MeasureName, ...selection, by: Grain },
  {
    ...narrowed,
    ...bounds,
    thanMean: oneOf('above', 'below'),
    runs: oneOf('longest', 'current'),
    runOf: integer(2, 100),
    asked: oneOf('last', 'which', 'whether', 'share'),
    claimed: oneOf('always', 'never'),
    /** Somebody says that there are so many, or more or fewer than so many. */
    times: record({ count: integer(1, 400) }, { side: oneOf('above', 'below') }),
  },
  'CountPlan',
)
export type CountPlan = t.TypeOf<typeof CountPlan>

/** Part over whole, in percent; what `whole` leaves out is that of the part. `target` is the percentage that it is held against. */
export const SharePlan = record(
  {
    operator: oneOf('share'),
    measure: MeasureName,
    ...selection,
    whole: record({}, { measure: MeasureName, ...selection, ...narrowed }),
  },
  { ...narrowed, target: Target },
  'SharePlan',
)
export type SharePlan = t.TypeOf<typeof SharePlan>
