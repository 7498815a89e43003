/** A question back, with the readings that a question may have as choices. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { plusDays } from '../calendar.ts'
import { nextSteps, planLabel } from './plan-label.ts'
import { lastWeeks, type Question } from './question.ts'
import type { ReadQuestion } from './read.ts'
import { isContent, isCue, meaningOf } from './term.ts'

const lastWeek = lastWeeks(1)
const explained: AnswerablePlan = {
  operator: 'explain',
  measure: 'revenue',
  of: lastWeek,
  against: { ...lastWeek, moved: 'just-before' },
}
const advised: AnswerablePlan = { operator: 'advise', matter: nextSteps }
const standing: AnswerablePlan = { operator: 'overview', of: 'standing' }
const ofProfit: AnswerablePlan = { operator: 'value', measure: 'profit', period: lastWeek }
const ofRevenue: AnswerablePlan = { operator: 'value', measure: 'revenue', period: lastWeek }
const ofSales: AnswerablePlan = { operator: 'value', measure: 'transactions', period: lastWeek }

const farAhead = 60

const dueAhead = ({ today }: Question): AnswerablePlan => ({
  operator: 'due',
  period: { of: { kind: 'dates', from: today, to: plusDays(today, farAhead) } },
})

/** What a word of asking alone may be after, by that word. */
const byAsking = (question: Question): readonly AnswerablePlan[] => {
  const has = (...cues: Parameters<typeof isCue>[1][]) => question.terms.some((term) => isCue(term, ...cues))
  if (has('how-many', 'how-often')) return [ofSales, ofRevenue]
  if (has('how-much')) return [ofRevenue, ofProfit]
  if (has('when')) return [dueAhead(question), standing]
  return has('why') ? [explained, standing] : [standing, advised]
}

/** What goes on from the answer before: its measure again, and why it changed. */
const goingOn = (before: Plan | undefined): readonly AnswerablePlan[] => {
  if (before === undefined || !('measure' in before)) return []
  const { measure } = before
  const period = 'period' in before ? before.period : lastWeek
  return [
    { operator: 'value', measure, period: lastWeek },
    { operator: 'explain', measure, of: period, against: { ...period, moved: 'just-before' } },
  ]
}

const maxChoices = 3

/** Asks which of several plans is meant; fewer than two are filled up from what was asked before, or by the word of asking. */
export const clarifyAmong = (
  question: Question,
  plans: readonly AnswerablePlan[],
  confidence: number,
  before?: Plan,
): ReadQuestion => {
  const choices = new Map<string, AnswerablePlan>()
  const own = plans.filter(({ operator }) => operator !== 'decline' && operator !== 'talk')
  for (const plan of [...own.slice(0, maxChoices), ...goingOn(before), ...byAsking(question), advised]) {
    const label = planLabel(plan, question)
    if ((choices.size < 2 || plans.includes(plan)) && !choices.has(label)) choices.set(label, plan)
  }
  return {
    plan: { operator: 'clarify', choices: [...choices].map(([label, plan]) => ({ label, plan })) },
    also: [],
    coverage: 0,
    notUnderstood: [],
    confidence,
  }
}

const onlyAsking = [
  'how-many',
  'how-often',
  'how-much',
  'which',
  'who',
  'when',
  'why',
  'question',
  'this',
  'follow-up',
  'and',
  'not',
  'last',
  'same',
  'compare',
  'say',
] as const

const most = 4

/** True for a message that only asks, or points at something, and names nothing: "how many?", "and that one?" */
export const isBare = ({ terms, periods, amounts }: Question): boolean => {
  const words = terms.filter((term) => !meaningOf(term, 'mark'))
  return (
    periods.length === 0 &&
    amounts.length === 0 &&
    words.length <= most &&
    words.every((term) => !isContent(term) || isCue(term, ...onlyAsking))
  )
}
