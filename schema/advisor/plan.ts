/** Plans: everything that can be asked about a business. A question is turned into plans, and one evaluator answers them. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { nonBlank, oneOf } from '../core/scalars.ts'
import { ExplainPlan, ForecastPlan, ScenarioPlan, SolvePlan } from './change-plans.ts'
import {
  ActPlan,
  AdvisePlan,
  DecidedPlan,
  DeclinePlan,
  DefinePlan,
  DuePlan,
  FindPlan,
  FocusPlan,
  OverviewPlan,
  TalkPlan,
} from './fact-plans.ts'
import { ComparePlan, CountPlan, RankPlan, SharePlan, ValuePlan } from './measure-plans.ts'
import { RowsPlan } from './rows-plan.ts'

/** A plan that can be answered on its own. */
export const AnswerablePlan = t.union([
  ValuePlan,
  ComparePlan,
  RankPlan,
  CountPlan,
  SharePlan,
  ExplainPlan,
  ScenarioPlan,
  SolvePlan,
  ForecastPlan,
  FindPlan,
  DuePlan,
  DecidedPlan,
  FocusPlan,
  OverviewPlan,
  TalkPlan,
  AdvisePlan,
  ActPlan,
  DefinePlan,
  DeclinePlan,
  RowsPlan,
])
export type AnswerablePlan = t.TypeOf<typeof AnswerablePlan>

/** A question back to the user, with two to four plans to choose from. */
export const ClarifyPlan = record(
  {
    operator: oneOf('clarify'),
    choices: t.array(record({ label: nonBlank(120), plan: AnswerablePlan })),
  },
  undefined,
  'ClarifyPlan',
)

export const Plan = t.union([AnswerablePlan, ClarifyPlan])
export type Plan = t.TypeOf<typeof Plan>
