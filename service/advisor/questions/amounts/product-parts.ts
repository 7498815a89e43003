/** The parts of a product in a question: a rate in dollars, and the counts, hours and days beside it that it is charged for. */
import type { Question } from '../question.ts'
import { textOf } from '../question.ts'
import { isCue, meaningOf, type Term } from '../term.ts'
import type { Amount } from './amounts.ts'
import { isLevel } from './change-sizes.ts'

/** What a rate is charged for, or how often an amount recurs; `one` is each thing counted. */
export type Per = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year' | 'one'

/** Weeks in a stretch that an amount is given for. */
export const weeksOf: Readonly<Partial<Record<Per, number>>> = {
  fortnight: 2,
  month: 52 / 12,
  quarter: 13,
  year: 52,
}

export type Part = {
  readonly amount: Amount
  readonly kind: 'count' | 'hours' | 'days' | 'percent'
  /** The term that is counted. */
  readonly noun: Term | undefined
  readonly per: Per | undefined
}

const pers: readonly (readonly [words: RegExp, per: Per])[] = [
  [/^(?:hours?|hrs?|hourly)$/, 'hour'],
  [/^(?:days?|daily)$/, 'day'],
  [/^(?:weeks?|wk|weekly)$/, 'week'],
  [/^(?:fortnights?|fortnightly)$/, 'fortnight'],
  [/^(?:months?|mth|monthly)$/, 'month'],
  [/^(?:quarters?|quarterly)$/, 'quarter'],
  [/^(?:years?|yr|annum|pa|yearly)$/, 'year'],
  [/^(?:each|apiece|head|person|customer|unit|piece|pop|sale|deal)$/, 'one'],
]
const leads = /^(?:a|an|per|each|every|\/)$/
const adverbs = /^(?:each|apiece|hourly|daily|weekly|fortnightly|monthly|quarterly|yearly|pa)$/

const perOf = (text: string): Per | undefined => pers.find(([words]) => words.test(text))?.[1]

/** "A day", "per month each", "apiece": how often, or for what, from a place on. */
export const persFrom = ({ terms }: Question, place: number): readonly Per[] => {
  const found: Per[] = []
  for (let at = place; at < place + 6; ) {
    const [text, next] = [textOf(terms[at]), textOf(terms[at + 1])]
    const after = leads.test(text) ? perOf(next) : undefined
    const own = adverbs.test(text) ? perOf(text) : undefined
    const per = after ?? own
    if (per === undefined) return found
    found.push(per)
    at += after === undefined ? 1 : 2
  }
  return found
}

const more = /^(?:more|extra|additional|fewer|less|new|further|other)$/

/** The place of what is counted after an amount: "10 more managements". */
const nounAt = ({ terms }: Question, { after }: Amount): number => {
  let at = after
  while (more.test(textOf(terms[at]))) at += 1
  return at
}

const isDays = (term: Term | undefined): boolean => /(?:^| )days?$/.test(textOf(term))

/** An amount as a part of a product that is charged by `rate`; undefined if it cannot be one. */
export const partOf = (question: Question, amount: Amount, rate: Per | undefined): Part | undefined => {
  const { terms } = question
  if (amount.unit === 'percent') {
    const after = terms
      .slice(amount.after, amount.after + 2)
      .map(textOf)
      .join(' ')
    return /^(?:management |sales? |letting )?(?:fees?|commissions?|cut|margin|royalt\w+)\b/.test(after)
      ? { amount, kind: 'percent', noun: undefined, per: undefined }
      : undefined
  }
  if (amount.unit === 'hours') {
    const per = persFrom(question, amount.after).find((one) => one !== 'one')
    return rate === 'hour' ? { amount, kind: 'hours', noun: undefined, per } : undefined
  }
  if (amount.unit !== 'plain') return undefined
  const at = nounAt(question, amount)
  const noun = terms[at]
  if (noun === undefined || meaningOf(noun, 'mark')) return undefined
  const per = persFrom(question, at + 1).find((one) => one !== 'one')
  if (isDays(noun) && rate === 'day') return { amount, kind: 'days', noun, per }
  // "Three weeks at $500 a week" says how long.
  if (meaningOf(noun, 'grain') ?? meaningOf(noun, 'unit')) return undefined
  return { amount, kind: 'count', noun, per }
}

const links =
  /^(?:at|for|on|worth|spend|spends|spending|spent|pay|pays|paying|paid|costing|costs?|averaging|x|×|times|each|who|,|of)$/
const nouns = ['measure', 'lever', 'staff-hours', 'unknown', 'decline'] as const
const mostNouns = 2
const farthest = 8
const breaks = ['if', 'and', 'but', 'to', 'from', 'than', 'since', 'down', 'above', 'below'] as const

/** True where nothing but the words of a product is between two amounts: "20 customers a day spending $9". */
export const isJoined = (question: Question, left: Amount, right: Amount): boolean => {
  const between = question.terms.slice(left.after, right.first)
  if (between.length > farthest) return false
  const isShare = right.unit === 'percent'
  let things = 0
  let isLinked = isShare
  for (const [index, term] of between.entries()) {
    const text = textOf(term)
    if (links.test(text)) isLinked = true
    else if (leads.test(text) || perOf(text) !== undefined || more.test(text)) continue
    else if (isShare && isCue(term, 'and')) continue
    // "10 people a day came in and each spends $14"
    else if (isCue(term, 'and') && /^(?:each|every|they)$/.test(textOf(between[index + 1]))) continue
    else if (meaningOf(term, 'weekdays')) continue
    else if (isCue(term, ...breaks) && meaningOf(term, 'measure') === undefined) return false
    else if (nouns.some((kind) => meaningOf(term, kind))) things += 1
    else if (meaningOf(term, 'filler') === undefined) return false
  }
  return isLinked && things <= mostNouns
}

/** Numbers beside a rate, outwards from it, as long as each is joined to the one before. */
export const partsBeside = (question: Question, rate: Amount, per: Per | undefined): readonly Part[] => {
  const { amounts } = question
  const place = amounts.indexOf(rate)
  const parts: Part[] = []
  let last = rate
  for (const amount of amounts.slice(0, place).reverse()) {
    const part = isJoined(question, amount, last) ? partOf(question, amount, per) : undefined
    if (!part || part.kind === 'percent' || isLevel(question, amount, 'volume')) break
    parts.unshift(part)
    last = amount
  }
  last = rate
  for (const amount of amounts.slice(place + 1)) {
    const part = isJoined(question, last, amount) ? partOf(question, amount, per) : undefined
    if (!part || part.kind === 'count') break
    parts.push(part)
    last = amount
  }
  return parts
}
