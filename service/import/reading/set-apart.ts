/** Rows that are no records: totals, text below the table, further lines of an order. */
import { readingsOfDate } from './date-form.ts'
import type { SourceRow } from './source-row.ts'

const totalWord =
  /^(?:(?:grand|sub|net|day|daily|week|weekly|month|monthly|overall|report|final|page)[\s-]?)?totals?\b|^(?:sum|summary|balance (?:brought|carried) forward|(?:opening|closing|ending|starting) balance|carried forward|brought forward)\b|\btotals?:?$/i

/** Of a row with a date, only these words alone: "Total Care Kit" is a thing that is sold. */
const totalAlone =
  /^(?:(?:grand|sub|net|day|daily|week|weekly|month|monthly|overall)[\s-]?)?totals?:?$|^(?:opening|closing) balance$/i

/** True for a row of totals or of balances: one of its first cells says so. */
export const isTotal = ({ cells }: SourceRow): boolean => {
  const [first = '', second = '', third = ''] = cells.filter(
    (cell) => cell !== '' && !/^[\d\s.,$()-]+$/.test(cell),
  )
  const words = [first, second, third].filter((cell) => cell.length <= 60 && totalWord.test(cell))
  if (words.length === 0) return false
  return words.some((cell) => totalAlone.test(cell)) || !cells.some((cell) => readingsOfDate(cell).size > 0)
}

/** A row that was set apart, with why. */
export type SetApart = {
  readonly row: number
  readonly why: 'above the labels' | 'total' | 'text' | 'further line' | 'not completed' | 'labels again'
}
