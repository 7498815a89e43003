/** Search over records and events by words, for the command palette. */
import * as t from 'io-ts'
import { Urgency } from '../advisory/advisory.ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { IsoTime, integer, nonBlank, oneOf, text } from '../core/scalars.ts'
import { Match } from './decision-log.ts'

/** Kinds of record with a screen of their own. A `decision` is one that no advisory raised. */
export const SearchableKind = oneOf('brief', 'memo', 'advisory', 'decision')
export type SearchableKind = t.TypeOf<typeof SearchableKind>

const shown = { title: text(200, 1), createdAt: IsoTime }
const why = { match: Match }

/** A found record; `urgency` for advisories only. */
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

/** At most five results of each kind: matches in the title first, then the newest. */
export const SearchResults = record(
  { records: t.array(RecordResult), events: t.array(EventResult) },
  undefined,
  'SearchResults',
)
export type SearchResults = t.TypeOf<typeof SearchResults>

export const findEndpoints = {
  findRecords: endpoint({
    method: 'GET',
    path: '/find',
    roles: readers,
    summary:
      'Find briefs, memos, advisories and events that contain these words, or a prefix such as `bench*`',
    input: record({ q: nonBlank(200) }),
    output: SearchResults,
    slices: ['brief', 'memo', 'advisory', 'decision-log'],
    refuses: ['conflict'],
  }),
}
