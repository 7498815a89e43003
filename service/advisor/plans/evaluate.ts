/** Evaluates a plan over the records: pure, with a receipt for every number, and a typed reason where there is none. */
import type { Answer } from '#schema/advisor/answer'
import type { Plan } from '#schema/advisor/plan'
import { evaluateCompare } from './compare.ts'
import { type Context, nothing } from './context.ts'
import { evaluateCount } from './count.ts'
import { evaluateDecided } from './decided.ts'
import { evaluateDue } from './due.ts'
import { evaluateExplain } from './explain.ts'
import { evaluateFind } from './find.ts'
import { evaluateRank } from './rank.ts'
import { evaluateScenario } from './scenario.ts'
import { evaluateShare } from './share.ts'
import { evaluateSolve } from './solve.ts'
import { evaluateValue } from './value.ts'

export const evaluate = (plan: Plan, context: Context): Answer => {
  switch (plan.operator) {
    case 'value':
      return evaluateValue(context, plan)
    case 'compare':
      return evaluateCompare(context, plan)
    case 'rank':
      return evaluateRank(context, plan)
    case 'count':
      return evaluateCount(context, plan)
    case 'share':
      return evaluateShare(context, plan)
    case 'explain':
      return evaluateExplain(context, plan)
    case 'scenario':
      return evaluateScenario(context, plan)
    case 'solve':
      return evaluateSolve(context, plan)
    case 'due':
      return evaluateDue(context, plan)
    case 'decided':
      return evaluateDecided(context, plan)
    case 'find':
      return evaluateFind(context, plan)
    case 'forecast':
      return context.forecast?.(plan, context.records) ?? nothing('not-available', { measure: plan.measure })
    default:
      return nothing('not-available')
  }
}
