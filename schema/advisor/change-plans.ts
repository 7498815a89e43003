/** Plans about changes: why a measure changed, what a change would do, what it would take, and what comes next. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, nonBlank, oneOf } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'
import { bounds, selection } from './selection.ts'

/** Why a measure changed from `against` to `of`; `mover`: which of its parts rose or fell most. */
export const ExplainPlan = record(
  { operator: oneOf('explain'), measure: MeasureName, of: Period, against: Period },
  { mover: oneOf('up', 'down') },
  'ExplainPlan',
)
export type ExplainPlan = t.TypeOf<typeof ExplainPlan>

/** What an owner can change: prices, the number sold, and each expense line. */
export const levers = ['price', 'volume', 'staff', 'supplies', 'premises', 'marketing', 'other'] as const
export const Lever = oneOf(...levers)
export type Lever = t.TypeOf<typeof Lever>

/** A factor of an amount that is given in parts: 20 "customers", 7 "days", $9. */
export const Factor = record(
  { size: Decimal, unit: oneOf('count', 'hours', 'aud', 'percent') },
  { of: nonBlank(40) },
  'Factor',
)
export type Factor = t.TypeOf<typeof Factor>

/** An amount as the product of its factors: by the week, by the stretch it is `each` given for, or in all. */
export const Product = record(
  { factors: t.array(Factor) },
  { each: oneOf('fortnight', 'month', 'quarter', 'year') },
  'Product',
)
export type Product = t.TypeOf<typeof Product>

/**
 * A change of a lever: in percent; as an amount (dollars per sale for prices, sales a week for volume, dollars a week for an
 * expense); to a `level` in the same unit; to a `share` of revenue in percent (expenses only); in paid hours a week (staff only); or in dollars of revenue a week (volume only),
 * more of it or `revenue-level` for all of it.
 * `withSuper`: superannuation comes on top of the pay. `product`: how the size was worked out. `weekdays` (0 is Monday): the
 * days whose volume changes, or when somebody works, which does not alter the size. `part`: only this part of the line is meant, which no record has alone.
 * `ofPeople`: the hours stand for people at 38 a week each; where the size of the team is on record, each of them is an equal
 * share of all paid work instead. `steady`: supplies stay at their present amount, however much is sold.
 */
export const LeverChange = record(
  {
    lever: Lever,
    by: oneOf('percent', 'amount', 'level', 'share', 'hours', 'revenue', 'revenue-level'),
    size: Decimal,
  },
  {
    withSuper: t.boolean,
    ofPeople: t.boolean,
    steady: t.boolean,
    product: Product,
    weekdays: t.array(integer(0, 6)),
    part: nonBlank(60),
  },
  'LeverChange',
)
export type LeverChange = t.TypeOf<typeof LeverChange>

/** Measures that a scenario calculates, each as a weekly mean or over the horizon. */
export const outcomes = [
  'revenue',
  'costs',
  'profit',
  'margin',
  'staff-share',
  'supplies-share',
  'premises-share',
  'marketing-share',
  'other-share',
  'cost-share',
] as const
export const Outcome = oneOf(...outcomes)
export type Outcome = t.TypeOf<typeof Outcome>

/** Trade that a closure gives up: weekdays (0 is Monday), opening hours (the last one exclusive), or both. */
export const Closure = record(
  {},
  { weekdays: t.array(integer(0, 6)), hours: record({ from: integer(0, 23), until: integer(1, 24) }) },
  'Closure',
)
export type Closure = t.TypeOf<typeof Closure>

/**
 * Somebody who leaves: a member of the team, or a paying customer. `who` is how the question names them;
 * `part`, the percentage of their work that goes where not all of it does; `isGain`, that they are won instead.
 */
export const Gone = record(
  { of: oneOf('team', 'payers'), who: nonBlank(60) },
  { part: Decimal, isGain: t.boolean },
  'Gone',
)
export type Gone = t.TypeOf<typeof Gone>

/** A stretch of time over which the weekly effect is added up. */
export const Horizon = oneOf('month', 'quarter', 'year')
export type Horizon = t.TypeOf<typeof Horizon>

/** How long a change lasts. */
export const Stretch = record(
  { count: integer(1, 120), unit: oneOf('day', 'week', 'month', 'quarter', 'year') },
  undefined,
  'Stretch',
)
export type Stretch = t.TypeOf<typeof Stretch>

/**
 * The effect of changes on a typical week of a period. `closed` is trade given up; `once` is a sum spent once (below zero: one
 * that comes in once), worked out as `onceProduct`; `affordable`
 * is set if the question is whether the business can afford it. `gone`: somebody leaves, and takes work or trade with them.
 * `over`: the question is about a longer stretch of time; `lasting`: the changes last for one. `asked`: how long the cash lasts.
 */
export const ScenarioPlan = record(
  { operator: oneOf('scenario'), changes: t.array(LeverChange), outcomes: t.array(Outcome), ...selection },
  {
    closed: Closure,
    once: Decimal,
    onceProduct: Product,
    affordable: t.boolean,
    gone: Gone,
    over: Horizon,
    lasting: Stretch,
    asked: oneOf('cash'),
  },
  'ScenarioPlan',
)
export type ScenarioPlan = t.TypeOf<typeof ScenarioPlan>

/**
 * How far a lever must move for an outcome to reach a target, while `changes` also happen. The target is a value, or the
 * present value plus `more`; by default it is the present value. `inRevenue`: the number of sales is asked for in dollars;
 * `each`: it is asked for by the day.
 * `withReaction`: customers react to prices as we assume; by default they do not.
 */
export const SolvePlan = record(
  {
    operator: oneOf('solve'),
    lever: Lever,
    outcome: Outcome,
    changes: t.array(LeverChange),
    ...selection,
  },
  {
    target: Decimal,
    more: record({ by: oneOf('percent', 'amount'), size: Decimal }),
    inRevenue: t.boolean,
    each: oneOf('day'),
    withReaction: t.boolean,
  },
  'SolvePlan',
)
export type SolvePlan = t.TypeOf<typeof SolvePlan>

/**
 * A measure some weeks ahead, or over a period that ends after the last week on record. With bounds, the question is how
 * likely the measure is to stay within them: over the whole period, or in every week or any week of it. `asked`: how far off
 * the forecast may be. `against`: another time, past or future, to compare with, week by week.
 */
export const ForecastPlan = record(
  { operator: oneOf('forecast'), measure: MeasureName, weeks: integer(1, 53) },
  { period: Period, ...bounds, weekly: oneOf('every', 'any'), asked: oneOf('range'), against: Period },
  'ForecastPlan',
)
export type ForecastPlan = t.TypeOf<typeof ForecastPlan>
