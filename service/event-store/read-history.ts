/** Reads the whole history of a workspace for a fold, a page on its way while one is in hand. */
import type pg from 'pg'
import { type HistoryEvent, readHistoryEvent } from './recorded-event.ts'
import { isoTimeAt } from './stored-time.ts'

/** Events fetched at a time. */
const stride = 2000

/** Pages on their way while one is in hand: enough to fold while Postgres writes. */
const pagesAhead = 4

/** Events of a page as they are stored: their types and data, and 8 bytes of time for each. */
type Page = {
  readonly last: number
  readonly events: readonly [type: string, data: unknown][]
  readonly times: Buffer
}

// One text for each page: a row for each event would cost more to take apart than all that is done with it. Times come
// as they are stored, 8 bytes each: printing them costs Postgres a third of the reading.
const pageSql = `select max(position) as last, string_agg(timestamptz_send(recorded_at), '') as times,
    '[' || string_agg('[' || to_json(type) || ',' || data::text || ']', ',') || ']' as events
  from (select position, type, data, recorded_at from events
    where workspace = $1 and position > $2 and position <= $3 order by position) as page`

const firstTime = Date.UTC(2000, 0, 1)

/** The time at an index, ISO 8601 UTC; Postgres counts microseconds from the year 2000. */
const timeAt = (times: Buffer, index: number): string => {
  const microseconds = times.readInt32BE(8 * index) * 2 ** 32 + times.readUInt32BE(8 * index + 4)
  return isoTimeAt(firstTime + Math.floor(microseconds / 1000))
}

type Fetch = (after: number) => Promise<Page | undefined>

const fetcher =
  (client: pg.ClientBase, workspace: string): Fetch =>
  async (after) => {
    const { rows } = await client.query<{ last: number; events: string | null; times: Buffer }>({
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
      // Whoever awaits it hears of a failure; it must not count as unheard until then.
      page.catch(() => {})
      pages.push(page)
    }
    const page = await pages.shift()
    if (page) yield page
  }
}

/** All pages in their order; the next ones are on their way while one is in hand. */
async function* pagesOf(client: pg.ClientBase, workspace: string): AsyncGenerator<Page> {
  const next = 'select min(position) as next from events where workspace = $1 and position > $2'
  const { rows } = await client.query<{ end: string | null; count: string }>(
    'select max(position) as end, count(*) from events where workspace = $1',
    [workspace],
  )
  const [end, count] = [Number(rows[0]?.end ?? 0), Number(rows[0]?.count ?? 0)]
  const fetch = fetcher(client, workspace)
  if (count === end) return yield* ahead(fetch, end)
  // Somebody took events away, or moved one: a gap may be as wide as the numbers go.
  for (let after = 0; ; ) {
    const found = await client.query<{ next: string | null }>(next, [workspace, after])
    const first = found.rows[0]?.next ?? null
    const page = first === null ? undefined : await fetch(Number(first) - 1)
    if (page === undefined) return
    yield page
    after = Number(page.last)
  }
}

/** What there was to read. */
export type ReadHistory = {
  /** The last position. */
  readonly last: number
  /** Positions of events that could not be read, and were left out. */
  readonly unreadable: readonly number[]
}

/**
 * Gives every event that can be read to `onEvent`, and awaits `onPage` after each page; `client` is in a transaction, so
 * that all pages are of one history.
 */
export const readHistory = async (
  client: pg.ClientBase,
  workspace: string,
  onEvent: (event: HistoryEvent) => void,
  onPage: () => Promise<void>,
): Promise<ReadHistory> => {
  const unreadable: number[] = []
  let last = 0
  for await (const page of pagesOf(client, workspace)) {
    for (const [index, [type, data]] of page.events.entries()) {
      const event = readHistoryEvent(type, data, timeAt(page.times, index))
      if (event) onEvent(event)
      else unreadable.push(await positionAt(client, workspace, last, index))
    }
    last = Number(page.last)
    await onPage()
  }
  return { last, unreadable }
}

/** The position of the event with so many others between it and position `after`. */
const positionAt = async (
  client: pg.ClientBase,
  workspace: string,
  after: number,
  index: number,
): Promise<number> => {
  const { rows } = await client.query<{ position: string }>(
    'select position from events where workspace = $1 and position > $2 order by position offset $3 limit 1',
    [workspace, after, index],
  )
  return Number(rows[0]?.position)
}
