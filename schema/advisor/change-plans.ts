/** Plans about changes: what moved a measure, what a change would do, what it would take, what comes next. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf } from '../core/scalars.ts'
import { MeasureName } from './measure.ts'
import { Period } from './period.ts'
import { selection } from './selection.ts'

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
 * week for an expense), or in paid hours a week (staff only).
 */
export const LeverChange = record(
  { lever: Lever, by: oneOf('percent', 'amount', 'hours'), size: Decimal },
  undefined,
  'LeverChange',
)
export type LeverChange = t.TypeOf<typeof LeverChange>

/** Measures that a scenario works out, each as a weekly mean or over it. */
export const Outcome = oneOf('revenue', 'costs', 'profit', 'margin')
export type Outcome = t.TypeOf<typeof Outcome>

/** What changes do to a typical week of a period. */
export const ScenarioPlan = record(
  { operator: oneOf('scenario'), changes: t.array(LeverChange), outcomes: t.array(Outcome), ...selection },
  undefined,
  'ScenarioPlan',
)
export type ScenarioPlan = t.TypeOf<typeof ScenarioPlan>

/** How far a lever must move for an outcome to reach a target, its present value by default, while `changes` happen too. */
export const SolvePlan = record(
  {
    operator: oneOf('solve'),
    lever: Lever,
    outcome: Outcome,
    changes: t.array(LeverChange),
    ...selection,
  },
  { target: Decimal },
  'SolvePlan',
)
export type SolvePlan = t.TypeOf<typeof SolvePlan>

export const ForecastPlan = record(
  { operator: oneOf('forecast'), measure: MeasureName, weeks: integer(1, 53) },
  undefined,
  'ForecastPlan',
)
export type ForecastPlan = t.TypeOf<typeof ForecastPlan>
