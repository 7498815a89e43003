/** Totals that no word names: a row without any of the words that others have, whose amount is the sum of those above. */
import type { Layout } from '../layout.ts'
import { cellOf, type RowContext } from '../read-row.ts'
import type { SourceRow } from '../source-row.ts'

const texts = ['item', 'category', 'account', 'details', 'id', 'employee', 'channel'] as const

/** Recognises such rows, one after the other. */
export class UnnamedTotals {
  private readonly places: readonly (typeof texts)[number][]
  private sum = 0n
  private rows = 0
  private readonly all = { sum: 0n, rows: 0 }
  /** True once a total of several rows was found: then one of a single row is one too. */
  private isProven = false

  constructor({ places, isByRules }: Pick<Layout, 'places' | 'isByRules'>) {
    this.places = isByRules ? texts.filter((role) => places[role] !== undefined) : []
  }

  /** True if the row is a total of those since the last one, or of all. */
  isTotal(context: RowContext, row: SourceRow, amount: bigint): boolean {
    if (this.places.length === 0) return false
    const isBlank = this.places.every((role) => cellOf(context, row, role) === '')
    const isSum =
      (this.rows > (this.isProven ? 0 : 1) && amount === this.sum) ||
      (this.all.rows > 1 && amount === this.all.sum)
    if (isBlank && isSum) {
      this.isProven = true
      this.reset()
      return true
    }
    this.all.sum += amount
    this.all.rows += 1
    // Rows that have no words themselves prove nothing.
    if (isBlank) this.reset()
    else {
      this.sum += amount
      this.rows += 1
    }
    return false
  }

  /** Restarts after a total that is named. */
  reset(): void {
    this.sum = 0n
    this.rows = 0
  }
}
