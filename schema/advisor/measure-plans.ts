/** Plans that read a measure from the records: value, compare, rank, count and share. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, integer, oneOf } from '../core/scalars.ts'
import { expenseLines, Grain, Group, MeasureName } from './measure.ts'
import { Period } from './period.ts'
import { Aggregate, bounds, narrowed, Selection, selection } from './selection.ts'

/**
 * A level to compare a value with, in its unit. `side` is set if the question is whether the value is above it, below it or
 * equal to it; `about`, that it is near it.
 */
export const Target = record(
  { size: Decimal },
  { side: oneOf('above', 'below', 'equal'), about: t.boolean },
  'Target',
)
export type Target = t.TypeOf<typeof Target>

/** How long cash lasts: whether it reaches a day, and `isDry` if nothing comes in. */
export const Lasting = record({}, { until: IsoDate, isDry: t.boolean }, 'Lasting')

/** `portion`: the part of the value that is asked for, in percent. */
export const ValuePlan = record(
  { operator: oneOf('value'), measure: MeasureName, ...selection },
  {
    ...narrowed,
    aggregate: Aggregate,
    each: Grain,
    group: Group,
    target: Target,
    lasting: Lasting,
    portion: Decimal,
  },
  'ValuePlan',
)
export type ValuePlan = t.TypeOf<typeof ValuePlan>

/** A change that somebody claims: up or down, and by how many percent or by which factor (2 is doubled, 0.5 is halved). */
export const ClaimedChange = record(
  { way: oneOf('up', 'down', 'none') },
  { percent: Decimal, times: Decimal },
  'ClaimedChange',
)
export type ClaimedChange = t.TypeOf<typeof ClaimedChange>

/**
 * The measure in `of` minus the measure in `against`. `asked` is how the question was put: which of the two is more or less, or
 * whether the first is higher, lower, better, worse, another one (`changed`) or the same. `claimed` is the change that somebody says there was.
 * `each`: both by the week, however long they are.
 */
export const ComparePlan = record(
  { operator: oneOf('compare'), measure: MeasureName, of: Selection, against: Selection },
  {
    asked: oneOf('which', 'which-lower', 'higher', 'lower', 'better', 'worse', 'changed', 'same'),
    claimed: ClaimedChange,
    each: oneOf('week'),
  },
  'ComparePlan',
)
export type ComparePlan = t.TypeOf<typeof ComparePlan>

/**
 * The highest or lowest groups, best first. `from` is the rank at which the list begins: 2 for "the second best", or for all
 * but the best. `asked`: how far the best is from the worst, or the largest change from one to the next. `claimed`: the
 * period that somebody says is first; `claimedLine`: the expense line that is said to be; `claimedHour`: the hour of the day.
 * `why`: what the records hold of the time of each of them.
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
  {
    ...narrowed,
    from: integer(1, 20),
    asked: oneOf('gap', 'swing', 'rise', 'fall'),
    claimed: Period,
    claimedLine: oneOf(...expenseLines),
    claimedHour: integer(0, 23),
    why: t.boolean,
  },
  'RankPlan',
)
export type RankPlan = t.TypeOf<typeof RankPlan>

/**
 * How many days, weeks or months meet a condition, and the last one that did. `thanMean`: above or below the mean of all.
 * `step`: the measure rose or fell against the period just before, or did not. `runs`: the longest unbroken run of them,
 * or the current one; `runOf` asks whether it is that long, or with `asked` for the last that was. `asked`: the last of
 * them, which ones, whether there are any, or what share of all. `claimed`: somebody says that all of them meet it, or none,
 * most or few, or that those in `claimedAt` (by default the last) were the first to.
 */
export const CountPlan = record(
  { operator: oneOf('count'), measure: MeasureName, ...selection, by: Grain },
  {
    ...narrowed,
    ...bounds,
    thanMean: oneOf('above', 'below'),
    step: oneOf('rise', 'fall', 'no rise', 'no fall'),
    runs: oneOf('longest', 'current'),
    runOf: integer(2, 100),
    asked: oneOf('last', 'which', 'whether', 'share'),
    claimed: oneOf('always', 'never', 'mostly', 'rarely', 'first'),
    claimedAt: Period,
    /** Somebody says that there are this many, or more or fewer. */
    times: record({ count: integer(1, 400) }, { side: oneOf('above', 'below') }),
  },
  'CountPlan',
)
export type CountPlan = t.TypeOf<typeof CountPlan>

/**
 * A part of a whole, in percent. What `whole` does not set is as in the part. `target` is the percentage to compare it with.
 */
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
