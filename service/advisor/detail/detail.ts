/** What imported files hold below their totals: sales by item, category and channel, and money by account. */
import type { IsoDate } from '#schema/core/scalars'
import type { TaxBasis } from '#schema/import/tax-basis'

/** By what a file tells its rows apart. */
export const dimensions = ['item', 'category', 'channel', 'account'] as const
export type Dimension = (typeof dimensions)[number]

/** Sales of one day that are alike; `revenue` is in cents, net of tax where that is known, and `units` in thousandths. */
export type SoldLine = {
  readonly date: IsoDate
  readonly item?: string | undefined
  readonly category?: string | undefined
  readonly channel?: string | undefined
  readonly revenue: bigint
  readonly units: number
  /** Rows behind it; one where that is not known. */
  readonly rows?: number | undefined
  /** What of it went back to customers, in cents above zero, and in how many rows. */
  readonly back?: bigint | undefined
  readonly backRows?: number | undefined
}

/** Money of an account on a day, in cents; `from` is the first day of an amount for a whole period. */
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
  /** Tax of each day with sales, in cents; undefined where its source does not list it. */
  readonly tax: ReadonlyMap<IsoDate, bigint | undefined>
  /** How the tax of each day is known. */
  readonly taxBasis?: ReadonlyMap<IsoDate, readonly TaxBasis[]> | undefined
}

/** The names of a dimension, the most frequent first. */
export const namesOf = ({ sold, paid }: Detail, dimension: Dimension): readonly string[] => {
  const counts = new Map<string, number>()
  const names =
    dimension === 'account' ? paid.map(({ account }) => account) : sold.map((line) => line[dimension])
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1]).map(([name]) => name)
}
