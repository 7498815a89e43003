/** Search over records and events, from the events and with the rules of the log (decision 168). */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { type findEndpoints, SearchResults } from '#schema/decision-log/find.endpoints'
import type { Handlers } from '../../http/handlers.ts'
import { entriesOf, subjectsOf } from '../log-entry.ts'
import type { EntrySource } from '../log-names.ts'
import { type FoundEvent, type LogState, logState, readableNow, scanLog } from './log-finder.ts'
import { chunkSize } from './log-index.ts'
import { indexLog } from './log-indexing.ts'
import { criteriaOf, type LogCriteria } from './log-match.ts'
import { validateQuery } from './log-request.ts'
import { hasWord, wordsIn } from './log-terms.ts'

/** Results of each kind. */
const maxShown = 5

/** Maximum records ranked, and events read for them, since a record may have many events. */
const maxRanked = 20
const maxRead = 100

// A decision is in the history as the advisory that it would have been.
const kinds = ['brief', 'memo', 'advisory'] as const
type RecordKind = (typeof kinds)[number]

type Asked = EntrySource & {
  readonly q: string
  readonly criteria: LogCriteria
  readonly state: LogState
  /** Matches among the events that are not in the index, newest first; every kind needs them, so they are read once. */
  readonly recent: readonly FoundEvent[]
}

const whole = { low: 1, high: Number.MAX_SAFE_INTEGER, direction: 'down' } as const

const recentMatches = async ({ db, workspace, q, state }: Omit<Asked, 'recent'>) => {
  const { low, high } = readableNow(whole, state)
  const recent = { ...whole, low: Math.max(low, state.indexed + 1), high, first: chunkSize }
  const found: FoundEvent[] = []
  for await (const event of scanLog(db, workspace, { q }, recent)) found.push(event)
  return found
}

async function* matchesOf({ db, workspace, q, state, recent }: Asked, kind: RecordKind | undefined) {
  for (const event of recent) if (kind === undefined || isRecord(kind, event)) yield event
  const { low } = readableNow(whole, state)
  const indexed = { ...whole, low, high: state.indexed }
  yield* scanLog(db, workspace, kind === undefined ? { q } : { q, kinds: kind }, indexed)
}

// Actions belong to the same slice as briefs, but have no screen.
const isRecord = (kind: RecordKind, { row }: FoundEvent): boolean =>
  row.stream.startsWith(`${kind}-`) && (kind !== 'brief' || row.type === 'BriefGenerated')

const newest = async (
  asked: Asked,
  kind: RecordKind | undefined,
  wanted: number,
): Promise<readonly FoundEvent[]> => {
  const found = new Map<string, FoundEvent>()
  let read = 0
  for await (const event of matchesOf(asked, kind)) {
    read += 1
    const key = kind === undefined ? event.row.id : event.row.stream
    if ((kind === undefined || isRecord(kind, event)) && !found.has(key)) found.set(key, event)
    if (found.size === wanted || read === maxRead) break
  }
  return [...found.values()]
}

const isInTitle = (title: string, { words }: LogCriteria): boolean => {
  const own = new Set(wordsIn(title))
  return words.every(({ word, isPrefix }) => hasWord(own, word, isPrefix))
}

const shownOf = (title: string, { createdAt, matches }: AuditEntry) => {
  // No excerpt for a match in the title.
  const match = matches?.find(({ field }) => !['event', 'title', 'subject'].includes(field))
  return { title, createdAt, ...(match === undefined ? {} : { match }) }
}

const recordsOf = async (asked: Asked, kind: RecordKind) => {
  const { criteria, state } = asked
  const events = await newest(asked, kind, maxRanked)
  const titles = await subjectsOf(asked, events, state.isShown)
  const shown = events
    .flatMap((event, index) => {
      const title = titles[index]
      return title === undefined ? [] : [{ event, title, rank: isInTitle(title, criteria) ? 1 : 0 }]
    })
    .sort((one, other) => other.rank - one.rank)
    .slice(0, maxShown)
  const entries = await entriesOf(
    asked,
    shown.map(({ event }) => event),
    state.isShown,
    criteria,
  )
  return entries.map((entry, index) => {
    const { event, title = '' } = shown[index] ?? {}
    return { kind, id: event?.row.stream.slice(kind.length + 1) ?? '', ...shownOf(title, entry) }
  })
}

const advisoriesOf = async ({ db }: Asked, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('advisory')
    .select(['id', 'urgency', 'origin'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const findHandlers: Handlers<typeof findEndpoints> = {
  findRecords: async (input, { db, session, service }) => {
    const query = await validateQuery(db, input, session.sees)
    if (E.isLeft(query)) return query
    const { workspace } = session
    void indexLog(service.database, workspace)
    const state = await logState(db)
    const asking = { db, sealer: service.sealer, workspace, q: input.q, criteria: criteriaOf(input), state }
    const asked = { ...asking, recent: await recentMatches(asking) }
    const found = (await Promise.all(kinds.map((kind) => recordsOf(asked, kind)))).flat()
    const advisories = await advisoriesOf(
      asked,
      found.flatMap(({ kind, id }) => (kind === 'advisory' ? [id] : [])),
    )
    const events = await entriesOf(
      asked,
      await newest(asked, undefined, maxShown),
      state.isShown,
      asked.criteria,
    )
    return E.right(
      decodeOrThrow(
        SearchResults,
        {
          records: found.map((record) => {
            const advisory = advisories.get(record.id)
            if (advisory === undefined) return record
            return advisory.origin === null
              ? { ...record, urgency: advisory.urgency }
              : { ...record, kind: 'decision' }
          }),
          events: events.map((entry) => ({
            position: entry.position,
            ...shownOf(entry.title, entry),
            ...(entry.subject === undefined ? {} : { subject: entry.subject }),
          })),
        },
        'What was found',
      ),
    )
  },
}
