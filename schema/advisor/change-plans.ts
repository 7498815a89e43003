/** Plans about changes: what moved a measure, what a change would do, what it would take, what comes next. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, nonBlank, oneOf } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'
import { bounds, selection } from './selection.ts'

/** What moved a measure from `against` to `of`. */
export const ExplainPlan = record(
  { operator: oneOf('explain'), measure: MeasureName, of: Period, against: Period },
  undefined,
  'ExplainPlan',
)
export type ExplainPlan = t.TypeOf<typeof ExplainPlan>

/** What an owner can change: prices, the number sold, and each expense line. */
export const levers = ['price', 'volume', 'staff', 'supplies', 'premises', 'marketing', 'other'] as const
export const Lever = oneOf(...levers)
export type Lever = t.TypeOf<typeof Lever>

/**
 * A change of a lever: in percent, or as an amount (dollars on each sale for prices, sales a week for volume, dollars a
 * week for an expense), to a `level` in the same unit, in paid hours a week (staff only), or in dollars of revenue a week
 * (volume only). `withSuper`: pay to which superannuation is added.
 */
export const LeverChange = record(
  { lever: Lever, by: oneOf('percent', 'amount', 'level', 'hours', 'revenue'), size: Decimal },
  { withSuper: t.boolean },
  'LeverChange',
)
export type LeverChange = t.TypeOf<typeof LeverChange>

/** Measures that a scenario works out, each as a weekly mean or over it. */
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

/** Trade that is given up: weekdays (0 is Monday), hours of the day until one of them (exclusive), or both. */
export const Closure = record(
  {},
  { weekdays: t.array(integer(0, 6)), hours: record({ from: integer(0, 23), until: integer(1, 24) }) },
  'Closure',
)
export type Closure = t.TypeOf<typeof Closure>

/** Somebody who goes: one of the team, or those who pay; `who` is how the question names them. */
export const Gone = record({ of: oneOf('team', 'payers'), who: nonBlank(60) }, undefined, 'Gone')
export type Gone = t.TypeOf<typeof Gone>

/** A stretch that the effect on a week is added up over. */
export const Horizon = oneOf('month', 'quarter', 'year')
export type Horizon = t.TypeOf<typeof Horizon>

/**
 * What changes do to a typical week of a period. `closed` is trade given up, `once` a sum spent once, and `affordable` says
 * that the question is whether the business can afford it. `gone`: somebody leaves, so work or trade goes with them. `over`:
 * the effect is asked for over a longer stretch.
 */
export const ScenarioPlan = record(
  { operator: oneOf('scenario'), changes: t.array(LeverChange), outcomes: t.array(Outcome), ...selection },
  { closed: Closure, once: Decimal, affordable: t.boolean, gone: Gone, over: Horizon },
  'ScenarioPlan',
)
export type ScenarioPlan = t.TypeOf<typeof ScenarioPlan>

/**
 * How far a lever must move for an outcome to reach a target, while `changes` happen too. The target is a value, the
 * present value and so much `more`, or by default the present value. `inRevenue`: how many sales is asked in dollars.
 * `withReaction`: customers react to a price as we assume; by default they are taken to stay.
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
    withReaction: t.boolean,
  },
  'SolvePlan',
)
export type SolvePlan = t.TypeOf<typeof SolvePlan>

/**
 * A measure so many weeks ahead, or over a period that ends after the last week on record. With bounds the question is how likely
 * it is to be within them: the whole period, or every one or any of its weeks. `asked`: how far it may be out. `against`: another
 * time, over or to come, that it is held against by the week.
 */
export const ForecastPlan = record(
  { operator: oneOf('forecast'), measure: MeasureName, weeks: integer(1, 53) },
  { period: Period, ...bounds, weekly: oneOf('every', 'any'), asked: oneOf('range'), against: Period },
  'ForecastPlan',
)
export type ForecastPlan = t.TypeOf<typeof ForecastPlan>
