/** A question back, with the readings that a question may have as choices. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measureLabel } from '../measures/measure-names.ts'
import { lastWeeks, type Question } from './question.ts'
import type { ReadQuestion } from './read.ts'

const actionLabels = {
  'email-drafts': 'Draft an email',
  roster: 'Plan a roster',
  'social-plan': 'Plan social posts',
} as const

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a plan asks for, in a few words. */
export const planLabel = (plan: AnswerablePlan, { trade }: Question): string => {
  const measure = 'measure' in plan ? capital(measureLabel(plan.measure, trade)) : ''
  switch (plan.operator) {
    case 'value':
      return `${measure}: the figure`
    case 'compare':
      return `${measure}: compared with another time`
    case 'rank':
      return `${measure}: highest and lowest`
    case 'count':
      return `${measure}: how often`
    case 'share':
      return `${measure}: its share`
    case 'explain':
      return `${measure}: why it changed`
    case 'forecast':
      return `${measure}: what to expect`
    case 'define':
      return `${measure}: what it means`
    case 'scenario':
      return 'What a change would do'
    case 'solve':
      return 'What it would take'
    case 'find':
      return `On record: ${plan.words.slice(0, 3).join(', ')}`.slice(0, 120)
    case 'due':
      return 'Deadlines and decisions waiting'
    case 'decided':
      return 'Decisions taken'
    case 'advise':
      return 'What to do about it'
    case 'act':
      return actionLabels[plan.action]
    case 'focus':
      return 'Progress against the focus'
    case 'overview':
      return plan.of === 'risks' ? 'What is at risk' : 'Where the business stands'
    case 'talk':
    case 'decline':
      return 'Something else'
  }
}

const usual: readonly AnswerablePlan[] = [
  { operator: 'value', measure: 'profit', period: lastWeeks(1) },
  { operator: 'advise', matter: 'What to do next' },
]

const maxChoices = 3

/** Asks which of several plans is meant; fewer than two are filled up with the usual ones. */
export const clarifyAmong = (
  question: Question,
  plans: readonly AnswerablePlan[],
  confidence: number,
): ReadQuestion => {
  const choices = new Map<string, AnswerablePlan>()
  for (const plan of [
    ...plans.filter(({ operator }) => operator !== 'decline' && operator !== 'talk').slice(0, maxChoices),
    ...usual,
  ]) {
    const label = planLabel(plan, question)
    if (choices.size < 2 || plans.includes(plan)) if (!choices.has(label)) choices.set(label, plan)
  }
  return {
    plan: { operator: 'clarify', choices: [...choices].map(([label, plan]) => ({ label, plan })) },
    also: [],
    coverage: 0,
    notUnderstood: [],
    confidence,
  }
}
