/**
 * Finds matching events in either direction from any position. Exact regardless of the index: every candidate is checked,
 * and events not yet indexed are all read (decision 120). Calls that a user waits for read only some of them (decision 189).
 */
import { type Kysely, sql } from 'kysely'
import { hasFilters, type LogQuery } from '#schema/decision-log/log-query'
import { type EventRow, envelopeColumns } from '../../event-store/recorded-event.ts'
import type { StoredEvent } from '../../event-store/stored-event.ts'
import { printedTimeSql } from '../../event-store/stored-time.ts'
import type { Tables } from '../../tables.ts'
import { candidatesIn, chunksOfPeriod, countMatches, positionsOf, termListsOf } from './log-candidates.ts'
import { chunkOf, chunkSize, indexedChunks } from './log-index.ts'
import { criteriaOf, type LogCriteria, type LogSearch, matchesCriteria } from './log-match.ts'
import { narrowedPositions } from './log-narrowing.ts'
import { allPositions, indexedPositions, type LogScan } from './log-positions.ts'
import { readOnce } from './read-once.ts'

/** A stored event with its data as hashed. */
type FoundRow = EventRow & StoredEvent

/** A stored event, and the previous one, to check the link. */
export type FoundEvent = { readonly row: FoundRow; readonly earlier: FoundRow | undefined }

/** State of a log. */
export type LogState = {
  /** Oldest visible position; 1 unless an auditor's period starts later. */
  readonly first: number
  /** Newest position. */
  readonly head: number
  /** Last indexed position. */
  readonly indexed: number
  /** True while identifiers are shown (decision 11). */
  readonly isShown: boolean
}

/** Reads the state of the bound workspace's log. */
export const logState = async (db: Kysely<Tables>): Promise<LogState> => {
  const { rows } = await sql<LogState>`
    select coalesce(nullif(current_setting('app.since', true), ''), '1')::bigint as first,
      coalesce((select position from workspace_head), 0) as head,
      ${indexedChunks} * ${chunkSize}::bigint as indexed,
      coalesce((select show_identifiers from decision_log), false) as "isShown"`.execute(db)
  return rows[0] ?? { first: 1, head: 0, indexed: 0, isShown: false }
}

/** Maximum number of events without an index that a page or a count reads: about 0.2 s of CPU time. */
const maxUnindexed = 4096

/** True while more events are unindexed than a call reads. */
export const isIndexBehind = ({ head, indexed }: Pick<LogState, 'head' | 'indexed'>): boolean =>
  head - indexed > maxUnindexed

/** The part of a scan that one call reads while the index is behind; otherwise the whole scan. */
export const readableNow = (
  scan: LogScan,
  { head, indexed }: Pick<LogState, 'head' | 'indexed'>,
): LogScan => {
  const { low, direction } = scan
  const high = Math.min(scan.high, head)
  const firstUnindexed = Math.max(low, indexed + 1)
  if (high - firstUnindexed < maxUnindexed) return scan
  return direction === 'up'
    ? { ...scan, high: firstUnindexed + maxUnindexed - 1 }
    : { ...scan, low: high - maxUnindexed + 1 }
}

async function* positionsToCheck(
  db: Kysely<Tables>,
  workspace: string,
  query: LogQuery,
  criteria: LogCriteria,
  scan: LogScan,
  { head, indexed, first }: LogState,
): AsyncGenerator<readonly number[]> {
  const { direction } = scan
  const low = Math.max(scan.low, first)
  const high = Math.min(scan.high, head)
  if (!hasFilters(query)) return yield* allPositions({ ...scan, low, high })
  const tail = () =>
    narrowedPositions(db, workspace, criteria, { ...scan, low: Math.max(low, indexed + 1), high })
  if (direction === 'down') yield* tail()
  yield* indexedPositions(db, criteria, { ...scan, low, high: Math.min(high, indexed) })
  if (direction === 'up') yield* tail()
}

