/** What the Decision Log answers beside its rows: counts, and everything that stands behind one event. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, integer, Json, oneOf, text } from '../core/scalars.ts'
import { AuditEntry } from './decision-log.ts'

/** How many events a query means, of how many that there are; both exact. */
export const LogCount = record({ count: integer(0), total: integer(0) }, undefined, 'LogCount')
export type LogCount = t.TypeOf<typeof LogCount>

/**
 * Why two events belong together: one was caused by the other (`cause`), both answer one request (`request`), both are
 * of one record and follow each other (`record`), or advice rests on what the other recorded (`source`).
 */
export const LinkKind = oneOf('cause', 'request', 'record', 'source')
export type LinkKind = t.TypeOf<typeof LinkKind>

/** Another event that this one leads to; `topic` is what it was about, where it says. */
export const AuditLink = record(
  { kind: LinkKind, position: integer(1), createdAt: IsoTime, type: text(80), title: text(120), data: Json },
  { topic: text(2000) },
  'AuditLink',
)
export type AuditLink = t.TypeOf<typeof AuditLink>

/** A field of the record before and after the event; null where there was nothing. */
export const FieldChange = record({ field: text(80, 1), before: Json, after: Json }, undefined, 'FieldChange')
export type FieldChange = t.TypeOf<typeof FieldChange>

/** One event with what it changed, what led to it and what followed from it; the nearest links of each kind. */
export const AuditDetail = record(
  {
    entry: AuditEntry,
    /** The event began its record: nothing stood there before. */
    isFirst: t.boolean,
    changes: t.array(FieldChange),
    causes: t.array(AuditLink),
    effects: t.array(AuditLink),
  },
  undefined,
  'AuditDetail',
)
export type AuditDetail = t.TypeOf<typeof AuditDetail>
