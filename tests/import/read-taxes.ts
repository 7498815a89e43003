/** Reads files to test the tax in their amounts. */
import type { ReadOptions } from '../../service/import/reading/open-file.ts'
import { entries, lines, readBytes, sales } from './read-text.ts'

/** A bottle shop's till, with a label over its amounts. */
export const till = (label: string, ...more: readonly string[]) =>
  lines(
    `Docket,Date,Item,${label}`,
    '101,2026-11-02,Shiraz 750 mL,22.00',
    '102,2026-11-02,Pale ale 6 pack,19.99',
    '103,2026-11-03,Shiraz 750 mL,-22.00',
    ...more,
  )

/** Amount and tax of each sale and how the tax is known, or the questions with their readings. */
export const readTaxes = async (text: string | Buffer, options: Partial<ReadOptions> = {}) => {
  const { questions, rows, decided } = await readBytes(text, { isReplay: false, ...options })
  return {
    asked: questions.map(({ id, readings }) => [id, ...readings.map((one) => one.id)]),
    taxes: sales(rows).map(({ amount, tax, taxBasis }) => [amount, tax, taxBasis]),
    rows,
    decided,
  }
}

/** Amount and tax of each entry of the books and how the tax is known, or the questions and what a row would mean. */
export const readBooks = async (text: string, options: Partial<ReadOptions> = {}) => {
  const { questions, rows, decided } = await readBytes(text, { isReplay: false, kind: 'books', ...options })
  return {
    asked: questions.map(({ id, readings }) => [id, ...readings.map((one) => one.id)]),
    means: questions.map(({ readings }) => readings.map((one) => one.rows[0]?.means)),
    taxes: entries(rows).map(({ amount, tax, taxBasis }) => [amount, tax, taxBasis]),
    rows,
    decided,
  }
}
