/** A question back whose nearest choice is of what nothing on record measures: to choose it would only be refused. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluate } from '../../plans/evaluate.ts'

/** The choice to refuse at once; undefined for any other plan, and where it can be measured. */
export const unmeasuredChoice = (plan: Plan, context: Context): AnswerablePlan | undefined => {
  const [nearest] = plan.operator === 'clarify' ? plan.choices : []
  const own = nearest?.plan
  if (!own || !/^(?:value|compare|rank|count|share|explain|forecast)$/.test(own.operator)) return undefined
  const answer = evaluate(own, context)
  return isNothing(answer) && answer.reason === 'not-measured' ? own : undefined
}
