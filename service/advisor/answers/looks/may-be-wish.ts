/** Which readings may be a wish that was put as a figure, and which test a claim. */
import type { Plan } from '#schema/advisor/plan'
import type { Question } from '../../questions/question.ts'
import { meaningOf } from '../../questions/term.ts'

// "Quickest way to get cash in" mentions cash without asking for a figure.
const wishes: ReadonlySet<Plan['operator']> = new Set([
  ...([
    'value',
    'rank',
    'due',
    'decided',
    'find',
    'clarify',
    'decline',
    'overview',
    'solve',
    'share',
    'advise',
  ] as const),
])

/** "Which weekday earns the most?" is about weekdays, and no wish to earn more. */
const isOfTimes = (plan: Plan, { terms }: Question): boolean =>
  plan.operator === 'rank' &&
  plan.by !== 'expense' &&
  terms.some(
    (term) =>
      (meaningOf(term, 'by-weekday') ?? meaningOf(term, 'hour-of-day') ?? meaningOf(term, 'grain')) !==
      undefined,
  )

/** True for a plan that may be read in place of a wish, such as for more cash. */
export const mayBeWish = (plan: Plan, question: Question): boolean =>
  wishes.has(plan.operator) && !isOfTimes(plan, question)

/** True for a plan that tests what is claimed. */
export const testsClaim = (plan: Plan): boolean => {
  switch (plan.operator) {
    case 'rank':
      return (plan.claimed ?? plan.claimedLine) !== undefined
    case 'count':
    case 'compare':
    case 'decided':
      return plan.claimed !== undefined
    default:
      return false
  }
}
