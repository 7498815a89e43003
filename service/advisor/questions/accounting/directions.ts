/** Whether a plan expresses a word of change, level or outcome. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { is, isExtreme, measureOf } from '../plan-tests.ts'
import { isCue } from '../term.ts'
import type { Place } from './place.ts'
import type { Sense } from './senses.ts'

const supposes = is('scenario', 'solve')

const isRankOfChange = (plan: AnswerablePlan, way?: 'rise' | 'fall'): boolean =>
  plan.operator === 'rank' && plan.asked !== undefined && (plan.asked === 'swing' || plan.asked === way)

const isCountOfChange = (plan: AnswerablePlan, way?: 'rise' | 'fall'): boolean =>
  plan.operator === 'count' && plan.step !== undefined && (way === undefined || plan.step.endsWith(way))

const isOfChange = (plan: AnswerablePlan): boolean =>
  is('compare', 'explain', 'forecast')(plan) || supposes(plan) || measureOf(plan) === 'growth'

const isBounded = (plan: AnswerablePlan): boolean =>
  plan.operator === 'count' ||
  (plan.operator === 'value' && plan.target !== undefined) ||
  plan.operator === 'forecast' ||
  supposes(plan)

/** "Fell below 15k" is below it. */
const isCrossed = (plan: AnswerablePlan, { question, at }: Place, sense: 'rise' | 'fall'): boolean => {
  const next = question.terms[at + 1]
  return (
    plan.operator === 'count' &&
    next !== undefined &&
    (sense === 'fall'
      ? plan.below !== undefined && isCue(next, 'below')
      : plan.above !== undefined && isCue(next, 'above'))
  )
}

export const expressesSense = (plan: AnswerablePlan, place: Place, sense: Sense): boolean => {
  switch (sense) {
    case 'rise':
    case 'fall':
      // The largest loss is the lowest profit.
      if (
        sense === 'fall' &&
        plan.operator === 'rank' &&
        plan.measure === 'profit' &&
        plan.order === 'lowest'
      )
        return true
      return (
        isCrossed(plan, place, sense) ||
        isOfChange(plan) ||
        isRankOfChange(plan, sense) ||
        isCountOfChange(plan, sense) ||
        (plan.operator === 'value' && plan.target !== undefined)
      )
    case 'move':
    case 'steady':
      return isOfChange(plan) || isRankOfChange(plan) || isCountOfChange(plan)
    case 'high':
    case 'low': {
      if (is('compare', 'explain', 'count')(plan) || supposes(plan)) return true
      // How long the cash lasts says whether it is healthy or low.
      if (plan.operator === 'value' && plan.lasting) return true
      if (plan.operator === 'rank') return (plan.order === 'highest') === (sense === 'high')
      return isExtreme(plan)
    }
    case 'miss':
      return plan.operator === 'count' && (plan.below !== undefined || plan.atMost !== undefined)
    case 'reach':
      return isBounded(plan)
    case 'multiple':
      return (
        supposes(plan) ||
        is('explain')(plan) ||
        (plan.operator === 'compare' && plan.claimed?.times !== undefined)
      )
  }
}
