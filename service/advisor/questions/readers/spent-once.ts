/** A sum in a question that is spent once, such as the price of a machine. */
import { amountUnit } from '../amounts/amount-units.ts'
import type { Amount } from '../amounts/amounts.ts'
import { isLevel } from '../amounts/change-sizes.ts'
import { clauseOf, leversIn, within } from '../levers.ts'
import type { Question } from '../question.ts'
import { meaningOf } from '../term.ts'

/** Words that ask whether something can be paid for. */
export const affords =
  /\b(?:afford|carry (?:that|it|this|them|him|her|another)|wear (?:that|it|this)|absorb|stretch to|manage (?:that|it|this)|handle (?:that|it|this)|sustain|get away with|enough (?:cash|money|in the bank)|budget for|run to)\b/i
/** Words that ask when a sum is earned back. */
export const paysBack =
  /\b(?:pay(?:s|ing)? (?:\w+ )?(?:back|off|for itself)|paid (?:back|off)|payback|pay-back|recoup|earn (?:it|that|this) back|break even on (?:it|that)|(?:once|one[- ]off|upfront|up front)|return on)\b/i
const spends =
  /\b(?:buy|buying|purchase|spend|spending|fork out|splash|invest|cash for|pay cash|outlay|upgrade|replace|cost(?:s|ing)?|worth of)\b/i

/** "Everyone a $500 bonus", "a $1,000 bonus each": the sum is for every one of the team. "A $15,000 bonus to everyone" may be that in all. */
export const forEachOne =
  /\b(?:a|per) (?:head|person|staff member|employee)\b|\b(?:each|apiece)\b|\b(?:everyone|everybody|(?:all|each|every one) (?:of )?(?:the |my |our )?(?:staff|team|crew)) an? \$ ?\d/i
const gifts = /\b(?:bonus(?:es)?|gifts?|presents?|hampers?|vouchers?|thank.?yous?)\b/i

/** True for a bonus or gift to each of the team: how many they are is on record, and no part of the question. */
export const isGiftForEach = (text: string): boolean => forEachOne.test(text) && gifts.test(text)

const leastOnce = 500

/** A sum that is spent once: dollars for no week, month or year, and no step of a lever. */
export const onceIn = (question: Question): Amount | undefined => {
  if (!affords.test(question.text) && !spends.test(question.text) && !paysBack.test(question.text))
    return undefined
  return question.amounts.find(
    (amount) =>
      (amount.unit === 'dollars' || (amount.unit === 'plain' && amount.value >= leastOnce)) &&
      amount.value >= leastOnce &&
      amountUnit(question, amount) === undefined &&
      !isLevel(question, amount) &&
      !isStep(question, amount) &&
      !isPaidWork(question, amount),
  )
}

/** "Another $2,000 on ads", "up by $600": a step that goes on. */
const isStep = ({ terms }: Question, { first }: Amount): boolean =>
  terms
    .slice(Math.max(0, first - 2), first)
    .some((term) => /^(?:another|extra|additional|by|more|further|up|down)$/i.test(term.text))

/** Pay and rent go on, even where no time is said: "can we afford another agent on $80k". */
const isPaidWork = (question: Question, amount: Amount): boolean =>
  within(leversIn(question), clauseOf(question, amount.first)).some(
    ({ lever, at }) => (lever === 'staff' || lever === 'premises') && Math.abs(at - amount.first) <= 6,
  ) && !paysBack.test(question.text)

const near = 2

/** Places of a sum that is spent once, with the verb and the thing it is spent on: "buy a $15,000 machine". */
export const boughtWith = ({ terms }: Question, { first }: Amount): readonly number[] =>
  terms.flatMap((term, at) => {
    const isThing = at > first && at <= first + near && meaningOf(term, 'unknown') !== undefined
    return at === first || isThing || (at < first && spends.test(term.text)) ? [at] : []
  })
