/** Lines that answers about debtors share: sums, the day and age of the list, and where the names are. */
import type { Figure } from '#schema/core/advice'
import { daysBetween, today } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'
import type { CustomerOwes, Owed, OwedOn } from './owed.ts'
import { dayWords, rowsFigure } from './say-part.ts'

/** Lines of an answer; those that are undefined are left out. */
export type Lines = readonly (Line | undefined)[]

const daysOf = ({ asOf }: Pick<Owed, 'asOf'>) => ({ from: asOf, to: asOf })

/** A sum of a list, as a figure of its day. */
export const money = (
  records: Records,
  owed: Pick<Owed, 'asOf'>,
  label: string,
  value: number,
): Figure | undefined => rowsFigure(records, label, 'aud', [{ value, days: daysOf(owed) }])

/** A line without figures of its own. */
export const plain = (text: string): Line => ({ text, figures: [] })

/** "as of Friday 13 November" */
export const asOfWords = (records: Records, { asOf }: Pick<Owed, 'asOf'>): string =>
  `as of ${dayWords(asOf, records.now)}`

/** Payments since an older list are not in it. */
export const ageLine = (records: Records, owed: Pick<Owed, 'asOf'>): Line | undefined => {
  const days = daysBetween(owed.asOf, today(records.now))
  return days > 1
    ? plain(`That list is ${days} days old, so what was paid or invoiced since is not in it.`)
    : undefined
}

/** How many customers owe how much. */
export const totalLine = (records: Records, owed: OwedOn): Line | undefined => {
  const { customers } = owed.figures
  return customers === 0
    ? plain(`No customer owed you anything ${asOfWords(records, owed)}.`)
    : say`${customers === 1 ? 'One customer owed' : `${String(customers)} customers owed`} you ${money(records, owed, 'owed', Number(owed.figures.owed))} ${asOfWords(records, owed)}.`
}

/** Customers who owe something, the largest first. */
export const owing = ({ customers }: Owed): readonly CustomerOwes[] =>
  customers.filter(({ amount }) => amount > 0n)

/** Where the names are. */
export const namesLine = plain(
  'Who they are is listed under Imports, Debtors: names of customers stay out of conversations, which are kept for good.',
)
