/** Rows of totals in lists of debtors. They must be the sum of the rows above them, which shows that no row is missing. */
import { decimalText } from '../money.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow } from '../source-row.ts'

type Amounts = ReadonlyMap<number, bigint>

const totalWords =
  /^(?:(?:grand|sub|report|overall|final)[ -]?)?totals?(?: (?:for|of))?:?\s*|[\s:-]+(?:sub)?totals?:?$/gi
/** What may follow "total" where it is the total of everything. */
const ofAll =
  /^(?:owing|owed|due|outstanding|balances?|receivables?|debtors?|customers?|clients?|contacts?|invoices?|accounts? receivable|aged receivables?|a\/?r|amount|all|[a-z]{3})$/i

/** What a row sums up: everything, the rows of a name, or nothing, since it is a customer's own name. */
export const sumOf = (text: string, isName: (name: string) => boolean): 'all' | 'name' | undefined => {
  if (!/\btotals?\b/i.test(text)) return undefined
  const rest = text.replaceAll(totalWords, '').replaceAll(/[()]/g, '').trim()
  if (rest === '' || ofAll.test(rest)) return 'all'
  return isName(rest) ? 'name' : undefined
}

/** Sums of the rows so far: all of them, and those since the last total. */
export class DebtorTotals {
  private readonly all = new Map<number, bigint>()
  private part = new Map<number, bigint>()
  private rows = 0
  /** True once a row was left out, so that totals include what is not read. */
  isPartial = false

  add(amounts: Amounts): void {
    this.rows += 1
    for (const sums of [this.all, this.part])
      for (const [at, amount] of amounts) sums.set(at, (sums.get(at) ?? 0n) + amount)
  }

  /** True if amounts equal the sums of the rows above, all of them or those since the last total. */
  isSum(amounts: Amounts): boolean {
    if (amounts.size === 0 || this.rows < 2) return false
    return [this.all, this.part].some((sums) =>
      [...amounts].every(([at, amount]) => amount === (sums.get(at) ?? 0n)),
    )
  }

  /** Checks a row of totals; refuses the file if it is not the sum of what is above. */
  check(row: SourceRow, amounts: Amounts, labels: readonly string[]): void {
    if (!this.isPartial)
      for (const [at, amount] of amounts) {
        const sums = [this.all, this.part].map((own) => own.get(at) ?? 0n)
        if (sums.includes(amount)) continue
        throw new FileRefused(
          `has a total of ${decimalText(amount)} where the rows above add up to ${decimalText(sums[0] ?? 0n)}, so rows may be missing or repeated`,
          { row: row.row, column: labels[at] ?? '' },
        )
      }
    this.part = new Map()
  }
}
