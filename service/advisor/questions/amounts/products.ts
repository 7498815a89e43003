/**
 * Amounts that belong together: "20 customers a day spending $9 each", "$28 an hour for 6 hours", "10 managements at $480
 * rent and 7% fee". Their product is one change, so it is formed before any lever reads a part of it.
 */
import type { Factor, Lever, Product } from '#schema/advisor/change-plans'
import { remember } from '../../remember.ts'
import { leverOf } from '../levers.ts'
import { hasCue, type Question, textOf } from '../question.ts'
import { meaningOf } from '../term.ts'
import type { Amount } from './amounts.ts'
import { type Part, type Per, partsBeside, persFrom, weeksOf } from './product-parts.ts'

/** A product: the terms it takes up, its value in all or a week, and which lever it moves; none for a sum spent once. */
export type Found = {
  readonly from: number
  readonly until: number
  readonly at: number
  readonly value: number
  readonly product: Product
  readonly lever: Lever | undefined
}

const hires =
  /\b(?:hir(?:e|es|ed|ing)|employ\w*|recruit\w*|roster\w*|(?:take|takes|taking|took|put|puts|putting|bring|bringing) on)\b/i
const buys =
  /\b(?:buy\w*|bought|purchas\w*|order(?:s|ed|ing)?|replac\w*|instal\w*|upgrade\w*|afford|get|fork out|shell out)\b/i
const spends = /^(?:spend|spends|spending|spent|pay|pays|paying|paid)$/

/** A year's pay; no smaller sum is told by the year without saying so. */
const leastSalary = 20_000

const unitsOf: Readonly<Record<Part['kind'], Factor['unit']>> = {
  count: 'count',
  days: 'count',
  hours: 'hours',
  percent: 'percent',
}

const longestName = 40

/** "20 customers", "10 days", "6 hours" */
const factorOf = ({ amount, kind, noun }: Part): Factor => {
  const name = textOf(noun)
    .replace(/^(?:more|extra|additional|another) /, '')
    .replace(/^(?:on|of|in|at|from|to|with|who|that|for|by)$/, '')
    .slice(0, longestName)
  return { size: amount.value, unit: unitsOf[kind], ...(name ? { of: name } : {}) }
}

/** The lever that a product moves; undefined if it is spent once. */
const leverFor = (
  question: Question,
  parts: readonly Part[],
  rate: Amount,
  per: Per | undefined,
  isOngoing: boolean,
  isFor: boolean,
): Lever | undefined => {
  const { terms, text } = question
  const [counted] = parts.filter(({ kind }) => kind === 'count' || kind === 'days')
  const noun = counted?.noun
  const lead = counted ? terms.slice(counted.amount.after, rate.first) : []
  if (per !== 'hour' && lead.some((term) => spends.test(textOf(term)))) return 'volume'
  // "A contractor at $900 a day for 15 days" is paid once.
  if (isFor && (hires.test(text) || buys.test(text))) return undefined
  const isPerson = noun !== undefined && meaningOf(noun, 'staff-hours') !== undefined
  if (per === 'hour' || hires.test(text)) return noun && leverOf(noun) === 'supplies' ? 'supplies' : 'staff'
  const named = noun && leverOf(noun)
  if (named === 'price' || named === 'volume') return 'volume'
  // A firm sells the days of its people.
  if (isPerson && named === 'staff' && per === 'day' && question.trade === 'consulting') return 'volume'
  if (named !== undefined || isPerson) return isOngoing ? (named ?? 'staff') : undefined
  return buys.test(text) ? (isOngoing ? 'other' : undefined) : 'volume'
}

/** "75k plus super": superannuation comes on top. */
export const plusSuper =
  /(?:plus|\+|and|with|on top|before|excluding|ex)\W+(?:the\W+)?super(?:annuation)?\b|super(?:annuation)? on top/i

export const weekdaysOf = ({ terms }: Question): readonly number[] => [
  ...new Set(terms.flatMap((term) => meaningOf(term, 'weekdays')?.weekdays ?? [])),
]

