/** One page of the decision log, straight from the events table. */
import type { Kysely } from 'kysely'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { hasFilters, type LogOrder, type LogQuery } from '#schema/decision-log/log-query'
import type { Sealer } from '../sealing/seal.ts'
import type { Tables } from '../tables.ts'
import { entriesOf } from './log-entry.ts'
import {
  type FoundEvent,
  type LogState,
  logState,
  readableNow,
  readEvents,
  scanLog,
} from './search/log-finder.ts'
import { criteriaOf } from './search/log-match.ts'

/** Rows on a page if none are asked for. */
const usualRows = 25

/** A page in its order, with the positions where the neighbouring pages start, if there are any. */
export type LogPage = {
  readonly entries: readonly AuditEntry[]
  /** Older events exist before this position. */
  readonly older: number | undefined
  /** Newer events exist after this position. */
  readonly newer: number | undefined
}

/** The requested page of the matching events: before or after a position, or the first one. */
export type PageWanted = {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly order?: LogOrder | undefined
  readonly query?: LogQuery
  /** Rows on the page; 25 by default. */
  readonly limit?: number | undefined
}

type Found = { readonly events: readonly FoundEvent[] } & Omit<LogPage, 'entries'>

/** Reads a page, by default the first; give at most one of `before` and `after`. */
export const readLogPage = async (
  db: Kysely<Tables>,
  sealer: Sealer,
  workspace: string,
  wanted: PageWanted,
): Promise<LogPage> => {
  const state = await logState(db)
  const { isShown } = state
  const { limit = usualRows } = wanted
  const find = hasFilters(wanted.query ?? {}) ? findMatching : findAny
  const isNewestFirst = wanted.order !== 'oldest'
  const found = await find(db, workspace, wanted, state)
  const goesBack = (isNewestFirst ? wanted.after : wanted.before) !== undefined
  // Paging back ends on a full first page, not on a remainder.
  const isFirst = (isNewestFirst ? found.newer : found.older) === undefined
  const isRest = goesBack && isFirst && found.events.length < limit
  const { events, older, newer } = isRest
    ? await find(db, workspace, { ...wanted, before: undefined, after: undefined }, state)
    : found
  const inOrder = [...events].sort((a, b) => (a.row.position - b.row.position) * (isNewestFirst ? -1 : 1))
  return {
    entries: await entriesOf(
      { db, sealer, workspace },
      inOrder,
      isShown,
      wanted.query?.q === undefined ? undefined : criteriaOf(wanted.query),
    ),
    older,
    newer,
  }
}

const directionOf = ({ before, after, order }: PageWanted): 'down' | 'up' =>
  after !== undefined || (before === undefined && order === 'oldest') ? 'up' : 'down'

// Positions have no gaps, so the cursor determines the bounds of a page.
const findAny = async (
  db: Kysely<Tables>,
  workspace: string,
  wanted: PageWanted,
  { head }: LogState,
): Promise<Found> => {
  const { before = head + 1, after = 0, limit = usualRows } = wanted
  const isUp = directionOf(wanted) === 'up'
  const top = isUp ? Math.min(after + limit, head) : Math.min(before - 1, head)
  const bottom = isUp ? Math.min(after, head) : Math.max(top - limit, 0)
  const positions = Array.from({ length: top - bottom }, (_, n) => bottom + 1 + n)
  return {
    events: await readEvents(db, workspace, positions),
    older: bottom > 0 ? bottom + 1 : undefined,
    newer: top < head ? top : undefined,
  }
}

const findMatching = async (
  db: Kysely<Tables>,
  workspace: string,
  wanted: PageWanted,
  state: LogState,
): Promise<Found> => {
  const { head } = state
  const { before, after, query = {}, limit = usualRows } = wanted
  const direction = directionOf(wanted)
  const low = (after ?? 0) + 1
  const high = Math.min((before ?? head + 1) - 1, head)
  const isThere = async (from: number, to: number): Promise<boolean> => {
    const back = direction === 'up' ? 'down' : 'up'
    // Usually finds the cursor event itself, the last one of the previous page.
    const whole = { low: from, high: to, direction: back, first: 1 } as const
    const scan = readableNow(whole, state)
    for await (const _ of scanLog(db, workspace, query, scan)) return true
    return scan !== whole
  }
  const whole = { low, high, direction } as const
  const scan = readableNow(whole, state)
  const page = async (): Promise<readonly FoundEvent[]> => {
    const found: FoundEvent[] = []
    for await (const event of scanLog(db, workspace, query, scan)) {
      found.push(event)
      if (found.length > limit) break
    }
    return found
  }
  // In the direction of the cursor, one event is enough to show that there is a previous page.
  const [found, isOlderBehind, isNewerBehind] = await Promise.all([
    page(),
    direction === 'up' && after !== undefined && isThere(1, after),
    direction === 'down' && before !== undefined && isThere(before, head),
  ])
  const events = found.slice(0, limit)
  const positions = events.map(({ row }) => row.position)
  const [lowest, highest] =
    positions.length > 0 ? [Math.min(...positions), Math.max(...positions)] : [low, high]
  // While the history is still being indexed, a search may end before it fills the page; it continues at the
  // page's link.
  const cut = scan !== whole && found.length <= limit ? direction : undefined
  const hasMore = found.length > limit || cut !== undefined
  const hasOlder = direction === 'down' ? hasMore : isOlderBehind
  const hasNewer = direction === 'up' ? hasMore : isNewerBehind
  return {
    events,
    older: hasOlder ? (cut === 'down' ? scan.low : lowest) : undefined,
    newer: hasNewer ? (cut === 'up' ? scan.high : highest) : undefined,
  }
}
