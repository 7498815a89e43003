/** Work that somebody buys from the team: "the hospital network takes both seniors for four days a week". */
import type { LeverChange } from '#schema/advisor/change-plans'
import { perWeek } from './amounts/amount-units.ts'
import type { Amount } from './amounts/amounts.ts'
import type { Question, Used } from './question.ts'
import { isCue, meaningOf } from './term.ts'

const buys =
  /\b(?:takes?|took|books?|booked|wants?|needs?|engages?|buys?|uses?|contracts?|agrees? to)\b.{0,40}\b(?:days?|shifts?)\b|\b(?:placed?|place|booked|billed|find work for|sell|sold)\b.{0,40}\b(?:seniors?|juniors?|consultants?|people|both|bench)\b.{0,40}\bdays?\b/i
const ofOwn = /^\W*(?:\w+ ){0,3}(?:we|i) (?:take|hire|need|use|book|want|lose|cut)\b/i
const each = /\b(?:each|apiece|per (?:person|head|senior|consultant)|both of them)\b/i

/** Days that are sold to somebody; undefined where no team is bought from. */
export const placedWork = (question: Question): Amount | undefined => {
  const { text, trade, terms, amounts } = question
  if (trade !== 'consulting' || !buys.test(text) || ofOwn.test(text)) return undefined
  if (!terms.some((term) => meaningOf(term, 'staff-hours')) || terms.some((term) => isCue(term, 'loss')))
    return undefined
  const isDays = ({ after }: Amount) =>
    terms.slice(after, after + 3).some(({ words }) => /\bdays?\b/.test(words.join(' ')))
  return amounts.find((amount) => amount.unit === 'plain' && isDays(amount))
}

const several = (question: Question, days: Amount): number => {
  const people = question.amounts.find(
    (amount) => amount !== days && amount.unit === 'plain' && amount.value <= 9,
  )
  const isBoth = /\bboth\b/i.test(question.text)
  return each.test(question.text) ? (people?.value ?? (isBoth ? 2 : 1)) : 1
}

/** The days as trade that comes in. */
export const takePlaced = (question: Question, used: Used, days: Amount): LeverChange[] => {
  for (const [at, term] of question.terms.entries())
    if (meaningOf(term, 'staff-hours') ?? meaningOf(term, 'number') ?? meaningOf(term, 'unknown'))
      used.add(at)
  return [{ lever: 'volume', by: 'amount', size: several(question, days) * perWeek(question, days) }]
}
