/** Evaluates a plan over the records. Pure; every number has a receipt, and a missing answer a typed reason. */
import type { Answer } from '#schema/advisor/answer'
import type { Plan } from '#schema/advisor/plan'
import type { Records } from '../records.ts'
import { remember } from '../remember.ts'
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

const evaluateAnew = (plan: Plan, context: Context): Answer => {
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

const answersFrom = remember((_: Records) => new Map<string, Answer>())

/**
 * Answer to a plan. A brief and its options repeat the same plans on the same records, so answers that depend
 * on records alone are cached with them.
 */
export const evaluate = (plan: Plan, context: Context): Answer => {
  const { records, connections = [], sizesBy = 'question' } = context
  if (connections.length > 0 || plan.operator === 'forecast') return evaluateAnew(plan, context)
  const known = answersFrom(records)
  const key = `${sizesBy} ${JSON.stringify(plan)}`
  const before = known.get(key)
  if (before !== undefined) return before
  const answer = evaluateAnew(plan, context)
  known.set(key, answer)
  return answer
}
