/** Closing balance of a bank file, if its rows prove that the column is a balance. */
import type { IsoDate } from '#schema/core/scalars'

/** Balance of an account after its last row, in cents. */
export type Closing = { readonly date: IsoDate; readonly balance: bigint }

type Row = Closing & { readonly moved: bigint }

/** Minimum share of rows that must follow from the previous one. */
const leastProof = 0.9
const fewestSteps = 3

/** Follows a balance column from row to row, from the top or the bottom of the file. */
export class RunningBalance {
  private before: Row | undefined
  private first: Row | undefined
  private steps = 0
  private down = 0
  private up = 0

  /** `moved` is the row's effect on the balance, negative for money out. */
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

  /** Balance after the latest row; undefined if the rows do not follow from each other. */
  closing(): Closing | undefined {
    const { first, before: last, steps, up, down } = this
    if (!first || !last || steps < fewestSteps || Math.max(up, down) < leastProof * steps) return undefined
    const latest = up > down ? first : last
    return latest.date < (up > down ? last : first).date ? undefined : latest
  }
}
