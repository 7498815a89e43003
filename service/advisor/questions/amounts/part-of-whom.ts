/** A part of those who pay: "a fifth of our regulars leave", "half the customers went elsewhere". */
import type { LeverChange } from '#schema/advisor/change-plans'
import { isGoing } from '../departures.ts'
import { clauseOf, within } from '../levers.ts'
import { type Question, textOf, type Used } from '../question.ts'
import { meaningOf, type Term } from '../term.ts'
import type { Amount } from './amounts.ts'
import { directionOf, directionsIn } from './directions.ts'

const reach = 4
/** Each of them buys about as much as another. */
const buyers =
  /^(?:regulars?|customers?|guests?|diners?|patrons?|visitors?|shoppers?|buyers?|clients?|punters?|vendors?|sellers?)$/
/** What each of them pays is not on record, and is no part of all that comes in. */
const payers =
  /^(?:landlords?|managements?|tenants?|sponsors?|accounts?|contracts?|program(?:me)?s?|projects?|retainers?|homes?|properties|rentals?|leases?|members?|listings?)$/
const joins = /^(?:of|all|the|our|my|these|those|its)$/

/** The words that an amount is a part of: "of our regulars". */
const wholeOf = ({ terms }: Question, { first, after, unit }: Amount): readonly Term[] => {
  const words = unit === 'percent' ? terms.slice(after, after + reach) : []
  const start = words.findIndex((term) => !joins.test(textOf(term)))
  // "One in four listings": no word joins it to what it is a part of.
  const isOutOf = /^\p{L}+ (?:in|(?:out )?of) \p{L}+$|^\d+ (?:in|(?:out )?of) \d+$/u.test(
    terms[first]?.text ?? '',
  )
  return start > 0 || (isOutOf && start === 0) ? words.slice(start) : []
}

/** What is an amount a part of: those who buy, somebody or something that no record splits, or neither. */
export const partOfWhom = (question: Question, amount: Amount): 'buyers' | 'others' | undefined => {
  const [first, second] = wholeOf(question, amount)
  // "Win back half of it": a part of what was spoken of before.
  if (/^(?:it|them|that|this|those|these)$/.test(textOf(first))) return 'others'
  const names = (words: RegExp) => [first, second].some((term) => words.test(textOf(term)))
  if (names(payers) || (first && meaningOf(first, 'unknown') && !names(buyers))) return 'others'
  return names(buyers) ? 'buyers' : undefined
}

/** So much less is sold where a part of the buyers goes; one that is won or cut is a change of the owner's. */
export const buyersGone = (question: Question, used: Used, amount: Amount): LeverChange | undefined => {
  const { first, after, value } = amount
  const isLost = isGoing(question.text)
  if (!isLost && within(directionsIn(question), clauseOf(question, first)).length === 0) return undefined
  const named = question.terms.findIndex((term, at) => at >= after && buyers.test(textOf(term)))
  for (let at = first; at <= named; at += 1) used.add(at)
  const sign = directionOf(question, used, first)
  return { lever: 'volume', by: 'percent', size: (isLost ? -1 : sign) * value }
}

const ofTheirs =
  /\b(?:of|from) (?:its|their|his|her) (?:own )?(?:work|business|orders?|jobs?|spend\w*|budget|programme|program|bookings|managements)\b|\b(?:cuts?|halves|trims?|reduces?) (?:its|their|his|her) (?:work|business|orders?|spend\w*|budget|bookings)\b/i

/** True for a part of what somebody has with us: "half of their bookings". */
export const isPartOfTheirs = (text: string): boolean => ofTheirs.test(text)
