/** How the size of a change is said: a step, a level that is reached, or one figure from another. */
import type { Lever } from '#schema/advisor/change-plans'
import { type Question, textOf } from '../question.ts'
import { meaningOf } from '../term.ts'
import type { Amount } from './amounts.ts'

const reached = /(?:^| )to(?: (?:about|around|roughly|only|just|a|the))?$/
const held = /(?:^| )(?:to|at|was|were|be|is|became|hit)(?: (?:about|around|roughly|only|just|a|the))?$/

/** "To $2,500", "down to nothing", and for prices "at $1,500": where a lever ends. */
export const isLevel = ({ terms }: Question, { first, after }: Amount, lever?: Lever): boolean => {
  const lead = terms.slice(Math.max(0, first - 2), first).map(textOf)
  // "Stretch to a $20,000 machine" says what it costs.
  if (terms.slice(Math.max(0, first - 3), first).some(({ text }) => /^(?:stretch|commit)$/i.test(text)))
    return false
  // "If every sale was a dollar bigger"
  if (
    /^(?:more|less|extra|bigger|smaller|higher|lower|dearer|cheaper|up|down|better|worse)$/i.test(
      terms[after]?.text ?? '',
    )
  )
    return false
  return (lever === 'price' ? held : reached).test(lead.join(' '))
}

/** "From $300 to $380": the first of the two, for the second. */
export const startOf = (question: Question, amount: Amount): Amount | undefined => {
  const { terms, amounts } = question
  const before = amounts[amounts.indexOf(amount) - 1]
  if (!before || before.unit !== amount.unit || amount.first - before.after > 3) return undefined
  const isFrom = /^from$/.test(textOf(terms[before.first - 1]))
  return isFrom && isLevel(question, amount) ? before : undefined
}

/** "For six weeks", "over three months": how long, and no size. */
export const isDuration = ({ terms }: Question, { first, after, unit }: Amount): boolean =>
  unit === 'plain' &&
  /^(?:for|over|within|in|after|next|last|every)$/.test(textOf(terms[first - 1])) &&
  terms.slice(after, after + 1).some((term) => meaningOf(term, 'grain') ?? meaningOf(term, 'unit'))

/** "Half the marketing": what is left of it, where no other word says the direction. */
export const isHalfOf = ({ terms }: Question, { first, unit, value }: Amount): boolean =>
  unit === 'percent' &&
  value === 50 &&
  /^half$/.test(textOf(terms[first])) &&
  /^(?:the|our|my|of|all)$/.test(textOf(terms[first + 1]))
