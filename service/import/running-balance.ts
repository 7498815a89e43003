/** The balance at the end of a bank file, where its rows prove that the column is one. */
import type { IsoDate } from '#schema/core/scalars'

/** The balance of an account after its last row, in cents. */
export type Closing = { readonly date: IsoDate; readonly balance: bigint }

type Row = Closing & { readonly moved: bigint }

/** Share of the rows from which the next one must follow. */
const leastProof = 0.9
const fewestSteps = 3

/** Follows a column of balances from row to row, from the top or from the bottom of the file. */
export class RunningBalance {
  private before: Row | undefined
  private first: Row | undefined
  private steps = 0
  private down = 0
  private up = 0

  /** `moved` is what the row added to the balance, below zero for money out. */
  add(date: IsoDate, balance: bigint, moved: bigint): void {
    const row = { date, balance, moved }
    this.first ??= row
    if (this.before) {
      this.steps += 1
      if (this.before.balance + moved === balance) this.down += 1
      if (balance + this.before.moved === this.before.balance) this.up += 1
    }
    this.before = row
  }

  /** The balance after the latest row; undefined where the rows do not follow from each other. */
  closing(): Closing | undefined {
    const { first, before: last, steps, up, down } = this
    if (!first || !last || steps < fewestSteps || Math.max(up, down) < leastProof * steps) return undefined
    const latest = up > down ? first : last
    return latest.date < (up > down ? last : first).date ? undefined : latest
  }
}
