/** Rows of a list of debtors that are in it more than once: an invoice with a row for each of its lines, or a copy. */
import type { Answers, ColumnQuestion } from '../layout.ts'
import { decimalText } from '../money.ts'
import type { ReadRow } from '../row-outcome.ts'
import type { Debt } from './debt.ts'

/** Id of the question, which is about one file only. */
export const repeatsQuestion = 'debtors-repeated'

type Debts = Extract<ReadRow, { readonly is: 'debts' }>

const keyOf = (debts: readonly Debt[]): string =>
  JSON.stringify(
    debts.map(({ customer, amount, age, due, issued, invoice }) => [
      customer.toLowerCase(),
      String(amount),
      age,
      due,
      issued,
      invoice?.toLowerCase(),
    ]),
  )

/** Rows that equal an earlier one in all that is read. */
const repeatsIn = (rows: readonly ReadRow[]): readonly Debts[] => {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    if (row.is !== 'debts') return []
    const key = keyOf(row.debts)
    const isAgain = seen.has(key)
    seen.add(key)
    return isAgain ? [row] : []
  })
}

const shown = 3

/** Asks whether equal rows count once; undefined if there are none, or if it was answered. */
export const askRepeats = (rows: readonly ReadRow[], answers: Answers): ColumnQuestion | undefined => {
  const repeats = repeatsIn(rows)
  const answer = answers[repeatsQuestion]
  if (repeats.length === 0 || answer === 'once' || answer === 'all') return undefined
  const samples = repeats.slice(0, shown).map(({ row, debts }) => ({
    row,
    cell: [debts[0]?.invoice, debts[0]?.customer].filter((part) => part !== undefined).join(', '),
    means: decimalText(debts.reduce((sum, { amount }) => sum + amount, 0n)),
  }))
  const many = repeats.length.toLocaleString('en-AU')
  return {
    id: repeatsQuestion,
    column: 'Whole rows',
    readings: [
      {
        id: 'once',
        says: `The same debt again, such as an invoice with a row for each line: leave out ${many}`,
        rows: samples,
      },
      { id: 'all', says: 'Different debts that look the same: count all rows', rows: samples },
    ],
  }
}

/** The rows with equal ones once, if that is the answer. */
export const repeatsOnce = (rows: readonly ReadRow[], answers: Answers): readonly ReadRow[] => {
  if (answers[repeatsQuestion] !== 'once') return rows
  const repeats = new Set(repeatsIn(rows).map(({ row }) => row))
  return rows.map((row) =>
    row.is === 'debts' && repeats.has(row.row) ? { is: 'set-apart', row: row.row, why: 'further line' } : row,
  )
}
