/** Reasons for emails about trade. Emails to customers contain no figures; their internal purpose does. */
import { costShareAgainstIndustry } from '../../analysis/expenses.ts'
import { averageOf, monthOnMonth } from '../../analysis/trend.ts'
import { direction } from '../../figure.ts'
import { moved, say } from '../../line.ts'
import type { EmailKind } from './email.texts.ts'
import { type Reason, weighed } from './email-view.ts'
import { lastDay } from './money.reasons.ts'

const customers: Reason = ({ revenue, slow, words }) => {
  const side = slow && { up: 'above', down: 'below', unchanged: 'against' }[direction(slow.against)]
  return {
    weight: 36 + weighed(revenue?.difference, 'down', 26),
    purpose:
      (slow &&
        revenue &&
        say`Revenue was ${moved(revenue.difference)} on the week before; ${slow.name} takes ${slow.mean}, ${slow.against} ${side} the average day. Offer it to ${words.customers}.`) ??
      (revenue && say`Revenue was ${moved(revenue.difference)} on the week before.`),
    told: [],
  }
}

const lapsed: Reason = ({ records, words }) => {
  const month = monthOnMonth(records, 'transactions')
  const isFocus = /retention/i.test(records.focus?.primaryFocus ?? '')
  return {
    weight: 24 + weighed(month?.difference, 'down', 20) + (isFocus ? 18 : 0),
    purpose:
      month &&
      say`${month.now} ${words.sales} a week over four weeks, ${moved(month.difference)} on the four before: win back lost ${words.customers}.`,
    told: [],
  }
}

const reviews: Reason = ({ sales, words }) => ({
  weight: 18 + weighed(sales?.difference, 'up', 22),
  purpose:
    sales &&
    say`The latest week had ${sales.now} ${words.sales}, ${moved(sales.difference)}: ask while it is fresh.`,
  told: [],
})

const marketing: Reason = ({ records, shares, words }) => {
  const found = shares.find(({ field }) => field === 'marketing')
  const against = costShareAgainstIndustry(records, 'marketing')
  return {
    weight: 26 + weighed(found?.change, 'up', 14) + weighed(against?.gap, 'up', 12),
    purpose:
      found &&
      against &&
      say`${found.amount} a week goes on ${words.marketing}, ${found.share} of revenue; ${against.theirs} is typical of the trade (our assumption).`,
    told: [found && say`We’re reviewing what we paid for ${words.marketing} up to ${lastDay({ records })}.`],
  }
}

const referral: Reason = ({ records, words }) => {
  const usual = averageOf(records, 'transactions', 13, 'median')
  const isGrowth = /acquire|expand|increase|scale/i.test(records.focus?.primaryFocus ?? '')
  return {
    weight: 20 + (isGrowth ? 24 : 0),
    purpose: usual && say`A typical week has ${usual} ${words.sales}; referrals can add to that.`,
    told: [],
  }
}

const system: Reason = ({ records, words }) => {
  const month = monthOnMonth(records, 'revenuePerTransaction')
  return {
    weight: 14 + weighed(month?.difference, 'down', 16),
    purpose:
      month &&
      say`The ${words.perSale} was ${month.now} over four weeks, ${moved(month.difference)}: find out where that comes from.`,
    told: [
      month &&
        say`The ${words.perSale} was ${month.now} over the last four weeks and ${month.before} in the four before.`,
    ],
  }
}

export const tradeReasons = { customers, lapsed, reviews, marketing, referral, system } as const satisfies {
  readonly [kind in EmailKind]?: Reason
}
