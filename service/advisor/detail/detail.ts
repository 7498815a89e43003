/** Details of imported files below daily totals: sales by item, category and channel, money by account. */
import type { IsoDate } from '#schema/core/scalars'
import type { TaxBasis } from '#schema/import/tax-basis'
import type { Owed } from './owed.ts'

/** Columns by which a file distinguishes rows. */
export const dimensions = ['item', 'category', 'channel', 'account'] as const
export type Dimension = (typeof dimensions)[number]

/** Similar sales of one day; `revenue` in cents, net of tax if known, and `units` in thousandths. */
export type SoldLine = {
  readonly date: IsoDate
  readonly item?: string | undefined
  readonly category?: string | undefined
  readonly channel?: string | undefined
  readonly revenue: bigint
  readonly units: number
  /** Number of rows; one if unknown. */
  readonly rows?: number | undefined
  /** Refunds among them, in positive cents, and their number of rows. */
  readonly back?: bigint | undefined
  readonly backRows?: number | undefined
}

/** Money of an account on a day, in cents; `from` is the first day of an amount for a period. */
export type PaidLine = {
  readonly date: IsoDate
  readonly account: string
  readonly direction: 'in' | 'out'
  readonly amount: bigint
  readonly from?: IsoDate | undefined
  /** In hundredths. */
  readonly hours?: number | undefined
}

export type Detail = {
  readonly sold: readonly SoldLine[]
  readonly paid: readonly PaidLine[]
  /** Tax of each day with sales, in cents; undefined if its source does not list it. */
  readonly tax: ReadonlyMap<IsoDate, bigint | undefined>
  /** How the tax of each day was determined. */
  readonly taxBasis?: ReadonlyMap<IsoDate, readonly TaxBasis[]> | undefined
  /** Undefined without a list of debtors on record. */
  readonly owed?: Owed | undefined
}

/** Names of a dimension, most frequent first. */
export const namesOf = ({ sold, paid }: Detail, dimension: Dimension): readonly string[] => {
  const counts = new Map<string, number>()
  const names =
    dimension === 'account' ? paid.map(({ account }) => account) : sold.map((line) => line[dimension])
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1]).map(([name]) => name)
}
