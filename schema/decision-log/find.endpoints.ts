/** The one search over records and events by words: for the command palette and the search screen. */
import * as t from 'io-ts'
import { Urgency } from '../advisory/advisory.ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { IsoTime, integer, integerFromText, nonBlank, oneOf, text } from '../core/scalars.ts'
import { maxSearchLength, SearchActor, SearchKind, SearchKinds } from '../search/search.ts'
import { Marks, Match } from './decision-log.ts'

/** Kinds of record. A `decision` is an accepted advisory, or one that no advisory raised. */
export const SearchableKind = oneOf('brief', 'memo', 'advisory', 'decision', 'chat', 'alert')
export type SearchableKind = t.TypeOf<typeof SearchableKind>

/** `marks`: the words that were searched for in the title. */
const shown = { title: text(200, 1), createdAt: IsoTime, marks: Marks }
const why = { match: Match }

/** A found record; `urgency` for advisories only. The id of a chat is that of its thread. */
export const RecordResult = record(
  { kind: SearchableKind, id: text(64, 1), ...shown },
  { urgency: Urgency, ...why },
  'RecordResult',
)
export type RecordResult = t.TypeOf<typeof RecordResult>

/** A found event; `subject` is what it is about. */
export const EventResult = record(
  { position: integer(1), ...shown },
  { subject: text(200, 1), ...why },
  'EventResult',
)
export type EventResult = t.TypeOf<typeof EventResult>

/** How much of the history a search has covered: the newest `searched` of its `total` events. */
const Indexing = record({ searched: integer(0), total: integer(0) })

/**
 * At most `limit` results of each kind, matches in the title first, then the newest. `more`: the kinds that have further
 * results. `indexing` is set while a long history is still being indexed: the results are those of its newest events, and a
 * later call covers all.
 */
export const SearchResults = record(
  { records: t.array(RecordResult), events: t.array(EventResult), more: t.array(SearchKind) },
  { indexing: Indexing },
  'SearchResults',
)
export type SearchResults = t.TypeOf<typeof SearchResults>

export const findEndpoints = {
  findRecords: endpoint({
    method: 'GET',
    path: '/find',
    roles: readers,
    summary:
      'Find briefs, memos, advisories, decisions, chats, alerts and events that contain these words, or a prefix such as `bench*`',
    input: record(
      { q: nonBlank(maxSearchLength) },
      { kinds: SearchKinds, from: IsoTime, to: IsoTime, who: SearchActor, limit: integerFromText(1, 50) },
    ),
    output: SearchResults,
    // Alerts too are calculated from records.
    slices: [
      'brief',
      'memo',
      'advisory',
      'chat',
      'alert',
      'decision-log',
      'kpi',
      'note',
      'focus',
      'profile',
      'persona',
      'import',
      'session',
    ],
    refuses: ['conflict'],
  }),
}
