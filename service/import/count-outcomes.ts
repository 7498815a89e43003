/** Counts the rows of a file by their outcome. */
import type { CollectedRows } from './collect-rows.ts'
import type { LineOutcome } from './records/match-day.ts'

const rank: Readonly<Record<LineOutcome, number>> = { same: 0, corrected: 1, new: 2 }

/** Counts rows by outcome; a row of several records counts once, by its most significant outcome. */
export class RowOutcomes {
  private readonly rows = new Map<number, LineOutcome>()
  private readonly counts = { same: 0, corrected: 0, new: 0 }
  private readonly isSpread: boolean

  constructor({ records, rows, rejectedRows }: Pick<CollectedRows, 'records' | 'rows' | 'rejectedRows'>) {
    this.isSpread = records !== rows - rejectedRows
  }

  add(row: number, outcome: LineOutcome): void {
    if (this.isSpread) {
      const before = this.rows.get(row)
      if (before !== undefined && rank[before] >= rank[outcome]) return
      if (before !== undefined) this.counts[before] -= 1
      this.rows.set(row, outcome)
    }
    this.counts[outcome] += 1
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
