/** "If fees were $52,000 a week", "what would $20k a week leave us?": a sum that is all that comes in, and no step of it. */
import { leverOf } from '../levers.ts'
import { priceLimit } from '../money-changes.ts'
import { hasCue, type Question, textOf } from '../question.ts'
import { meaningOf, type Term } from '../term.ts'
import { amountUnit } from './amount-units.ts'
import type { Amount } from './amounts.ts'

const about = /^(?:about|around|roughly|only|just|a|the|say|exactly|steady|constant|flat|more like)$/
const reaching =
  /^(?:(?:\w+ )?to|was|were|is|are|be|been|being|hit|hits|reach|reaches|reached|of|at|to|made|average|averaged|averages)$/
const auxiliary =
  /^(?:would|will|had|have|has|could|should|went|go|goes|come|comes|came|fall|falls|fell|fallen|drop|drops|dropped|rise|rises|rose|risen|climb|climbs|climbed|slip|slips|slipped|sink|sank|grow|grows|grew|increase|increases|increased|decrease|decreased|return|returns|returned|stay|stays|stayed|get|got|held|in|a|per|each|every|week|weekly|up|back|down)$/
const earning =
  /^(?:do|did|does|take|takes|took|bill|bills|billed|bank|banks|banked|gross|grossed|turn over|turned over|bring in|brought in|invoice|invoiced)$/
const giving = /\b(?:give|gives|leave|leaves|mean|means|make|makes|bring|get|do|look)\b/i
const leastPlain = 5000
const onTop = /^(?:more|extra|another|additional|further|less|fewer|off|on top)$/

const isRevenue = (term: Term | undefined): boolean =>
  term !== undefined && meaningOf(term, 'measure')?.measure === 'revenue'

const backOver = (terms: readonly Term[], from: number, words: RegExp): number => {
  let at = from
  while (at >= 0 && words.test(textOf(terms[at]))) at -= 1
  return at
}

const isOutcome = (term: Term): boolean =>
  ['profit', 'margin', 'costs', 'runway'].includes(meaningOf(term, 'measure')?.measure ?? '')

const isOther = (term: Term): boolean => {
  const lever = leverOf(term)
  const isCost = lever !== undefined && lever !== 'price' && lever !== 'volume'
  return isCost || meaningOf(term, 'staff-hours') !== undefined
}

/** Places of what says that an amount is the whole of the revenue; undefined where nothing does. */
export const revenueLevel = (question: Question, amount: Amount): readonly number[] | undefined => {
  const { terms, amounts } = question
  const { first, after, unit, value } = amount
  // So many sales would be more than anybody counts.
  const isMoney = unit === 'dollars' || (unit === 'plain' && value >= leastPlain)
  if (!isMoney || value <= priceLimit(question)) return undefined
  const [before, next] = [terms[first - 1], terms.slice(after, after + 3)]
  if (onTop.test(textOf(before)) || next.some((term) => onTop.test(textOf(term)))) return undefined
  const isOften = amountUnit(question, amount) !== undefined
  const verb = backOver(terms, first - 1, about)
  const lead = textOf(terms[verb])
  if (reaching.test(lead)) {
    const subject = backOver(terms, backOver(terms, verb, reaching), auxiliary)
    const isSubject = isRevenue(terms[subject]) && !terms.slice(subject, first).some(isOther)
    if (isSubject && !/^from$/.test(textOf(terms[verb - 1]))) return [subject, first]
  }
  // Nothing else is in question than what is left of so much.
  const isAlone = isOften && amounts.length === 1 && !terms.some(isOther)
  if (!isAlone || hasCue(question, 'how-many', 'need', 'should')) return undefined
  if (hasCue(question, 'if') && (earning.test(lead) || (isRevenue(terms[verb]) && /^(?:we|i) /.test(lead))))
    return [verb, first]
  if (/^(?:at|on|with)$/.test(lead) && terms.some(isOutcome)) return [first]
  return opens.test(terms.slice(0, first).map(textOf).join(' ')) && giving.test(question.text)
    ? [first]
    : undefined
}

const opens = /^(?:(?:and|so|ok|but|now) )*what (?:would|does|do|will)(?: about| around)?$/

/** True for a question that supposes how much comes in. */
export const supposesRevenue = (question: Question): boolean =>
  !hasCue(question, 'how-many', 'need', 'reach', 'should') || hasCue(question, 'if')
    ? question.amounts.some((amount) => revenueLevel(question, amount) !== undefined) &&
      (hasCue(question, 'if') ||
        /^\W*(?:with|at|on|what (?:\w+ )?(?:would|does|will|could))\b/i.test(question.text))
    : false
