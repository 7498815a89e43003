/** Receipts: the figures that tools returned in a turn, each under an id and with everything a claim is checked against. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { showValue } from '../../figure.ts'
import type { Span } from '../../periods/dates.ts'

/** What a figure is about. Empty lists mean that it cannot be said, and is not checked. */
export type About = {
  /**
   * `change` is signed; words such as "rose" and "fell" must agree with it. `part` is what something adds to a change; only
   * a word right beside it must agree. `size` is how large a step is, which may go either way.
   */
  readonly role: 'value' | 'change' | 'part' | 'size'
  readonly measures: readonly MeasureName[]
  /** Periods that it is of, each in its own right. */
  readonly spans: readonly Span[]
  /** The period that a change is counted from. */
  readonly against?: Span | undefined
  /** The direction that is good. */
  readonly better?: 'up' | 'down' | undefined
  /** The weekday that it is of; 0 is Monday. */
  readonly weekday?: number | undefined
  /** True where it is a mean or a rate a week, so that "a week" may follow. */
  readonly isWeekly?: boolean
}

export type Receipt = About & { readonly id: string; readonly figure: Figure }

/** A change with its sign, so that nobody has to guess it: "+$740", "-2.1 points". */
export const signedText = ({ value, unit }: Figure): string => {
  const shown = showValue(value, unit)
  return value > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown
}

/** How a receipt is shown where no word beside it gives its direction. */
export const shownText = ({ figure, role }: Pick<Receipt, 'figure' | 'role'>): string =>
  role === 'change' || role === 'part' ? signedText(figure) : figure.shown

/** The receipts of one turn. */
export class Ledger {
  private readonly byId = new Map<string, Receipt>()
  private readonly known = new Map<string, Receipt>()
  private readonly counts = new Set<number>()

  /** The receipt of a figure; the same figure about the same thing has one. */
  add(figure: Figure, about: About): Receipt {
    const key = JSON.stringify([figure, about])
    const before = this.known.get(key)
    if (before) return before
    const receipt = { ...about, figure, id: `r${this.byId.size + 1}` }
    this.byId.set(receipt.id, receipt)
    this.known.set(key, receipt)
    return receipt
  }

  /** Counts of weeks, days or periods that results name, which are no figures. */
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