/** Events at these positions, in the same order, without missing ones; `isAlone` omits the previous events. */
export const readEvents = async (
  db: Kysely<Tables>,
  workspace: string,
  positions: readonly number[],
  isAlone = false,
): Promise<readonly FoundEvent[]> => {
  if (positions.length === 0) return []
  const [lowest, highest] = [Math.min(...positions), Math.max(...positions)]
  const events = db
    .selectFrom('events')
    .select(envelopeColumns)
    .select([sql<string>`data::text`.as('text'), sql<string>`${sql.raw(printedTimeSql)}`.as('time')])
    .where('workspace', '=', workspace)
  const isStretch = highest - lowest + 1 === positions.length
  const rows = await (isStretch
    ? events.where('position', '>=', isAlone ? lowest : lowest - 1).where('position', '<=', highest)
    : // A single parameter: a list of them takes longer to plan than to read.
      events.where(
        sql<boolean>`position = any(${[...new Set(positions.flatMap((one) => (isAlone ? [one] : [one - 1, one])))]}::bigint[])`,
      )
  ).execute()
  const byPosition = new Map(
    rows.map((row) => {
      const data: unknown = JSON.parse(row.text)
      return [row.position, Object.assign(row, { data })]
    }),
  )
  return positions.flatMap((position) => {
    const row = byPosition.get(position)
    return row === undefined ? [] : [{ row, earlier: byPosition.get(position - 1) }]
  })
}

/**
 * Yields every matching event; memory use does not grow with their number. `known` skips reading the state
 * and the previous events, for callers that check no links.
 */
export async function* scanLog(
  db: Kysely<Tables>,
  workspace: string,
  query: LogSearch,
  scan: LogScan,
  known?: LogState,
): AsyncGenerator<FoundEvent> {
  const criteria = criteriaOf(query)
  if (criteria.matchesNothing) return
  const state = known ?? (await logState(db))
  for await (const positions of positionsToCheck(db, workspace, query, criteria, scan, state))
    for (const found of await readEvents(db, workspace, positions, known !== undefined))
      if (matchesCriteria(criteria, found.row, readOnce)) yield found
}

const countByReading = async (
  db: Kysely<Tables>,
  workspace: string,
  criteria: LogCriteria,
  parts: Iterable<readonly number[]>,
): Promise<number> => {
  let count = 0
  for (const positions of parts)
    count += (await readEvents(db, workspace, positions)).filter(({ row }) =>
      matchesCriteria(criteria, row),
    ).length
  return count
}

/** Number of matching events; `searched` is set if the index is behind and not all events were searched. */
export const countFoundSoFar = async (
  db: Kysely<Tables>,
  workspace: string,
  query: LogQuery,
  { head, indexed }: Pick<LogState, 'head' | 'indexed'>,
): Promise<{ readonly count: number; readonly searched?: number }> =>
  hasFilters(query) && isIndexBehind({ head, indexed })
    ? { count: await countUpTo(db, workspace, query, indexed, indexed), searched: indexed }
    : { count: await countUpTo(db, workspace, query, head, indexed) }

/** Exact number of matching events up to a position. */
export const countLog = async (
  db: Kysely<Tables>,
  workspace: string,
  query: LogQuery,
  head: number,
): Promise<number> => countUpTo(db, workspace, query, head, (await logState(db)).indexed)

const countUpTo = async (
  db: Kysely<Tables>,
  workspace: string,
  query: LogQuery,
  head: number,
  indexed: number,
): Promise<number> => {
  if (!hasFilters(query)) return head
  const criteria = criteriaOf(query)
  if (criteria.matchesNothing) return 0
  const rest = allPositions({ low: indexed + 1, high: head, direction: 'up' })
  const tail = await countByReading(db, workspace, criteria, rest)
  const whole = { first: 0, last: chunkOf(Math.max(indexed, 1)) }
  const range = indexed === 0 ? undefined : await chunksOfPeriod(db, criteria, whole)
  if (range === undefined) return tail
  const lists = await termListsOf(db, criteria)
  if (lists === undefined) return tail
  const { sure, unsure } = await countMatches(db, criteria, lists, range)
  let looked = 0
  for (const chunk of unsure) {
    const one = { first: chunk, last: chunk }
    const found = await candidatesIn(db, criteria, lists, one, { direction: 'up', most: 1 })
    looked += await countByReading(db, workspace, criteria, found.map(positionsOf))
  }
  return tail + sure + looked
}
