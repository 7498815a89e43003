/** What is to be earned back, and by when: "to pay for a $4,000 grinder by Christmas", "to cover $300 a week". */
import type { LeverChange } from '#schema/advisor/change-plans'
import { daysBetween } from '../../calendar.ts'
import { amountUnit, perWeek } from '../amounts/amount-units.ts'
import type { Amount } from '../amounts/amounts.ts'
import { type Question, textOf, type Used } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { coming, spanOf } from './coming-periods.ts'

/** True for an amount that something costs: after "pay for", "afford" or the like. */
export const isPaidFor = ({ terms }: Question, { first }: Amount): boolean => {
  const at = terms.findIndex((term) => isCue(term, 'pay-for'))
  return (
    at >= 0 &&
    at < first &&
    !terms.slice(at, first).some((term) => isCue(term, 'reach') && !isCue(term, 'pay-for'))
  )
}

/** "By March": until when something is to be reached, and not the weeks that it is worked out from. */
export const isDeadline = ({ terms }: Question, at: number): boolean =>
  terms.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:by|before|until|till|come)$/i.test(text))

const weeksOf: Readonly<Record<string, number>> = {
  week: 1,
  fortnight: 2,
  month: 52 / 12,
  quarter: 13,
  year: 52,
}
const week = 7

/** "By Christmas": the weeks until then. */
const weeksUntil = (question: Question, used: Used): number | undefined => {
  const named = namedPeriods(question).find(({ at }) => isDeadline(question, at))
  const of = named?.period.of
  if (!of || of.kind === 'since' || of.kind === 'between') return undefined
  const span = spanOf(coming(of, question.today), question.today)
  if (!named || !span || span.from <= question.today) return undefined
  used.add(named.at)
  return Math.max(1, Math.round(daysBetween(question.today, span.from) / week))
}

/** "In six months", "over 10 weeks". */
const weeksOfStretch = ({ terms, amounts }: Question, used: Used): number | undefined => {
  const found = amounts.find(
    ({ unit, first }) =>
      unit === 'plain' && /^(?:in|within|over|inside|next)$/.test(textOf(terms[first - 1])),
  )
  const term = found && terms[found.after]
  const unit = term && (meaningOf(term, 'unit')?.unit ?? meaningOf(term, 'grain')?.grain)
  const weeks = unit === undefined ? undefined : weeksOf[unit]
  if (!found || weeks === undefined) return undefined
  for (const at of [found.first, found.after]) used.add(at)
  return found.value * weeks
}

/** A salary or a lease goes on, and is told by the year. */
const mostOnce = 20_000

/** Amounts that something costs and no lever is named for: other costs of a week, or what is spent once over the weeks until it is earned. */
export const paidFor = (question: Question, used: Used): LeverChange[] =>
  question.amounts
    .filter((amount) => amount.unit === 'dollars' && !used.has(amount.first) && isPaidFor(question, amount))
    .map((amount) => {
      used.add(amount.first)
      const isOnce = amountUnit(question, amount) === undefined && amount.value < mostOnce
      const weeks = isOnce ? (weeksUntil(question, used) ?? weeksOfStretch(question, used)) : undefined
      return {
        lever: 'other',
        by: 'amount',
        size: weeks === undefined ? perWeek(question, amount) : amount.value / weeks,
      }
    })
