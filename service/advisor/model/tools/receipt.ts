/** Receipts: figures returned by tools in a turn, each with an id and everything needed to check a claim. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { unsigned } from '../../figure.ts'
import type { Span } from '../../periods/dates.ts'

/** Subject of a figure. Empty lists are unknown, and not checked. */
export type About = {
  /**
   * `change` is signed, and words such as "rose" and "fell" must match it. `part` is a contribution to a
   * change; only a word directly beside it must match. `size` is the size of a step in either direction.
   */
  readonly role: 'value' | 'change' | 'part' | 'size'
  readonly measures: readonly MeasureName[]
  /** Periods of the figure, each on its own. */
  readonly spans: readonly Span[]
  /** Baseline of a change. */
  readonly against?: Span | undefined
  /** The good direction. */
  readonly better?: 'up' | 'down' | undefined
  /** Weekday of the figure; 0 is Monday. */
  readonly weekday?: number | undefined
  /** True for a weekly mean or rate, so that "a week" may follow. */
  readonly isWeekly?: boolean
}

export type Receipt = About & { readonly id: string; readonly figure: Figure }

/** A change with its sign, so that nobody has to guess: "+$740", "-2.1 points". */
export const signedText = (figure: Figure): string => {
  const { shown } = unsigned(figure)
  const sign = figure.value > 0 ? '+' : '−'
  return /[1-9]/.test(shown) ? `${sign}${shown}` : shown
}

/** Display of a receipt without a direction word beside it. */
export const shownText = ({ figure, role }: Pick<Receipt, 'figure' | 'role'>): string =>
  role === 'change' || role === 'part' ? signedText(figure) : figure.shown

/** Receipts of one turn. */
export class Ledger {
  private readonly byId = new Map<string, Receipt>()
  private readonly known = new Map<string, Receipt>()
  private readonly counts = new Set<number>()

  /** Receipt of a figure; the same figure about the same subject has one. */
  add(figure: Figure, about: About): Receipt {
    const key = JSON.stringify([figure, about])
    const before = this.known.get(key)
    if (before) return before
    const receipt = { ...about, figure, id: `r${this.byId.size + 1}` }
    this.byId.set(receipt.id, receipt)
    this.known.set(key, receipt)
    return receipt
  }

  /** Counts of weeks, days or periods in results, which are not figures. */
  addCount(...counts: readonly number[]): void {
    for (const count of counts) this.counts.add(count)
  }

  hasCount(count: number): boolean {
    return this.counts.has(count)
  }

  get(id: string): Receipt | undefined {
    return this.byId.get(id)
  }

  get all(): readonly Receipt[] {
    return [...this.byId.values()]
  }
}
