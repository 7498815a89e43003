/** The log index, built after appends: chunks of 256 positions, each written once it is complete. */
import { type Kysely, sql } from 'kysely'
import { sha256 } from '../../event-store/chain.ts'
import { type EventRow, eventColumns } from '../../event-store/recorded-event.ts'
import type { Derived } from '../../read-models/derived.ts'
import { giveWay } from '../../runtime/background.ts'
import type { Tables } from '../../tables.ts'
import { idsOf, termsOf } from './log-terms.ts'

/** Positions per chunk. */
export const chunkSize = 256

/** Chunks per transaction. */
const chunksAtOnce = 32

/** Chunk of a position. */
export const chunkOf = (position: number): number => Math.floor((position - 1) / chunkSize)

const idBits = 16_384

/** The six bits that an id sets in the Bloom filter; about one absent id in a thousand finds all of its bits set. */
export const idBitsOf = (id: string): readonly number[] => {
  const digits = sha256(id)
  return [0, 1, 2, 3, 4, 5].map((n) => Number.parseInt(digits.slice(4 * n, 4 * n + 4), 16) % idBits)
}

const filterOver = (ids: Iterable<string>): Buffer => {
  const filter = Buffer.alloc(idBits / 8)
  // Bits numbered as in Postgres: lowest bit of each byte first.
  for (const id of new Set(ids))
    for (const bit of idBitsOf(id)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  return filter
}

const indexed = (chunk: number, rows: readonly EventRow[]) => {
  const terms = new Map<string, Buffer>()
  for (const row of rows) {
    const bit = (row.position - 1) % chunkSize
    for (const term of termsOf(row)) {
      let bits = terms.get(term)
      if (bits === undefined) {
        bits = Buffer.alloc(chunkSize / 8)
        terms.set(term, bits)
      }
      bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (128 >> (bit & 7))
    }
  }
  const times = rows.map((row) => Date.parse(row.recorded_at))
  return {
    chunk,
    // All events of a chunk may have been deleted from the database; that must not break searches.
    earliest: Math.min(...times, Number.MAX_SAFE_INTEGER),
    latest: Math.max(...times, 0),
    ids: filterOver(rows.flatMap((row) => [...idsOf(row)])),
    terms,
  }
}

const write = async (db: Kysely<Tables>, chunks: readonly ReturnType<typeof indexed>[]): Promise<void> => {
  const written = await sql<{ chunk: number }>`
    insert into log_chunk (workspace, chunk, earliest, latest, ids)
    select current_setting('app.workspace'), c.* from unnest(${chunks.map(({ chunk }) => chunk)}::int[],
      ${chunks.map(({ earliest }) => earliest)}::bigint[], ${chunks.map(({ latest }) => latest)}::bigint[],
      ${chunks.map(({ ids }) => ids)}::bytea[]) as c
    on conflict do nothing returning chunk`.execute(db)
  // Another process may have written the same rows first.
  const ours = new Set(written.rows.map(({ chunk }) => chunk))
  const rows = chunks
    .filter(({ chunk }) => ours.has(chunk))
    .flatMap(({ chunk, terms }) =>
      [...terms].map(([term, bits]) => ({ chunk, term, bits: `x${bits.toString('hex')}` })),
    )
  await sql`
    insert into log_index (workspace, term, chunk, positions)
    select current_setting('app.workspace'), r.term, r.chunk, r.positions::bit(256)
    from unnest(${rows.map(({ term }) => term)}::text[], ${rows.map(({ chunk }) => chunk)}::int[],
      ${rows.map(({ bits }) => bits)}::text[]) as r(term, chunk, positions)
    order by r.term collate "C", r.chunk`.execute(db)
}

const eventsOf = (db: Kysely<Tables>, from: number, until: number): Promise<readonly EventRow[]> =>
  db
    .selectFrom('events')
    .select(eventColumns)
    .where('position', '>', from * chunkSize)
    .where('position', '<=', until * chunkSize)
    .orderBy('position')
    .execute()

/** SQL: number of chunks indexed without a gap; two concurrent writers may leave one. */
export const indexedChunks = sql.raw(`coalesce(
  (select min(expected) from (select chunk, row_number() over (order by chunk) - 1 as expected from log_chunk) as numbered
    where chunk <> expected),
  (select count(*) from log_chunk))::int`)

/**
 * Indexes all complete chunks that are not yet indexed and returns their number; `db` is bound to the
 * workspace. In the background, calls get a turn between any two chunks.
 */
export const catchUpLogIndex = async (db: Kysely<Tables>, isBackground = false): Promise<number> => {
  const { rows } = await sql<{ head: number; done: number }>`
    select coalesce((select position from workspace_head), 0) as head,
      ${indexedChunks} as done`.execute(db)
  const { head = 0, done = 0 } = rows[0] ?? {}
  const complete = Math.floor(head / chunkSize)
  let writing: Promise<unknown> = Promise.resolve()
  let tookMs = 0
  for (let from = done; from < complete; from += chunksAtOnce) {
    const until = Math.min(from + chunksAtOnce, complete)
    const events = await eventsOf(db, from, until)
    const chunks: ReturnType<typeof indexed>[] = []
    for (let chunk = from; chunk < until; chunk++) {
      if (isBackground) await giveWay(tookMs)
      const started = performance.now()
      chunks.push(
        indexed(
          chunk,
          events.filter(({ position }) => chunkOf(position) === chunk),
        ),
      )
      tookMs = performance.now() - started
    }
    // Postgres writes these chunks while the next ones are being read.
    await writing
    writing = db.transaction().execute(async (transaction) => {
      // A crash may lose index rows; they are rebuilt.
      await sql`set local synchronous_commit = off`.execute(transaction)
      await write(transaction, chunks)
    })
    writing.catch(() => {})
  }
  await writing
  return Math.max(0, complete - done)
}

/** The log index, as refilled by `npm run verify`. */
export const derivedLogIndex: Derived = {
  tables: [
    { name: 'log_chunk', keys: ['chunk'], columns: ['earliest', 'latest', 'ids'] },
    { name: 'log_index', keys: ['term', 'chunk'], columns: ['positions'] },
  ],
  reach: `select (max(chunk)::bigint + 1) * ${chunkSize} from public.log_chunk where workspace = $1`,
  catchUp: (db) => catchUpLogIndex(db),
}
