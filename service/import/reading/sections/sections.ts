/**
 * Sections of a ledger: each account is a heading, with its entries and a total below. So their rows do not name the account.
 */
import { readingsOfDate } from '../date-form.ts'
import { isBalance, isTotal } from '../set-apart.ts'
import type { SourceRow } from '../source-row.ts'

/** A heading has a name, and perhaps a number before it or a balance after it. */
const maxCells = 3

const isAmount = (cell: string): boolean => /^[\s$(-]*[\d.,\s]+[)-]?$/.test(cell)

/** Name of the account in a heading, with its number; undefined for another row. */
export const headingIn = (row: SourceRow): string | undefined => {
  const filled = row.cells.filter((cell) => cell.trim() !== '')
  if (filled.length === 0 || filled.length > maxCells || isTotal(row) || isBalance(row)) return undefined
  const words = filled.filter((cell) => !isAmount(cell))
  const [first] = words
  if (first === undefined || first !== filled[0] || words.length > 2) return undefined
  if (words.some((cell) => readingsOfDate(cell).size > 0)) return undefined
  return words.map((cell) => cell.trim()).join(' ')
}

/** Counts headings, and the totals that close them, while a table is read. */
export class SectionCount {
  private closed = 0
  private isOpen = false
  private others = 0

  add(row: SourceRow): void {
    if (isBalance(row)) return
    if (isTotal(row)) {
      if (this.isOpen) this.closed += 1
      this.isOpen = false
    } else if (headingIn(row) !== undefined) this.isOpen = true
    else if (!this.isOpen && row.cells.some((cell) => cell !== '')) this.others += 1
  }

  /** Number of sections, if every row is in one. */
  get sections(): number {
    return this.others === 0 && !this.isOpen ? this.closed : 0
  }
}
