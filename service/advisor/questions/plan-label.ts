/** What a plan asks for, in a few words that somebody understands who sees nothing else. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { closureWords } from '../answers/change-words.ts'
import { rowsLabel } from '../detail/read/rows-label.ts'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import { againstText, boundsText, changeText, leverText, sizeText, whenText } from './labels/plan-words.ts'
import type { Question } from './question.ts'

const actionLabels = {
  'email-drafts': 'Draft an email',
  roster: 'Plan a roster',
  'social-plan': 'Plan social posts',
} as const

const longest = 120

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const aggregates = {
  whole: '',
  mean: 'Average ',
  median: 'Middle ',
  highest: 'Highest ',
  lowest: 'Lowest ',
  last: 'Last ',
} as const

/** "Average revenue a week in September, against $20,000" */
const valueLabel = (plan: Extract<AnswerablePlan, { operator: 'value' }>, question: Question): string => {
  const { measure, aggregate = 'whole', each, group, target } = plan
  const name = `${aggregates[aggregate]}${measureLabel(measure, question.trade)}`
  const by = each && aggregate !== 'whole' ? ` a ${each}` : ''
  const apart = group ? `, by the ${group}` : ''
  const level = target ? `, against ${sizeText(measure, target.size)}` : ''
  return `${capital(name)}${by}${whenText(question, plan.period, plan.filter)}${apart}${level}`
}

/** Shown on a button, and sent as the message when it is pressed. */
export const planLabel = (plan: AnswerablePlan, question: Question): string =>
  labelOf(plan, question).slice(0, longest)

const labelOf = (plan: AnswerablePlan, question: Question): string => {
  const { trade } = question
  const measure = 'measure' in plan ? plan.measure : undefined
  const name = measure ? capital(measureLabel(measure, trade)) : ''
  const subject = measure ? subjectOf(measure, trade).text : ''
  switch (plan.operator) {
    case 'value':
      return valueLabel(plan, question)
    case 'compare':
      return `${name}${whenText(question, plan.of.period, plan.of.filter)}, against ${againstText(question, plan.against.period, plan.against.filter)}`
    case 'rank':
      return `The ${plan.count === 1 ? plan.by.replace('-of-week', '') : `${plan.count} ${plan.by.replace('-of-week', '')}s`}${plan.by === 'hour-of-week' ? ' of the week' : ''} with the ${plan.order} ${measureLabel(plan.measure, trade)}${whenText(question, plan.period, plan.filter)}`
    case 'count':
      return `How many ${plan.by}s ${subject} was ${boundsText(plan.measure, plan)}${whenText(question, plan.period, plan.filter)}`
    case 'share':
      return `${name}${whenText(question, plan.period, plan.filter)} as a share of ${plan.whole.measure ? measureLabel(plan.whole.measure, trade) : 'all of it'}`
    case 'explain':
      return `Why ${subject} changed${whenText(question, plan.of)}`
    case 'forecast':
      return `What to expect of ${subject}${plan.period ? whenText(question, plan.period) : ''}`
    case 'define':
      return `What “${plan.term?.replaceAll('-', ' ') ?? (measure ? measureLabel(measure, trade) : 'it')}” means`
    case 'scenario':
      if (plan.closed && plan.changes.length === 0)
        return `What ${closureWords(plan.closed).name} would do to profit`
      return plan.changes.length > 0
        ? `What profit would be with ${plan.changes.map((change) => changeText(question, change)).join(' and ')}`
        : 'What a change would do to profit'
    case 'solve':
      return `What ${leverText(question, plan.lever)} must be for ${measureLabel(plan.outcome, trade)}${plan.target === undefined ? '' : ` of ${sizeText(plan.outcome, plan.target)}`}`
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
      return overviewLabels[plan.of]
    case 'rows':
      return rowsLabel(plan)
    case 'talk':
    case 'decline':
      return 'Something else'
  }
}

const overviewLabels = {
  standing: 'Where the business stands',
  risks: 'What is at risk',
  strengths: 'What is going well',
  news: 'What has changed',
  board: 'What a board should know',
} as const

/** Advice on no matter in particular. */
export const nextSteps = 'What to do next'
