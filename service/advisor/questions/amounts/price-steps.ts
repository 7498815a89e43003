/**
 * A price that moves, and how many are sold at it: "put coffee up 50 cents, we sell 1,200 a week", "the rate from 1,640 to
 * 1,750 on 140 days a month". The owner's own number sold counts, and no average sale of all there is.
 */
import type { Factor, Lever, LeverChange, Product } from '#schema/advisor/change-plans'
import { leverOf, leversIn } from '../levers.ts'
import { type Question, textOf, type Used } from '../question.ts'
import { meaningOf } from '../term.ts'
import type { Amount } from './amounts.ts'
import { isLevel } from './change-sizes.ts'
import { directionsIn } from './directions.ts'
import { persFrom, weeksOf } from './product-parts.ts'

/** One price from another: no larger ratio is a step of a price. */
const mostTimes = 3
/** A step is said beside its amount: "up by 50 cents", "40 cents more". */
const beside = 3

type Step = { readonly size: number; readonly unit: 'aud' | 'percent'; readonly amounts: readonly Amount[] }

const isMoney = ({ unit }: Amount): boolean => unit === 'dollars' || unit === 'cents'
const inDollars = ({ value, unit }: Amount): number => (unit === 'cents' ? value / 100 : value)
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

const farthest = 16
const stands = /^(?:from|at|is|are|charge|charges|charging|currently|now|of|were|was)$/

/** "From $5 to $5.50", "we charge $5 and go to $5.50", "from 1640 to 1750", "from 7% to 7.5%". */
const stepBetween = ({ terms }: Question, one: Amount, other: Amount | undefined): Step | undefined => {
  if (!other || other.first - one.after > farthest) return undefined
  const isFrom = stands.test(textOf(terms[one.first - 1]))
  const isTo = /(?:^| )to$/.test(textOf(terms[other.first - 1]))
  const ratio = inDollars(other) / inDollars(one)
  const isOfOne =
    one.unit === other.unit || (isMoney(one) && isMoney(other)) || (isMoney(other) && one.unit === 'plain')
  if (!isFrom || !isTo || !isOfOne || !(ratio > 1 / mostTimes && ratio < mostTimes)) return undefined
  if (one.unit === 'hours') return undefined
  const size = rounded(inDollars(other) - inDollars(one))
  return size === 0
    ? undefined
    : { size, unit: one.unit === 'percent' ? 'percent' : 'aud', amounts: [one, other] }
}

/** "Up by 50 cents", "$50 more": no rate of a week or an hour. */
const stepOf = (question: Question, amount: Amount): Step | undefined => {
  if (!isMoney(amount) || isLevel(question, amount)) return undefined
  if (persFrom(question, amount.after).some((per) => per !== 'one')) return undefined
  const near = directionsIn(question).find(({ at }) => at >= amount.first - beside && at < amount.after + 1)
  return near && { size: near.sign * inDollars(amount), unit: 'aud', amounts: [amount] }
}

type Sold = { readonly factors: readonly Factor[]; readonly each: Product['each']; readonly until: number }

const added = /\b(?:more|extra|additional|another|fewer|less|further|new)\b/
const mostNouns = 3
const longestName = 40

/** How many are sold, and how often: "1,200 a week", "140 days a month", "12 homes a month"; "$40,000 of rent a week". */
const soldBy = (question: Question, amount: Amount): Sold | undefined => {
  const { terms, trade } = question
  if (amount.unit !== 'plain' && amount.unit !== 'dollars') return undefined
  for (let at = amount.after; at <= amount.after + mostNouns; at += 1) {
    const nouns = terms.slice(amount.after, at)
    if (
      nouns.some((term) => added.test(textOf(term)) || meaningOf(term, 'mark') || meaningOf(term, 'number'))
    )
      return undefined
    const [per] = persFrom(question, at)
    if (per === undefined || per === 'hour' || per === 'one') continue
    const name = nouns
      .map(textOf)
      .filter((word) => !/^of$/.test(word))
      .join(' ')
      .slice(0, longestName)
    const unit = amount.unit === 'dollars' ? 'aud' : 'count'
    return {
      factors: [
        { size: amount.value, unit, ...(name && unit === 'count' ? { of: name } : {}) },
        ...(per === 'day'
          ? [{ size: trade === 'consulting' ? 5 : 7, unit: 'count' as const, of: 'days' }]
          : []),
      ],
      each: per === 'day' || per === 'week' ? undefined : per,
      until: at + 2,
    }
  }
  return undefined
}

