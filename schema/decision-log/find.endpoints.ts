/** Search over records and events by words, for the command palette. */
import * as t from 'io-ts'
import { Urgency } from '../advisory/advisory.ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { IsoTime, integer, nonBlank, oneOf, text } from '../core/scalars.ts'
import { Match } from './decision-log.ts'

/** Kinds of record with a screen of their own. */
export const FoundKind = oneOf('brief', 'memo', 'advisory')
export type FoundKind = t.TypeOf<typeof FoundKind>

const shown = { title: text(200, 1), createdAt: IsoTime }
const why = { match: Match }

/** A found record; `urgency` for advisories only. */
export const FoundRecord = record(
  { kind: FoundKind, id: text(64, 1), ...shown },
  { urgency: Urgency, ...why },
  'FoundRecord',
)
export type FoundRecord = t.TypeOf<typeof FoundRecord>

/** A found event; `subject` is what it is about. */
export const FoundEntry = record(
  { position: integer(1), ...shown },
  { subject: text(200, 1), ...why },
  'FoundEntry',
)
export type FoundEntry = t.TypeOf<typeof FoundEntry>

/** At most five results of each kind: matches in the title first, then the newest. */
export const Found = record(
  { records: t.array(FoundRecord), events: t.array(FoundEntry) },
  undefined,
  'Found',
)
export type Found = t.TypeOf<typeof Found>

export const findEndpoints = {
  findRecords: endpoint({
    method: 'GET',
    path: '/find',
    summary:
      'Find briefs, memos, advisories and events that contain these words, or a prefix such as `bench*`',
    input: record({ q: nonBlank(200) }),
    output: Found,
    slices: ['brief', 'memo', 'advisory', 'decision-log'],
    refuses: ['conflict'],
  }),
}
