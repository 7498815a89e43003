/** Effect of an outlay on a typical week and on cash, and what it has to bring in, all by the evaluator. */
import type { OnceAnswer, ScenarioAnswer, SolveAnswer } from '#schema/advisor/change-answers'
import type { LeverChange, SolvePlan } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { measure, stated } from '../../figure.ts'
import type { Context } from '../../plans/context.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { lastWeeks, typicalWeeks } from '../priced.ts'
import type { Outlay } from './outlay.ts'
import { runwayAfter } from './runway-after.ts'

type Outcome = ScenarioAnswer['outcomes'][number]

/** An ongoing cost: profit and margin of a typical week before and after, and the sales that would pay for it. */
export type WeighedCost = {
  readonly cost: Figure
  readonly change: LeverChange
  readonly profit: Outcome
  readonly margin: Outcome | undefined
  readonly needed: SolveAnswer | undefined
  /** Weeks of cash before and after; undefined where cash is not on record. */
  readonly runway: ReturnType<typeof runwayAfter>
}

/** A one-off sum: the remaining cash, and what it must add each week to be earned back in a year. */
export type WeighedSum = {
  readonly once: OnceAnswer
  /** Profit of a typical week; undefined if there is none. */
  readonly profit: Figure
  readonly aWeek: Figure
  readonly needed: SolveAnswer | undefined
}

const weeksInYear = 52

const period = ({ records }: Context) => lastWeeks(records, typicalWeeks)

const needed = (context: Context, plan: Pick<SolvePlan, 'changes' | 'more'>): SolveAnswer | undefined => {
  const answer = evaluate(
    {
      operator: 'solve',
      lever: 'volume',
      outcome: 'profit',
      inRevenue: true,
      period: period(context),
      ...plan,
    },
    context,
  )
  return answer.operator === 'solve' ? answer : undefined
}

const weighCost = (context: Context, change: LeverChange, cost: Figure): WeighedCost | undefined => {
  const answer = evaluate(
    { operator: 'scenario', changes: [change], outcomes: ['profit', 'margin'], period: period(context) },
    context,
  )
  if (answer.operator !== 'scenario') return undefined
  const [profit, margin] = answer.outcomes
  return (
    profit && {
      cost,
      change,
      profit,
      margin,
      needed: needed(context, { changes: [change] }),
      runway: runwayAfter(context, cost.value),
    }
  )
}

/** An ongoing cost, or loan repayments; undefined if the records have no typical week. */
export const weighWeekly = (
  context: Context,
  outlay: Extract<Outlay, { readonly kind: 'weekly' | 'loan' }>,
): WeighedCost | undefined => {
  const make = measure(context.records)
  if (outlay.kind === 'weekly') {
    const { sum, lever } = outlay
    const cost = make({
      label: 'cost that is asked about, a week',
      unit: 'aud',
      formula: 'value',
      inputs: [stated('question', 'cost a week', sum)],
    })
    return cost && weighCost(context, { lever, by: 'amount', size: sum }, cost)
  }
  const cost = make({
    label: 'repayment of the loan, a week',
    unit: 'aud',
    formula: 'weekly-repayment',
    inputs: [
      { ...stated('question', 'sum borrowed', outlay.sum), part: 0 },
      { ...stated('question', 'yearly rate, percent', outlay.rate), part: 1 },
      { ...stated('question', 'years', outlay.years), part: 2 },
    ],
  })
  return cost && weighCost(context, { lever: 'other', by: 'amount', size: cost.value }, cost)
}

/** A one-off sum; undefined if the cash or a typical week is not on record. */
export const weighOnce = (context: Context, sum: number): WeighedSum | undefined => {
  const answer = evaluate(
    { operator: 'scenario', changes: [], once: sum, outcomes: ['profit'], period: period(context) },
    context,
  )
  const aWeek = measure(context.records)({
    label: 'sum a week that earns it back in a year',
    unit: 'aud',
    formula: 'each',
    inputs: [
      { ...stated('question', 'sum spent once', sum), part: 0 },
      { ...stated('assumption', 'weeks in a year', weeksInYear), part: 1 },
    ],
  })
  const [profit] = answer.operator === 'scenario' ? answer.outcomes : []
  if (answer.operator !== 'scenario' || !answer.once || !profit || !aWeek) return undefined
  return {
    once: answer.once,
    profit: profit.before,
    aWeek,
    needed: needed(context, { changes: [], more: { by: 'amount', size: aWeek.value } }),
  }
}
