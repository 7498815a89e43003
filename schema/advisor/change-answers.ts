/** Answers about changes: what a change would do, and what it would take. */
import * as t from 'io-ts'
import { Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { oneOf } from '../core/scalars.ts'
import { Lever, Outcome } from './change-plans.ts'
import { Coverage } from './coverage.ts'

/** An outcome before and after the change, with the lowest and highest value within the ranges of the assumptions. */
export const ScenarioOutcome = record(
  { outcome: Outcome, before: Figure, after: Figure, change: Figure, low: Figure, high: Figure },
  undefined,
  'ScenarioOutcome',
)
export type ScenarioOutcome = t.TypeOf<typeof ScenarioOutcome>

/** A sum spent once: cash and runway before and after, the profit of a typical week, and how many such weeks pay for it. */
export const OnceAnswer = record(
  { sum: Figure, cash: Figure, cashAfter: Figure, runway: Figure, runwayAfter: Figure, reserve: Figure },
  { payback: Figure },
  'OnceAnswer',
)
export type OnceAnswer = t.TypeOf<typeof OnceAnswer>

/** A change of prices with as much sold as before: weekly profit, what it changes by, and the fall in sales that undoes it. */
export const PriceAlone = record({ after: Figure, change: Figure }, { room: Figure }, 'PriceAlone')
export type PriceAlone = t.TypeOf<typeof PriceAlone>

/** `lost` is the weekly revenue that a closure gives up; `priceAlone` where only prices change and how customers take it is assumed. */
export const ScenarioAnswer = record(
  {
    operator: oneOf('scenario'),
    outcomes: t.array(ScenarioOutcome),
    assumptions: t.array(Figure),
    coverage: Coverage,
  },
  { lost: Figure, once: OnceAnswer, priceAlone: PriceAlone },
  'ScenarioAnswer',
)
export type ScenarioAnswer = t.TypeOf<typeof ScenarioAnswer>

/**
 * `change` is how far the lever moves, in percent; `level` is its new value per week or sale, and `step` the difference from
 * the one `before`. `revenue` is that of a week at this level, `revenueStep` its difference from the present one. Customers
 * are assumed not to react to prices; `reacting` is the level if they react as we assume, where one reaches the target.
 */
export const SolveAnswer = record(
  {
    operator: oneOf('solve'),
    lever: Lever,
    outcome: Outcome,
    target: Figure,
    change: Figure,
    before: Figure,
    level: Figure,
    step: Figure,
    revenue: Figure,
    revenueStep: Figure,
    present: Figure,
    assumptions: t.array(Figure),
    coverage: Coverage,
  },
  { reacting: Figure },
  'SolveAnswer',
)
export type SolveAnswer = t.TypeOf<typeof SolveAnswer>
