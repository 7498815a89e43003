/** What was billed to clients, where the rows of sales name them. Names come from the kept records, not from events. */
import type { IsoDate } from '#schema/core/scalars'

/** Sums in cents over the days from `from` to `to`, without tax where it is known. */
export type Billed = {
  readonly from: IsoDate
  readonly to: IsoDate
  /** All sales, and those whose row names a client. */
  readonly all: bigint
  readonly named: bigint
  /** Sales to the client with most, and the number of clients with any. */
  readonly largest: bigint
  readonly clients: number
}
