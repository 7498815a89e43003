/** What a plan asks for, in a few words that somebody understands who sees nothing else. */
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { spanText } from '../answers/period-text.ts'
import { weekdayNames } from '../calendar.ts'
import { rowsLabel } from '../detail/read/rows-label.ts'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Question } from './question.ts'

const actionLabels = {
  'email-drafts': 'Draft an email',
  roster: 'Plan a roster',
  'social-plan': 'Plan social posts',
} as const

const longest = 120

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const whenOf = ({ today }: Question, period: Period): string => {
  const span = resolvePeriod(period, { today, record: undefined })
  if (span === undefined) return ''
  const { weekdays } = period
  const days = weekdays?.length === 1 ? ` on ${weekdayNames[weekdays[0] ?? 0]}s` : ''
  return `${days} ${spanText(span, today).when}`
}

const ends = { highest: 'highest', lowest: 'lowest' } as const

/** Shown on a button, and sent as the message when it is pressed. */
export const planLabel = (plan: AnswerablePlan, question: Question): string => {
  const { trade } = question
  const measure = 'measure' in plan ? plan.measure : undefined
  const name = measure ? capital(measureLabel(measure, trade)) : ''
  const subject = measure ? subjectOf(measure, trade).text : ''
  switch (plan.operator) {
    case 'value':
      return `${name}${whenOf(question, plan.period)}`
    case 'compare':
      return `${name}${whenOf(question, plan.of.period)}, compared with another time`
    case 'rank':
      return `The ${plan.by}s with the ${ends[plan.order]} ${measureLabel(plan.measure, trade)}`
    case 'count':
      return `How often ${subject} was that high or low`
    case 'share':
      return `What share of ${subject} that is`
    case 'explain':
      return `Why ${subject} changed${whenOf(question, plan.of)}`
    case 'forecast':
      return `What to expect of ${subject}`
    case 'define':
      return `What “${plan.term?.replaceAll('-', ' ') ?? (measure ? measureLabel(measure, trade) : 'it')}” means`
    case 'scenario':
      return 'What a change would do to profit'
    case 'solve':
      return 'What it would take to get there'
    case 'find':
      return `What is on record about ${plan.words.slice(0, 4).join(' ') || 'it'}`.slice(0, longest)
    case 'due':
      return 'Dates ahead and decisions waiting'
    case 'decided':
      return 'What was decided, and what came of it'
    case 'advise':
      return plan.matter === nextSteps ? 'What to do next' : 'What I would do about it'
    case 'act':
      return actionLabels[plan.action]
    case 'focus':
      return 'Progress against the focus'
    case 'overview':
      return plan.of === 'risks' ? 'What is at risk' : 'Where the business stands'
    case 'rows':
      return rowsLabel(plan)
    case 'talk':
    case 'decline':
      return 'Something else'
  }
}

/** Advice on no matter in particular. */
export const nextSteps = 'What to do next'
