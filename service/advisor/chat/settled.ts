/** What a message asks once its particulars are read: the same words ask something else about a month than about a day. */
import type { Question } from './question.ts'

/** What, asked of a single day, is told by its hours. */
const ofOneDay: readonly Question['intent'][] = ['value', 'trend', 'overview', 'unclear', 'extreme']

/** The question as it is answered. */
export const settled = (question: Question): Question => {
  const { intent, metric, lever, amount, dollars, per, when } = question
  if (intent === 'afford' && lever === 'hours') return { ...question, intent: 'what-if' }
  // A cost that comes back every week is a change; a sum that is paid once is not.
  const isOften = amount !== undefined || (per !== undefined && per !== 'piece')
  if (intent === 'afford' && lever === 'cost' && isOften) return settled({ ...question, intent: 'what-if' })
  // How cash answers is known for takings; of a price, a cost or paid hours, profit is what can be told.
  const isOfCharges = lever === 'cost' || lever === 'price' || lever === 'hours'
  if (intent === 'cash' && isOfCharges && (amount !== undefined || dollars !== undefined))
    return settled({ ...question, intent: 'what-if' })
  if (intent === 'afford' && dollars === undefined) return { ...question, intent: 'cash' }
  if (question.day !== undefined && ofOneDay.includes(intent)) return { ...question, intent: 'day' }
  // "Did we hit 1,300 sales?" asks how far it is from that.
  const isHeldAgainst = question.target !== undefined && metric !== undefined
  if (isHeldAgainst && (intent === 'trend' || intent === 'focus')) return { ...question, intent: 'value' }
  // "Did revenue go up in July?" asks what it was, not where it is heading.
  if (intent === 'trend' && when !== undefined) return { ...question, intent: 'value' }
  const isOfDay = question.weekday !== undefined && question.grain !== 'week'
  if (intent === 'compare' && question.weekdays) return { ...question, intent: 'extreme' }
  if ((intent === 'value' || intent === 'expenses') && when === undefined && isOfDay)
    return { ...question, intent: 'extreme' }
  if (intent === 'why' && metric === undefined) return { ...question, intent: 'ask-metric' }
  if (intent === 'why' && question.months) return { ...question, leavesOut: 'month' }
  if (intent !== 'what-if') return question
  if (lever === undefined) return { ...question, intent: 'ask-change' }
  if (lever === 'opening') return question
  const isInDollars = dollars !== undefined && (lever === 'price' || (lever === 'cost' && per !== 'piece'))
  if (amount === undefined && !isInDollars) return { ...question, intent: 'ask-percent' }
  return lever === 'takings' ? { ...question, intent: 'cash' } : question
}
