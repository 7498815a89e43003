/**
 * Finds the events that a query means, in either direction from any position: exact whatever the index holds, since each
 * candidate is looked at itself, and what is not indexed yet is read as a whole.
 */
import { type Kysely, sql } from 'kysely'
import { isNarrowed, type LogQuery } from '#schema/decision-log/log-query'
import { type EventRow, eventColumns } from '../core/recorded-event.ts'
import type { Tables } from '../slices.ts'
import { candidatesIn, chunksOfPeriod, countIn, termListsOf } from './log-candidates.ts'
import { chunkOf, chunkSize } from './log-index.ts'
import { demandOf, isMeant, type LogDemand } from './log-match.ts'

/** A stored event, and the one before it in the chain, which its link is checked against. */
export type FoundEvent = { readonly row: EventRow; readonly earlier: EventRow | undefined }

/** Where to look: from `low` to `high`, both included, towards older events (`down`) or newer ones (`up`). */
export type LogWalk = { readonly low: number; readonly high: number; readonly direction: 'down' | 'up' }

/** Where the history of the bound workspace stands, and up to which position it is indexed. */
export const logState = async (db: Kysely<Tables>): Promise<{ head: number; indexed: number }> => {
  const { rows } = await sql<{ head: number; indexed: number }>`
    select coalesce((select position from workspace_head), 0) as head,
      coalesce((select max(chunk) + 1 from log_chunk), 0) * ${chunkSize}::bigint as indexed`.execute(db)
  return rows[0] ?? { head: 0, indexed: 0 }
}

/** Chunks that are asked at first: what is common is found in them. */
const nearestChunks = 64

/** Chunks that are taken at a time: at first, and from then on. */
const fewChunks = 64
const manyChunks = 512

/** Rows that are fetched at first, and at most at a time. */
const firstRows = 26
const mostRows = 256

const turned = <A>(items: readonly A[], direction: LogWalk['direction']): readonly A[] =>
  direction === 'up' ? items : [...items].reverse()

const span = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, n) => low + n)

/** Positions of a stretch, in parts that are read one after the other. */
function* stretch(low: number, high: number, direction: LogWalk['direction']): Generator<readonly number[]> {
  let size = firstRows
  for (let done = 0; low + done <= high; size = mostRows) {
    const count = Math.min(size, high - low - done + 1)
    yield turned(
      direction === 'up'
        ? span(low + done, low + done + count - 1)
        : span(high - done - count + 1, high - done),
      direction,
    )
    done += count
  }
}

async function* indexedPositions(
  db: Kysely<Tables>,
  demand: LogDemand,
  { low, high, direction }: LogWalk,
): AsyncGenerator<readonly number[]> {
  if (high < low) return
  const range = await chunksOfPeriod(db, demand, { first: chunkOf(low), last: chunkOf(high) })
  if (range === undefined) return
  const lists = await termListsOf(db, demand)
  if (lists === undefined) return
  let { first, last } = range
  // An id stands in few chunks, so all of them are asked at once; anything else is often found in the nearest.
  let width = demand.ids.length > 0 ? Number.MAX_SAFE_INTEGER : nearestChunks
  for (let most = fewChunks; first <= last; most = manyChunks) {
    const asked =
      direction === 'up'
        ? { first, last: Math.min(last, first + width) }
        : { first: Math.max(first, last - width), last }
    const found = await candidatesIn(db, demand, lists, asked, { direction, most })
    const positions = found
      .flatMap((chunk) => turned(chunk.positions, direction))
      .filter((one) => one >= low && one <= high)
    for (let at = 0, size = firstRows; at < positions.length; at += size, size = mostRows)
      yield positions.slice(at, at + size)
    const end = found.length < most ? undefined : found.at(-1)?.chunk
    if (direction === 'up') first = (end ?? asked.last) + 1
    else last = (end ?? asked.first) - 1
    width = Number.MAX_SAFE_INTEGER
  }
}

async function* positionsToLookAt(
  db: Kysely<Tables>,
  query: LogQuery,
  demand: LogDemand,
  walk: LogWalk,
): AsyncGenerator<readonly number[]> {
  const { low, direction } = walk
  const { head, indexed } = await logState(db)
  const high = Math.min(walk.high, head)
  if (!isNarrowed(query)) return yield* stretch(low, high, direction)
  const tail = () => stretch(Math.max(low, indexed + 1), high, direction)
  if (direction === 'down') yield* tail()
  yield* indexedPositions(db, demand, { low, high: Math.min(high, indexed), direction })
  if (direction === 'up') yield* tail()
}

/** The events at these positions, in this order; one that is missing is left out. */
export const readEvents = async (
  db: Kysely<Tables>,
  workspace: string,
  positions: readonly number[],
): Promise<readonly FoundEvent[]> => {
  if (positions.length === 0) return []
  const [lowest, highest] = [Math.min(...positions), Math.max(...positions)]
  const events = db.selectFrom('events').select(eventColumns).where('workspace', '=', workspace)
  const isStretch = highest - lowest + 1 === positions.length
  const rows = await (isStretch
    ? events.where('position', '>=', lowest - 1).where('position', '<=', highest)
    : events.where('position', 'in', [...new Set(positions.flatMap((one) => [one - 1, one]))])
  ).execute()
  const byPosition = new Map(rows.map((row) => [row.position, row]))
  return positions.flatMap((position) => {
    const row = byPosition.get(position)
    return row === undefined ? [] : [{ row, earlier: byPosition.get(position - 1) }]
  })
}

/** Every event that the query means, one after the other; memory does not grow with their number. */
export async function* walkLog(
  db: Kysely<Tables>,
  workspace: string,
  query: LogQuery,
  walk: LogWalk,
): AsyncGenerator<FoundEvent> {
  const demand = demandOf(query)
  if (demand.isVoid) return
  for await (const positions of positionsToLookAt(db, query, demand, walk))
    for (const found of await readEvents(db, workspace, positions))
      if (isMeant(demand, found.row)) yield found
}

const countLooking = async (
  db: Kysely<Tables>,
  workspace: string,
  demand: LogDemand,
  parts: Iterable<readonly number[]>,
): Promise<number> => {
  let count = 0
  for (const positions of parts)
    count += (await readEvents(db, workspace, positions)).filter(({ row }) => isMeant(demand, row)).length
  return count
}

/** How many events up to a position a query means; exact. */
export const countLog = async (
  db: Kysely<Tables>,
  workspace: string,
  query: LogQuery,
  head: number,
): Promise<number> => {
  if (!isNarrowed(query)) return head
  const demand = demandOf(query)
  if (demand.isVoid) return 0
  const { indexed } = await logState(db)
  const tail = await countLooking(db, workspace, demand, stretch(indexed + 1, head, 'up'))
  const whole = { first: 0, last: chunkOf(Math.max(indexed, 1)) }
  const range = indexed === 0 ? undefined : await chunksOfPeriod(db, demand, whole)
  if (range === undefined) return tail
  const lists = await termListsOf(db, demand)
  if (lists === undefined) return tail
  const { sure, unsure } = await countIn(db, demand, lists, range)
  let looked = 0
  for (const chunk of unsure) {
    const one = { first: chunk, last: chunk }
    const found = await candidatesIn(db, demand, lists, one, { direction: 'up', most: 1 })
    const parts = found.map(({ positions }) => positions)
    looked += await countLooking(db, workspace, demand, parts)
  }
  return tail + sure + looked
}
