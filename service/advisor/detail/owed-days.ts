/** Debtor days: what is owed against what was billed in the days before the list. */
import { plusDays } from '../calendar.ts'
import { say } from '../line.ts'
import type { Records } from '../records.ts'
import type { Detail } from './detail.ts'
import type { Owed } from './owed.ts'
import { ageLine, asOfWords, type Lines, money, plain, totalLine } from './owed-lines.ts'
import { dollarsOf, rowsFigure } from './say-part.ts'
import { heldDays } from './sums.ts'

/** Days of sales that debtor days are worked out from. */
const salesDays = 90

/** Sales with tax over the days before a list; undefined unless all of them are on record with their tax. */
const billedBefore = (detail: Detail, { asOf }: Owed): bigint | undefined => {
  const from = plusDays(asOf, -salesDays + 1)
  const held = heldDays(detail, 'item')
  if (!held || held.from > from || held.to < plusDays(asOf, -7)) return undefined
  const sold = detail.sold.filter(({ date }) => date >= from && date <= asOf)
  const taxes = [...new Set(sold.map(({ date }) => date))].map((date) => detail.tax.get(date))
  if (sold.length === 0 || taxes.some((tax) => tax === undefined)) return undefined
  return (
    sold.reduce((sum, { revenue }) => sum + revenue, 0n) +
    taxes.reduce<bigint>((sum, tax) => sum + (tax ?? 0n), 0n)
  )
}

/** Debtor days, or what they lack. */
export const daysLines = (records: Records, detail: Detail, owed: Owed): Lines => {
  const billed = billedBefore(detail, owed)
  if (billed === undefined || billed <= 0n)
    return [
      plain(
        `Debtor days need what you billed, with tax, in the ${salesDays} days before the list of debtors, and that is not on record.`,
      ),
      totalLine(records, owed),
    ]
  const value = (Number(owed.figures.owed) / dollarsOf(billed)) * salesDays
  const days = { from: plusDays(owed.asOf, -salesDays + 1), to: owed.asOf }
  return [
    say`Debtor days were ${rowsFigure(records, 'debtor days', 'count', [{ value, days }])} ${asOfWords(records, owed)}: ${money(records, owed, 'owed', Number(owed.figures.owed))} owed, against ${rowsFigure(records, 'billed with tax', 'aud', [{ value: dollarsOf(billed), days }])} billed in the ${String(salesDays)} days before.`,
    ageLine(records, owed),
  ]
}
