/** Recognises rows that are not records: totals, text below the table, further lines of an order. */
import { readingsOfDate } from './date-form.ts'
import type { SourceRow } from './source-row.ts'

const totalWord =
  /^(?:(?:grand|sub|net|day|daily|week|weekly|month|monthly|overall|report|final|page)[\s-]?)?totals?\b|^(?:sum|summary|balance (?:brought|carried) forward|(?:opening|closing|ending|starting) balance|carried forward|brought forward)\b|\btotals?:?$|^(?:(?:zwischen|end|gesamt|tages|monats)?summe|gesamt|saldovortrag|(?:anfangs|end|schluss)saldo)\b/i

/** In a row with a date, these words count only on their own: "Total Care Kit" is a product. */
const totalAlone =
  /^(?:(?:grand|sub|net|day|daily|week|weekly|month|monthly|overall)[\s-]?)?totals?:?$|^(?:opening|closing) balance$/i

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** True for a cell with a word for a total. Most cells begin and end with a digit, and are passed over quickly. */
const namesTotal = (cell: string): boolean =>
  cell.length <= 60 &&
  !(isDigit(cell.charCodeAt(0)) && isDigit(cell.charCodeAt(cell.length - 1))) &&
  totalWord.test(cell)

/** Cells with words that are looked at. */
const firstWords = 3

/** True for a row of totals or balances, by one of its first cells. */
export const isTotal = ({ cells }: SourceRow): boolean => {
  let words: string[] | undefined
  let seen = 0
  for (const cell of cells) {
    if (cell === '' || /^[\d\s.,$()-]+$/.test(cell)) continue
    if (namesTotal(cell)) words = [...(words ?? []), cell]
    seen += 1
    if (seen === firstWords) break
  }
  if (!words) return false
  return words.some((cell) => totalAlone.test(cell)) || !cells.some((cell) => readingsOfDate(cell).size > 0)
}

const balanceWord = /^\s*(?:opening|starting|beginning) balance\b/i

/** True for words for the balance with which a section begins. */
export const namesBalance = (cell: string): boolean => balanceWord.test(cell)

/** True for the balance with which a section begins. */
export const isBalance = ({ cells }: SourceRow): boolean => cells.some(namesBalance)

const summed =
  /\btotals?\s*(?:for|of|on|to|:|-|–)|\btotals?\s+(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/** Recognises rows with a date and other words beside "total" by their amount: the sum of the rows above. */
export class RunningTotals {
  private readonly all = { cents: 0n, rows: 0 }
  private sinceTotal = { cents: 0n, rows: 0 }

  /** True if a row that mentions a total is one. */
  isSum({ cells }: SourceRow, amount: bigint): boolean {
    const words = cells.filter(namesTotal)
    const isPlain = words.some((cell) => summed.test(cell))
    return (
      words.length > 0 &&
      [this.sinceTotal, this.all].some(({ cents, rows }) => rows > (isPlain ? 0 : 1) && cents === amount)
    )
  }

  add(amount: bigint): void {
    for (const sum of [this.all, this.sinceTotal]) {
      sum.cents += amount
      sum.rows += 1
    }
  }

  /** Restarts after a total. */
  reset(): void {
    this.sinceTotal = { cents: 0n, rows: 0 }
  }
}

/** A row that was set apart, with the reason. */
export type SetApart = {
  readonly row: number
  readonly why:
    | 'above the labels'
    | 'total'
    | 'text'
    | 'further line'
    | 'not completed'
    | 'no sale'
    | 'labels again'
    | 'paid'
}
