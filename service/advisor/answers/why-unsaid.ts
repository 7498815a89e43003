/** What is asked after a premise that holds: "why are Mondays so quiet?" */
import type { Plan } from '#schema/advisor/plan'
import { type Line, say } from '../line.ts'

const asksWhy = /\b(?:why|how come|what makes|reason|behind|explain\w*)\b/i

/** Says that no record has the reason for what was found to be so; undefined for any other answer. */
export const whyUnsaid = (
  message: string,
  plan: Plan,
  lines: readonly (Line | undefined)[],
): Line | undefined => {
  const isOfPremise =
    (plan.operator === 'rank' && plan.claimed !== undefined) ||
    (plan.operator === 'compare' && plan.of.period.weekdays !== undefined && plan.asked !== undefined)
  const isSo = lines.find((line) => line !== undefined)?.text.startsWith('Yes')
  return isOfPremise && isSo && asksWhy.test(message)
    ? say`I found nothing on record that says why.`
    : undefined
}
