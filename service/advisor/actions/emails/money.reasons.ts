/** Reasons for emails about money: suppliers, accountant, bank, landlord, open invoices, running costs, insurance. */
import {
  costShareAgainstIndustry,
  type ExpenseField,
  marginAgainstIndustry,
} from '../../analysis/expenses.ts'
import { worstWeek } from '../../analysis/extreme-weeks.ts'
import { runwayAgainstTarget } from '../../analysis/runway.ts'
import { averageOf, monthOnMonth } from '../../analysis/trend.ts'
import { nameOf } from '../../analysis/weeks.ts'
import { dayText, longDayText, plusDays } from '../../calendar.ts'
import { direction } from '../../figure.ts'
import { capital, type Line, moved, say } from '../../line.ts'
import type { EmailKind } from './email.texts.ts'
import { type EmailView, type Reason, weighed } from './email-view.ts'

const sideOf = { up: 'above', down: 'below', unchanged: 'level with' } as const

const shareOf = ({ shares }: EmailView, field: ExpenseField) => shares.find((one) => one.field === field)

/** The last day on record, in words. */
export const lastDay = ({ records }: Pick<EmailView, 'records'>): string => {
  const week = records.kpis.at(-1)?.weekStart
  return week ? dayText(plusDays(week, 6)) : 'now'
}

// Do not tell payees their share of revenue.
const shareLine = (view: EmailView, field: ExpenseField, name: string): Line | undefined =>
  shareOf(view, field) && say`We’re reviewing what we paid for ${name} up to ${lastDay(view)}.`

/** Expense line of the main supplier; for an agency, the listing portal. */
const supplierField = ({ records }: EmailView) =>
  records.business.type === 'realestate' ? 'marketing' : 'supplies'

const supplier: Reason = (view) => {
  const field = supplierField(view)
  const found = shareOf(view, field)
  const against = costShareAgainstIndustry(view.records, field)
  const name = nameOf(view.records, field)
  return {
    weight: 50 + weighed(found?.change, 'up', 25) + weighed(against?.gap, 'up', 10),
    purpose:
      found &&
      against &&
      say`${capital(name)} took ${found.share} of revenue over four weeks (${moved(found.change) ?? 'no earlier weeks'}); ${against.theirs} is typical of the trade (our assumption), so ask about this price first.`,
    told: [shareLine(view, field, name)],
  }
}

const quote: Reason = (view) => {
  const found = shareOf(view, 'supplies')
  return {
    weight: 24 + weighed(found?.change, 'up', 22),
    purpose: found && say`A second quote for the ${found.amount} a week spent on ${view.words.supplies}.`,
    told: [
      found &&
        say`We buy ${view.words.supplies} every week; this looks at what we paid up to ${lastDay(view)}.`,
    ],
  }
}

const accountant: Reason = ({ records }) => {
  const month = monthOnMonth(records, 'profitMargin')
  const costs = monthOnMonth(records, 'costs')
  const against = marginAgainstIndustry(records)
  return {
    weight: 38 + weighed(month?.difference, 'down', 18) + weighed(against?.gap, 'down', 6),
    purpose:
      month &&
      say`Margin averaged ${month.now} over four weeks, ${moved(month.difference)}: have the books checked first.`,
    told: [
      month &&
        say`Our margin averaged ${month.now} over the last four weeks, against ${month.before} in the four before.`,
      costs && say`Weekly costs went from ${costs.before} to ${costs.now}.`,
    ],
  }
}

const bank: Reason = ({ records, week }) => {
  const against = runwayAgainstTarget(records)
  const revenue = averageOf(records, 'revenue', 13)
  const margin = averageOf(records, 'profitMargin', 13)
  return {
    weight: 26 + weighed(against?.gap, 'down', 34),
    purpose:
      against &&
      say`Cash covers ${against.now} of costs, ${against.gap} ${sideOf[direction(against.gap)]} the ${against.target} we treat as safe: speak to the bank while there is time.`,
    told: [
      against &&
        week &&
        say`At the end of the week of ${dayText(week.weekStart)} our cash covered ${against.now} of costs.`,
      say`Over the last quarter we averaged ${revenue} a week at a margin of ${margin}.`,
    ],
  }
}

const landlord: Reason = (view) => {
  const found = shareOf(view, 'premises')
  const against = costShareAgainstIndustry(view.records, 'premises')
  return {
    weight: 22 + weighed(against?.gap, 'up', 20),
    purpose:
      found &&
      against &&
      say`Premises take ${found.share} of revenue; ${against.theirs} is typical of the trade (our assumption).`,
    told: [
      found &&
        say`The premises cost us ${found.amount} a week, ${found.share} of revenue over the last four weeks.`,
    ],
  }
}

const debtors: Reason = ({ records }) => {
  const against = runwayAgainstTarget(records)
  const month = monthOnMonth(records, 'cashRunwayWeeks')
  // A café is paid over the counter; other businesses wait for payment.
  const usual = records.business.type === 'cafe' ? 8 : 40
  return {
    weight: usual + weighed(against?.gap, 'down', 15) + weighed(month?.difference, 'down', 8),
    purpose:
      month &&
      say`Runway averaged ${month.now} over four weeks, ${moved(month.difference)}: collecting what you are owed is the cheapest way to raise it.`,
    told: [],
  }
}

const runningCosts: Reason = (view) => {
  const found = shareOf(view, 'other')
  return {
    weight: 20 + weighed(found?.change, 'up', 16),
    purpose:
      found &&
      (say`Other costs are ${found.amount} a week, ${found.share} of revenue, ${moved(found.change)} on the month before.` ??
        say`Other costs are ${found.amount} a week, ${found.share} of revenue.`),
    told: [
      found &&
        say`Everything apart from wages, supplies, premises and marketing costs us ${found.amount} a week.`,
    ],
  }
}

const insurer: Reason = ({ records }) => {
  const year = averageOf(records, 'revenue', 52)
  const worst = worstWeek(records, 'revenue')
  const low = averageOf(records, 'revenue', 1, 'mean', worst)
  return {
    weight: 12,
    purpose:
      worst &&
      say`The worst week of the year, the week of ${longDayText(worst.weekStart)}, took ${low} against an average of ${year}.`,
    told: [say`An average week over the last year took ${year}; the worst took ${low}.`],
  }
}

export const moneyReasons = {
  supplier,
  quote,
  accountant,
  bank,
  landlord,
  debtors,
  'running costs': runningCosts,
  insurer,
} as const satisfies { readonly [kind in EmailKind]?: Reason }
