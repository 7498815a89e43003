/** Parts of the files of further kinds: their rows, and what is found in them. */
import type { ReadRow } from '../../service/import/reading/row-outcome.ts'
import type { Dice } from './dice.ts'
import type { Style } from './style.ts'
import { two } from './truth.ts'

/** A row: its cells by label, and what a reader should find in it. */
export type FurtherRow = { readonly cells: readonly string[]; readonly truth: string }

export type FurtherLayout = {
  readonly name: string
  /** Lists begin with the day that they are of. */
  readonly title?: string
  readonly labels: readonly string[]
  readonly row: (dice: Dice, at: number, style: Style) => FurtherRow
  readonly answers?: Readonly<Record<string, string>>
}

/** A day of a year. */
export const dayOf = (dice: Dice, year: number): string =>
  `${year}-${two(dice.int(1, 10))}-${two(dice.int(1, 28))}`
export const nameOf = (at: number): string => `${at + 1} Larkin St`
export const money = (dice: Dice, from: number, to: number, step = 1): bigint =>
  BigInt(dice.int(from, to)) * BigInt(step)
/** Parts of a truth as one text. */
export const said = (...parts: readonly (string | bigint | number | undefined)[]): string =>
  parts.map((part) => part ?? '').join('|')

/** What was found in a row, in the form of the truth. */
export const foundInRow = (row: ReadRow): string | undefined => {
  if (row.is === 'sale') return said(row.sale.date, row.sale.amount, row.sale.tax)
  if (row.is === 'registers')
    return row.entries
      .map(({ name, amount, second, ends, days }) => said(name, amount, second, ends, days))
      .join()
  if (row.is === 'work')
    return row.work
      .map(({ date, seconds, is, person, client }) => said(date, seconds, is, person, client))
      .join()
  if (row.is === 'debts') return row.debts.map(({ customer, amount }) => said(customer, amount)).join()
  if (row.is === 'entries')
    return row.entries
      .map(({ date, direction, amount, account }) => said(date, direction, amount, account))
      .join()
  return undefined
}
