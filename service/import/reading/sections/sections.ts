/**
 * Sections of a ledger: each account is a heading, with its entries and a total below. So their rows do not name the account.
 */
import { readingsOfDate } from '../date-form.ts'
import type { Layout } from '../layout.ts'
import type { ReadRow } from '../row-outcome.ts'
import { isBalance, isTotal, namesBalance } from '../set-apart.ts'
import type { SourceRow } from '../source-row.ts'

/** A heading has a name, and perhaps a number before it or a balance after it. */
const maxCells = 3

const isAmount = (cell: string): boolean => /^[\s$(-]*[\d.,\s]+[)-]?$/.test(cell)

/** The cells of a heading before its balance, which may be called so. */
const beforeBalance = (cells: readonly string[]): readonly string[] => {
  const at = cells.findIndex(namesBalance)
  return at > 0 && cells.slice(at + 1).every(isAmount) ? cells.slice(0, at) : cells
}

/**
 * Name of the account in a heading, with its number; undefined for another row. `hasBalances`: the balance with which the
 * account begins may be called so in its heading.
 */
export const headingIn = (row: SourceRow, hasBalances = false): string | undefined => {
  const all = row.cells.filter((cell) => cell.trim() !== '')
  const filled = hasBalances ? beforeBalance(all) : all
  if (filled.length === 0 || filled.length > maxCells) return undefined
  const named = { row: row.row, cells: filled }
  if (isTotal(named) || isBalance(named)) return undefined
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

  private readonly hasBalances: boolean

  constructor(hasBalances = false) {
    this.hasBalances = hasBalances
  }

  add(row: SourceRow): void {
    const isHeading = headingIn(row, this.hasBalances) !== undefined
    if (isBalance(row) && !isHeading) return
    if (isTotal(row) && !isHeading) {
      if (this.isOpen) this.closed += 1
      this.isOpen = false
    } else if (isHeading) this.isOpen = true
    else if (!this.isOpen && row.cells.some((cell) => cell !== '')) this.others += 1
  }

  /** Number of sections, if every row is in one. */
  get sections(): number {
    return this.others === 0 && !this.isOpen ? this.closed : 0
  }
}

/** The account of the rows that follow: a heading names it, a total ends it. */
export const sectionAfter = (
  read: ReadRow,
  row: SourceRow,
  before: string | undefined,
  { hasBalances }: Layout,
): string | undefined => {
  if (read.is !== 'set-apart') return before
  const heading = headingIn(row, hasBalances)
  return read.why === 'total' && !isBalance(row) ? heading : (heading ?? before)
}
