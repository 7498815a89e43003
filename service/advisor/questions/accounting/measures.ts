/** Whether a plan measures what a question names. */
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { is } from '../plan-tests.ts'
import { generality, isLineOfExpense } from '../question.ts'
import type { Place } from './place.ts'

const leastGeneral = 3
const parts = /-per-|-share$|^(?:profit|margin|growth|contribution|break-even|runway|rest-after|sum-of)/

export const expressesMeasure = (
  plan: AnswerablePlan,
  { question, at }: Place,
  measure: MeasureName,
): boolean => {
  if (is('scenario', 'solve', 'explain')(plan)) return true
  if (plan.operator === 'share' && plan.whole.measure === measure) return true
  const own = 'measure' in plan ? plan.measure : undefined
  if (own === undefined) return false
  const condition = 'filter' in plan ? plan.filter?.where?.measure : undefined
  if (measure === condition || measure === own || own.includes(measure)) return true
  if (plan.operator === 'rank' && plan.by === 'expense' && measure === 'costs') return true
  if (plan.operator === 'rank' && plan.claimedLine === measure) return true
  if (measure === 'growth')
    return (
      plan.operator === 'compare' ||
      (plan.operator === 'count' && plan.step !== undefined) ||
      (plan.operator === 'rank' && plan.asked !== undefined)
    )
  const isTime = is('count', 'rank')(plan) && /\bdays?$/i.test(question.terms[at]?.text ?? '')
  if (isTime) return true
  if (generality(measure) >= leastGeneral && generality(measure) > generality(own)) return true
  return parts.test(own) && (isLineOfExpense(measure) || generality(measure) > 0)
}
