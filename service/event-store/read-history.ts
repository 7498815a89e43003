/** Reads the whole history of a workspace for a fold, prefetching pages. */
import type pg from 'pg'
import { type PlacedEvent, readPlacedEvent } from './recorded-event.ts'
import { isoTimeAt } from './stored-time.ts'

/** Positions per page. */
const stride = 2000

/** Pages requested in advance: enough to keep folding while Postgres writes. */
const pagesAhead = 4

/** Events of a page as stored; `positions` and `times` have 8 bytes for each. */
type Page = {
  readonly events: readonly [type: string, data: unknown][]
  readonly positions: Buffer
  readonly times: Buffer
}

// One row per page: parsing a row per event would cost more than folding it. Positions and times are sent in binary, since
// formatting the times takes Postgres a third of the read.
const pageSql = `select string_agg(int8send(position), '') as positions,
    string_agg(timestamptz_send(recorded_at), '') as times,
    '[' || string_agg('[' || to_json(type) || ',' || data::text || ']', ',') || ']' as events
  from (select position, type, data, recorded_at from events
    where workspace = $1 and position > $2 and position <= $3 order by position) as page`

const firstTime = Date.UTC(2000, 0, 1)

const integerAt = (integers: Buffer, index: number): number =>
  integers.readInt32BE(8 * index) * 2 ** 32 + integers.readUInt32BE(8 * index + 4)

/** Time at an index, ISO 8601 UTC; Postgres counts microseconds from 2000. */
const timeAt = (times: Buffer, index: number): string =>
  isoTimeAt(firstTime + Math.floor(integerAt(times, index) / 1000))

const lastOf = ({ events, positions }: Page): number => integerAt(positions, events.length - 1)

type Fetch = (after: number) => Promise<Page | undefined>

const fetcher =
  (client: pg.ClientBase, workspace: string): Fetch =>
  async (after) => {
    const { rows } = await client.query<Omit<Page, 'events'> & { events: string | null }>({
      name: 'fold-history',
      text: pageSql,
      values: [workspace, after, after + stride],
    })
    const [page] = rows
    return page?.events ? { ...page, events: JSON.parse(page.events) } : undefined
  }

async function* ahead(fetch: Fetch, end: number): AsyncGenerator<Page> {
  const pages: ReturnType<Fetch>[] = []
  for (let asked = 0, got = 0; got < end; got += stride) {
    for (; asked < end && pages.length < pagesAhead; asked += stride) {
      const page = fetch(asked)
      // The failure is handled when the page is awaited; until then it must not count as an unhandled rejection.
      page.catch(() => {})
      pages.push(page)
    }
    const page = await pages.shift()
    if (page) yield page
  }
}

/** All pages, in order. */
async function* pagesOf(client: pg.ClientBase, workspace: string): AsyncGenerator<Page> {
  const next = 'select min(position) as next from events where workspace = $1 and position > $2'
  const { rows } = await client.query<{ end: string | null; count: string }>(
    'select max(position) as end, count(*) from events where workspace = $1',
    [workspace],
  )
  const [end, count] = [Number(rows[0]?.end ?? 0), Number(rows[0]?.count ?? 0)]
  const fetch = fetcher(client, workspace)
  if (count === end) return yield* ahead(fetch, end)
  // Events were deleted or renumbered. A gap may be of any size, so look for the next position instead of counting up.
  for (let after = 0; ; ) {
    const found = await client.query<{ next: string | null }>(next, [workspace, after])
    const first = found.rows[0]?.next ?? null
    const page = first === null ? undefined : await fetch(Number(first) - 1)
    if (page === undefined) return
    yield page
    after = lastOf(page)
  }
}

/** Result of a read. */
export type HistoryRead = {
  /** The last position. */
  readonly last: number
  /** Positions of events that could not be decoded and were skipped. */
  readonly unreadable: readonly number[]
}

/**
 * Calls `onEvent` for every readable event, and awaits `onPage` after each page. `client` must be in a transaction, so
 * that all pages show the same history.
 */
export const readHistory = async (
  client: pg.ClientBase,
  workspace: string,
  onEvent: (event: PlacedEvent) => void,
  onPage: () => Promise<void>,
): Promise<HistoryRead> => {
  const unreadable: number[] = []
  let last = 0
  for await (const page of pagesOf(client, workspace)) {
    for (const [index, [type, data]] of page.events.entries()) {
      const position = integerAt(page.positions, index)
      const event = readPlacedEvent(type, data, timeAt(page.times, index), position)
      if (event) onEvent(event)
      else unreadable.push(position)
    }
    last = lastOf(page)
    await onPage()
  }
  return { last, unreadable }
}
