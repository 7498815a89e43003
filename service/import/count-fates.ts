/** Counts the rows of a file by what became of them. */
import type { CollectedRows } from './collect-rows.ts'
import type { Fate } from './records/match-day.ts'

const rank: Readonly<Record<Fate, number>> = { same: 0, corrected: 1, new: 2 }

/** Counts rows by what became of them: a row of several records counts by the one that changes most. */
export class RowFates {
  private readonly rows = new Map<number, Fate>()
  private readonly counts = { same: 0, corrected: 0, new: 0 }
  private readonly isSpread: boolean

  constructor({ records, rows, rejectedRows }: Pick<CollectedRows, 'records' | 'rows' | 'rejectedRows'>) {
    this.isSpread = records !== rows - rejectedRows
  }

  add(row: number, fate: Fate): void {
    if (this.isSpread) {
      const before = this.rows.get(row)
      if (before !== undefined && rank[before] >= rank[fate]) return
      if (before !== undefined) this.counts[before] -= 1
      this.rows.set(row, fate)
    }
    this.counts[fate] += 1
  }

  get imported(): number {
    return this.counts.new
  }
  get duplicates(): number {
    return this.counts.same
  }
  get corrected(): number {
    return this.counts.corrected
  }
}
