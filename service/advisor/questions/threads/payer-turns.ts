/** What those bring who were supposed to leave or come: "they bring in $5,000 a week", "4 days a week each", "20% of our billing". */
import type { LeverChange } from '#schema/advisor/change-plans'
import { isUnit, weeksIn } from '../../search/quoted-sum.ts'
import type { Amount } from '../amounts/amounts.ts'
import { measuresIn, type Question } from '../question.ts'
import { meaningOf } from '../term.ts'
import type { Turn, TurnReader } from './turn.ts'

const rhythm =
  /\b(?:(?:a|per|each|every) (?<unit>week|fortnight|month|quarter|year)|(?<yearly>p\.?a\.?|annually|yearly))\b/i
const forEach =
  /\b(?:each(?! (?:week|month|year|quarter|fortnight)\b)|apiece|per client|every one|both of them bring|a head)\b/i
/** Words by which a turn says something else than what they bring. */
const another =
  /\b(?:if|instead|what|how|why|when|which|who|should|could|can|write|draft|price|rates?|wages|rent|marketing|cut|raise|hire)\b/

/** Amounts of this size are never counted in days or sales. */
const leastSum = 500

const isMoney = (amount: Amount, { question }: Turn): boolean =>
  amount.unit === 'dollars' ||
  (amount.value >= leastSum &&
    question.terms.slice(amount.after, amount.after + 1).every((term) => !meaningOf(term, 'measure')))

const changeOf = (turn: Turn, amount: Amount, many: number, sign: 1 | -1): LeverChange => {
  const all = sign * amount.value * many
  if (amount.unit === 'percent') return { lever: 'volume', by: 'percent', size: all }
  const { unit = 'week', yearly } = rhythm.exec(turn.text)?.groups ?? {}
  const each = yearly ? 'year' : unit
  const weeks = isUnit(each) ? weeksIn[each] : 1
  return { lever: 'volume', by: isMoney(amount, turn) ? 'revenue' : 'amount', size: all / weeks }
}

/** The scenario with what they bring, once that is told. */
const payersTold: TurnReader = (turn) => {
  const { text, before, question, ask } = turn
  if (before.operator !== 'scenario' || before.gone?.of !== 'payers' || another.test(text)) return undefined
  const [amount, other] = question.amounts
  if (!amount || other || amount.value <= 0 || before.changes[0] === undefined) return undefined
  const counted = ask(before.gone.who).amounts.find(({ unit }) => unit === 'plain')?.value ?? 1
  const { gone: _, ...plan } = before
  const change = changeOf(turn, amount, forEach.test(text) ? counted : 1, before.gone.isGain ? 1 : -1)
  return { ...plan, changes: [change, ...before.changes.slice(1)] }
}

const losesPart = /\b(?:los(?:e|es|t|ing)|(?:drops?|falls?|goes) away|costs? (?:us|me))\b/

const ofSales = /^(?:customers|transactions|revenue)$/
const isLosing = ({ terms }: Question, at: number): boolean =>
  losesPart.test(terms[at]?.text.toLowerCase() ?? '')

/** "And if we lose 10%?" after a price and what it costs in sales: what is lost is sold, whatever else was changed. */
const partLost: TurnReader = ({ text, before, question }) => {
  const [amount, other] = question.amounts
  if (before.operator !== 'scenario' || !losesPart.test(text) || amount?.unit !== 'percent' || other)
    return undefined
  // "Loses" names what is lost only with a measure beside it.
  if (measuresIn(question).some(({ at, measure }) => !ofSales.test(measure) && !isLosing(question, at)))
    return undefined
  if (!before.changes.some(({ lever, by }) => lever === 'price' || (lever === 'volume' && by === 'percent')))
    return undefined
  const kept = before.changes.filter(({ lever }) => lever !== 'volume')
  return { ...before, changes: [...kept, { lever: 'volume', by: 'percent', size: -amount.value }] }
}

export const payerTurns: readonly TurnReader[] = [payersTold, partLost]
