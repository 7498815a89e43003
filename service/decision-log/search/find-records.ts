/** Finds records by the events in their streams, with the rules of the log (decision 168). */
import type { AuditEntry, Match } from '#schema/decision-log/decision-log'
import type { SearchKind } from '#schema/search/search'
import { entriesOf, subjectsOf } from '../log-entry.ts'
import type { EntrySource } from '../log-names.ts'
import { titleMarks } from './log-excerpt.ts'
import { type FoundEvent, isIndexBehind, type LogState, readableNow, scanLog } from './log-finder.ts'
import { chunkSize } from './log-index.ts'
import type { LogCriteria, LogSearch } from './log-match.ts'
import { hasWord, wordsIn } from './log-terms.ts'

/** Slices whose streams are records. In the history, a decision is an advisory, raised or not. */
export const recordSlices = ['brief', 'memo', 'advisory', 'chat'] as const
export type RecordSlice = (typeof recordSlices)[number]

/** The query, and what was already read for it. */
export type Asked = EntrySource & {
  readonly search: LogSearch
  readonly criteria: LogCriteria
  readonly state: LogState
  /** Maximum results per kind. */
  readonly limit: number
  /** Requested kinds; undefined for all. */
  readonly kinds: ReadonlySet<string> | undefined
  /** Matches among unindexed events, newest first; read once, because every kind needs them. */
  readonly recent: readonly FoundEvent[]
}

/** True if results of a kind are requested. */
export const wants = ({ kinds }: Pick<Asked, 'kinds'>, kind: SearchKind): boolean => kinds?.has(kind) ?? true

const whole = { low: 1, high: Number.MAX_SAFE_INTEGER, direction: 'down' } as const

/** Matches among unindexed events. */
export const recentMatches = async ({
  db,
  workspace,
  search,
  state,
}: Pick<Asked, 'db' | 'workspace' | 'search' | 'state'>): Promise<readonly FoundEvent[]> => {
  const { low, high } = readableNow(whole, state)
  const recent = { ...whole, low: Math.max(low, state.indexed + 1), high, first: chunkSize }
  const found: FoundEvent[] = []
  for await (const event of scanLog(db, workspace, search, recent, state)) found.push(event)
  return found
}

/** How much of a history was searched, if its index is behind. */
export const indexingOf = (
  state: LogState,
): { readonly searched: number; readonly total: number } | undefined => {
  if (!isIndexBehind(state)) return undefined
  const low = Math.max(readableNow(whole, state).low, state.first)
  return { searched: state.head - low + 1, total: state.head - state.first + 1 }
}

// Actions belong to the same slice as briefs, but have no screen.
const isRecord = (slice: RecordSlice, { row }: FoundEvent): boolean =>
  row.stream.startsWith(`${slice}-`) && (slice !== 'brief' || row.type === 'BriefGenerated')

async function* matchesOf({ db, workspace, search, state, recent }: Asked, slice: RecordSlice | undefined) {
  for (const event of recent) if (slice === undefined || isRecord(slice, event)) yield event
  const { low } = readableNow(whole, state)
  const indexed = { ...whole, low, high: state.indexed }
  const query = slice === undefined ? search : { ...search, kinds: slice }
  yield* scanLog(db, workspace, query, indexed, state)
}

/** The newest match of each record, since a record may have many events; without a slice, the newest events. */
export const newest = async (
  asked: Asked,
  slice: RecordSlice | undefined,
  wanted: number,
): Promise<readonly FoundEvent[]> => {
  const found = new Map<string, FoundEvent>()
  let read = 0
  for await (const event of matchesOf(asked, slice)) {
    read += 1
    const key = slice === undefined ? event.row.id : event.row.stream
    if ((slice === undefined || isRecord(slice, event)) && !found.has(key)) found.set(key, event)
    if (found.size === wanted || read === 5 * wanted) break
  }
  return [...found.values()]
}

const isInTitle = (title: string, { words }: LogCriteria): boolean => {
  const own = new Set(wordsIn(title))
  return words.every(({ word, isPrefix }) => hasWord(own, word, isPrefix))
}

/** Fields of a result. */
type Shown = Pick<AuditEntry, 'createdAt'> & {
  readonly title: string
  readonly marks: Match['marks']
  readonly match?: Match
}

/** Builds a result from an event's entry. */
export const shownOf = (title: string, { createdAt, matches }: AuditEntry, criteria: LogCriteria): Shown => {
  // No excerpt for a match in the title.
  const match = matches?.find(({ field }) => !['event', 'title', 'subject'].includes(field))
  const isTold = match === undefined || title.startsWith(match.text.replace(/ …$/, ''))
  const shown: Shown = { title, createdAt, marks: titleMarks(title, criteria) }
  return isTold ? shown : { ...shown, match }
}

/** A found record in a slice. */
export type FoundRecord = Shown & { readonly slice: RecordSlice; readonly id: string }

/** Records to rank per result shown, and in total at least. */
const [rankedPerShown, minRanked] = [2, 20]

/** Records of a slice, matches in the title first, then newest first; `keep` selects by id. */
export const recordsOf = async (
  asked: Asked,
  slice: RecordSlice,
  keep: (ids: readonly string[]) => Promise<(id: string) => boolean>,
): Promise<{ readonly found: readonly FoundRecord[]; readonly hasMore: boolean }> => {
  const { criteria, state, limit } = asked
  const events = await newest(asked, slice, Math.max(minRanked, rankedPerShown * limit))
  const idOf = ({ row }: FoundEvent) => row.stream.slice(slice.length + 1)
  const isKept = await keep(events.map(idOf))
  const titles = await subjectsOf(asked, events, state.isShown)
  const ranked = events
    .flatMap((event, index) => {
      const title = titles[index]
      const id = idOf(event)
      return title === undefined || !isKept(id)
        ? []
        : [{ event, id, title, rank: isInTitle(title, criteria) ? 1 : 0 }]
    })
    .sort((one, other) => other.rank - one.rank)
  const shown = ranked.slice(0, limit)
  const entries = await entriesOf(
    asked,
    shown.map(({ event }) => event),
    state.isShown,
    criteria,
  )
  return {
    found: entries.flatMap((entry, index) => {
      const one = shown[index]
      if (one === undefined) return []
      const { match, ...named } = shownOf(one.title, entry, criteria)
      // If the title contains all of the words, no excerpt is needed.
      return [{ slice, id: one.id, ...named, ...(one.rank === 1 || match === undefined ? {} : { match }) }]
    }),
    hasMore: ranked.length > shown.length,
  }
}