const productAt = (question: Question, rate: Amount): Found | undefined => {
  const { terms, trade } = question
  const named = terms.slice(rate.after, rate.after + 2).findIndex((term) => leverOf(term) !== undefined)
  const own = persFrom(question, rate.after)
  const charged = own.length > 0 ? own : named < 0 ? [] : persFrom(question, rate.after + named + 1)
  const per = charged.find((one) => one === 'hour' || one === 'day') ?? charged[0]
  if (rate.unit !== 'dollars' && !(rate.unit === 'plain' && per === 'hour')) return undefined
  const parts = partsBeside(question, rate, per)
  const has = (kind: Part['kind']) => parts.some((part) => part.kind === kind)
  if (parts.length === 0 || (per === 'hour' && !has('hours'))) return undefined
  // A day's pay of so many people goes on for a week's worth of days, which only their trade tells.
  const isOfDays = per === 'day' && has('days')
  const often = [
    ...parts.map((part) => part.per),
    ...(per === 'hour' || isOfDays ? [] : charged.filter((one) => one !== 'one')),
  ].filter((one): one is Per => one !== undefined)
  const [how] = often
  if (often.length > 1 || how === 'hour') return undefined
  const isFor = parts.some(
    ({ kind, amount }) =>
      kind === 'days' && /^for$/.test(textOf(terms[amount.first - 1])) && amount.first > rate.first,
  )
  const isOngoing = how !== undefined || per === 'hour' || (isOfDays && !isFor)
  const isSalary = how === undefined && rate.value >= leastSalary && per !== 'hour'
  const isHired = hires.test(question.text) && isSalary
  const lever = leverFor(question, parts, rate, per, isOngoing || isHired, isFor)
  // What is sold for some days only is no change of a typical week.
  if (lever === 'volume' && isFor) return undefined
  const each = isHired ? 'year' : how
  const days = weekdaysOf(question).length
  const aWeek = trade === 'consulting' ? 5 : 7
  const factors: Factor[] = [
    ...parts.filter(({ amount, kind }) => kind !== 'percent' && amount.first < rate.first).map(factorOf),
    ...parts.filter(({ amount, kind }) => kind !== 'percent' && amount.first > rate.first).map(factorOf),
    ...(each === 'day'
      ? [{ size: lever === 'staff' && days > 0 ? days : aWeek, unit: 'count' as const, of: 'days' }]
      : []),
    { size: rate.value, unit: 'aud' },
    ...parts.filter(({ kind }) => kind === 'percent').map(factorOf),
  ]
  const whole = factors.reduce((all, { size, unit }) => all * (unit === 'percent' ? size / 100 : size), 1)
  const stretch =
    each === 'fortnight' || each === 'month' || each === 'quarter' || each === 'year' ? each : undefined
  const places = [rate, ...parts.map(({ amount }) => amount)]
  const [first] = parts
  return {
    from: Math.min(...places.map((one) => one.first)),
    until: Math.max(...places.map((one) => one.after)),
    at: first && first.amount.first < rate.first ? first.amount.first : rate.first,
    value: whole / (stretch ? (weeksOf[stretch] ?? 1) : 1),
    product: { factors, ...(stretch ? { each: stretch } : {}) },
    lever,
  }
}

/** The products in a question, in order. */
export const productsIn = remember((question: Question): readonly Found[] => {
  const found: Found[] = []
  for (const amount of question.amounts) {
    const product = productAt(question, amount)
    if (product && found.every(({ until }) => until <= product.from)) found.push(product)
  }
  return found
})

/** True for a question with amounts that belong together. */
export const hasProduct = (question: Question): boolean => productsIn(question).length > 0

const ofPast = /\b(?:did|was|were|have we|has|had we|how often|when)\b/i

/** True for a product that is supposed: no number is asked for, and no past is. */
export const supposesProduct = (question: Question): boolean =>
  hasProduct(question) &&
  !hasCue(question, 'how-many', 'should', 'worth') &&
  (hasCue(question, 'if') || !ofPast.test(question.text))