const isBoth = (step: Step, sold: Amount): boolean =>
  // A share moves on a sum of money, a price on a number.
  step.unit === 'percent' ? sold.unit === 'dollars' : sold.unit === 'plain'

const sells =
  /^(?:we|i|and|sell|sells|do|does|bill|bills|let|lets|make|makes|serve|serves|have|get|manage|on|with|about|around|roughly|some|only|at|for|if)$/

/** What we buy is dearer for us: "milk up 20 cents, we use 300 litres a week". */
const buys =
  /\b(?:us(?:e|es|ing|ed)|buy(?:s|ing)?|bought|order(?:s|ing|ed)?|need(?:s|ed)?|(?:go|goes|get|gets) through|pay(?:s|ing)?|paid|purchas\w*|roster\w*|spend(?:s|ing)?)\b/i

/** Whose price it is: ours, or that of supplies; undefined for a line of costs that no number of sales belongs to. */
const pricedOf = (question: Question, sold: readonly [number, number], step: Step): Lever | undefined => {
  const named = leversIn(question).flatMap(({ at, lever }) => (at >= sold[0] && at < sold[1] ? [] : [lever]))
  const isOfLine = named.some((lever) => lever !== 'price' && lever !== 'volume' && lever !== 'supplies')
  if (isOfLine) return undefined
  if (!buys.test(question.text)) return 'price'
  return named.includes('supplies') && step.unit === 'aud' ? 'supplies' : undefined
}

/** The step of a price and the number sold at it, or bought; undefined for any other question. */
export const takePriceStep = (question: Question, used: Used): LeverChange | undefined => {
  const { amounts, terms } = question
  const steps = amounts.flatMap((amount, at): readonly Step[] => {
    const between = stepBetween(question, amount, amounts[at + 1])
    return between ? [between] : []
  })
  const found = steps[0] ?? amounts.map((one) => stepOf(question, one)).find((one) => one !== undefined)
  if (!found) return undefined
  const others = amounts.filter((one) => !found.amounts.includes(one))
  const [own, further] = others
  // A third amount belongs to something that this does not work out.
  if (!own || further || !isBoth(found, own)) return undefined
  const sold = soldBy(question, own)
  const lever = sold && pricedOf(question, [own.first, sold.until], found)
  if (!sold || !lever) return undefined
  const factors: Factor[] = [
    ...sold.factors,
    { size: Math.abs(found.size), unit: found.unit === 'percent' ? 'percent' : 'aud' },
  ]
  const whole = factors.reduce((all, { size, unit }) => all * (unit === 'percent' ? size / 100 : size), 1)
  const weekly = whole / (sold.each ? (weeksOf[sold.each] ?? 1) : 1)
  for (const amount of amounts) for (let at = amount.first; at < amount.after; at += 1) used.add(at)
  for (let at = own.after; at < sold.until; at += 1) used.add(at)
  for (const { at } of directionsIn(question)) used.add(at)
  for (const [at, term] of terms.entries())
    if (leverOf(term) === 'price' || sells.test(textOf(term)) || /^(?:from|to|by)$/.test(textOf(term)))
      used.add(at)
  return {
    lever,
    by: lever === 'price' ? 'revenue' : 'amount',
    size: Math.sign(found.size) * weekly,
    product: { factors, ...(sold.each ? { each: sold.each } : {}) },
  }
}
