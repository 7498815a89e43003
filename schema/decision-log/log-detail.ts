/** Further answers of the decision log: counts, and the details of one event. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, integer, Json, oneOf, text } from '../core/scalars.ts'
import { AuditEntry } from './decision-log.ts'

/**
 * Number of matching events, and of all events. `searched` is set while a long history is still being indexed: `count` then
 * covers only that many events, and a later call covers more.
 */
export const LogCount = record({ count: integer(0), total: integer(0) }, { searched: integer(0) }, 'LogCount')
export type LogCount = t.TypeOf<typeof LogCount>

/**
 * Relation of two events: one caused the other (`cause`), both come from one request (`request`), they are adjacent events
 * of one record (`record`), or advice used what the other recorded (`source`).
 */
export const LinkKind = oneOf('cause', 'request', 'record', 'source')
export type LinkKind = t.TypeOf<typeof LinkKind>

/** A link to a related event; `topic` is what it was about, if recorded. */
export const AuditLink = record(
  { kind: LinkKind, position: integer(1), createdAt: IsoTime, type: text(80), title: text(120), data: Json },
  { topic: text(2000) },
  'AuditLink',
)
export type AuditLink = t.TypeOf<typeof AuditLink>

/** A field of the record before and after the event; null if it had no value. */
export const FieldChange = record({ field: text(80, 1), before: Json, after: Json }, undefined, 'FieldChange')
export type FieldChange = t.TypeOf<typeof FieldChange>

/** An event with the fields it changed, and the nearest related events of each kind. */
export const AuditDetail = record(
  {
    entry: AuditEntry,
    /** True if this is the first event of its record. */
    isFirst: t.boolean,
    changes: t.array(FieldChange),
    causes: t.array(AuditLink),
    effects: t.array(AuditLink),
  },
  undefined,
  'AuditDetail',
)
export type AuditDetail = t.TypeOf<typeof AuditDetail>
