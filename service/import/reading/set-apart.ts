/** Rows that are no records: totals, text below the table, further lines of an order. */
import type { SourceRow } from './source-row.ts'

const totalWord =
  /^(?:(?:grand|sub|net|day|daily|week|weekly|month|monthly|overall|report|final|page)[\s-]?)?totals?\b|^(?:sum|summary|balance (?:brought|carried) forward|(?:opening|closing|ending|starting) balance|carried forward|brought forward)\b|\btotals?:?$/i

/** True for a row of totals or of balances: one of its first cells says so. */
export const isTotal = ({ cells }: SourceRow): boolean => {
  const [first = '', second = ''] = cells.filter((cell) => cell !== '' && !/^[\d\s.,$()-]+$/.test(cell))
  return [first, second].some((cell) => cell.length <= 60 && totalWord.test(cell))
}

/** A row that was set apart, with why. */
export type SetApart = {
  readonly row: number
  readonly why: 'above the labels' | 'total' | 'text' | 'further line' | 'not completed' | 'labels again'
}
