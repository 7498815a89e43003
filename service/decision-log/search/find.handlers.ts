/** Search over records and events, from the events and with the rules of the log (decision 168). */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { type findEndpoints, type SearchableKind, SearchResults } from '#schema/decision-log/find.endpoints'
import type { Handlers } from '../../http/handlers.ts'
import { entriesOf } from '../log-entry.ts'
import type { EntrySource } from '../log-names.ts'
import { type FoundEvent, type LogState, logState, readableNow, scanLog } from './log-finder.ts'
import { indexLog } from './log-indexing.ts'
import { criteriaOf, type LogCriteria } from './log-match.ts'
import { validateQuery } from './log-request.ts'
import { hasWord, wordsIn } from './log-terms.ts'

/** Results of each kind. */
const maxShown = 5

/** Maximum records ranked, and events read for them, since a record may have many events. */
const maxRanked = 20
const maxRead = 100

const kinds: readonly SearchableKind[] = ['brief', 'memo', 'advisory']

type Asked = EntrySource & { readonly q: string; readonly criteria: LogCriteria; readonly state: LogState }

// Actions belong to the same slice as briefs, but have no screen.
const isRecord = (kind: SearchableKind, { row }: FoundEvent): boolean =>
  row.stream.startsWith(`${kind}-`) && (kind !== 'brief' || row.type === 'BriefGenerated')

const newest = async (
  { db, workspace, q, state }: Asked,
  kind: SearchableKind | undefined,
  wanted: number,
): Promise<readonly FoundEvent[]> => {
  const found = new Map<string, FoundEvent>()
  let read = 0
  const whole = { low: 1, high: Number.MAX_SAFE_INTEGER, direction: 'down' } as const
  const scan = readableNow(whole, state)
  for await (const event of scanLog(db, workspace, kind === undefined ? { q } : { q, kinds: kind }, scan)) {
    read += 1
    const key = kind === undefined ? event.row.id : event.row.stream
    if ((kind === undefined || isRecord(kind, event)) && !found.has(key)) found.set(key, event)
    if (found.size === wanted || read === maxRead) break
  }
  return [...found.values()]
}

const isInTitle = ({ subject = '' }: AuditEntry, { words }: LogCriteria): boolean => {
  const own = new Set(wordsIn(subject))
  return words.every(({ word, isPrefix }) => hasWord(own, word, isPrefix))
}

const shownOf = (title: string, { createdAt, matches }: AuditEntry) => {
  // No excerpt for a match in the title.
  const match = matches?.find(({ field }) => !['event', 'title', 'subject'].includes(field))
  return { title, createdAt, ...(match === undefined ? {} : { match }) }
}

const recordsOf = async (asked: Asked, kind: SearchableKind) => {
  const events = await newest(asked, kind, maxRanked)
  const entries = await entriesOf(asked, events, asked.state.isShown, asked.criteria)
  return entries
    .flatMap((entry, index) => {
      const id = events[index]?.row.stream.slice(kind.length + 1) ?? ''
      return entry.subject === undefined ? [] : [{ kind, id, entry, ...shownOf(entry.subject, entry) }]
    })
    .map((one) => ({ ...one, rank: isInTitle(one.entry, asked.criteria) ? 1 : 0 }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, maxShown)
}

const urgenciesOf = async ({ db }: Asked, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('advisory').select(['id', 'urgency']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, urgency }) => [id, urgency]))
}

export const findHandlers: Handlers<typeof findEndpoints> = {
  findRecords: async (input, { db, session, service }) => {
    const query = await validateQuery(db, input)
    if (E.isLeft(query)) return query
    const { workspace } = session
    void indexLog(service.database, workspace)
    const state = await logState(db)
    const asked = { db, sealer: service.sealer, workspace, q: input.q, criteria: criteriaOf(input), state }
    const found = (await Promise.all(kinds.map((kind) => recordsOf(asked, kind)))).flat()
    const urgencies = await urgenciesOf(
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
          records: found.map(({ entry: _, rank: __, ...record }) => {
            const urgency = urgencies.get(record.id)
            return urgency === undefined ? record : { ...record, urgency }
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
