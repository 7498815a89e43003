/** Positions of the period that an auditor sees. */
import { LRUCache } from 'lru-cache'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { Database } from '../database/pool.ts'
import type { Sees } from '../runtime/service.ts'

type Bounds = Pick<Sees, 'first' | 'last'>

/** Returns the part of a workspace's history that was recorded between two moments; `head` is its newest position. */
export type FindPeriod = (
  workspace: string,
  fromTime: string,
  beforeTime: string,
  head: number,
) => Promise<Sees>

// Times never run backwards (decision 152), so a period is a range of positions. Both scans stop at the first hit.
const boundsSql = `
  select coalesce((select position from events where workspace = $1 and position <= $4 and recorded_at >= $2
      order by position limit 1), $4 + 1) as first,
    coalesce((select position from events where workspace = $1 and position <= $4 and recorded_at < $3
      order by position desc limit 1), 0) as last`

/** Where a workspace has its name and its style, and nothing else: the position shown for a period without records. */
const opening = 2

/** A period in which nothing was recorded gives no position of the records around it. */
const seesOf = (from: IsoTime, before: IsoTime, { first, last }: Bounds): Sees => ({
  ...{ from, before, first },
  last: first > last ? opening : last,
})

export const openPeriods = (database: Database): FindPeriod => {
  const known = new LRUCache<string, Bounds & { readonly head: number }>({ max: 1000 })
  return async (workspace, fromTime, beforeTime, head) => {
    const from = decodeOrThrow(IsoTime, fromTime, 'The start of a period')
    const before = decodeOrThrow(IsoTime, beforeTime, 'The end of a period')
    const key = `${workspace} ${from} ${before}`
    const found = known.get(key)
    // Bounds inside the history stay; until then, each new event may move them.
    if (found && (found.head === head || (found.first <= found.head && found.last < found.head)))
      return seesOf(from, before, found)
    const bounds = await database.withReader(workspace, async (client) => {
      const { rows } = await client.query<Bounds>({
        name: 'find-period',
        text: boundsSql,
        values: [workspace, from, before, head],
      })
      return rows[0] ?? { first: head + 1, last: 0 }
    })
    known.set(key, { ...bounds, head })
    return seesOf(from, before, bounds)
  }
}
