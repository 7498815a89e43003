/** An event with its envelope, and how a stored row becomes one. */

import { decodeOwn } from '#schema/core/decode'
import { type AnyEvent, eventType, upcasters } from '#schema/events'
import type { Envelope } from './chain.ts'

/** What deciders and projections fold: an event, and when it was recorded. */
export type HistoryEvent = AnyEvent & { readonly recordedAt: string }

/** An event of the history: what happened, and its envelope with hash. */
export type RecordedEvent = AnyEvent & Envelope & { readonly hash: string }

/** A row of the events table as it is selected. */
export type EventRow = {
  workspace: string
  position: number
  id: string
  stream: string
  version: number
  type: string
  data: unknown
  actor: string
  persona: string | null
  correlation_id: string | null
  causation_id: string | null
  recorded_at: string
  previous_hash: Buffer
  hash: Buffer
}

/** Columns of the events table, for select lists. */
export const eventColumns = [
  'workspace',
  'position',
  'id',
  'stream',
  'version',
  'type',
  'data',
  'actor',
  'persona',
  'correlation_id',
  'causation_id',
  'recorded_at',
  'previous_hash',
  'hash',
] as const

/** The envelope of a stored row, exactly as it was hashed. */
export const envelopeOf = (row: EventRow): Envelope => ({
  actor: row.actor,
  causationId: row.causation_id,
  correlationId: row.correlation_id,
  id: row.id,
  persona: row.persona,
  position: row.position,
  previousHash: row.previous_hash.toString('hex'),
  recordedAt: row.recorded_at,
  stream: row.stream,
  type: row.type,
  version: row.version,
  workspace: row.workspace,
})

/** Type and data of an event as they read today: old shapes are lifted first. */
export const upcast = (type: string, data: unknown): { type: string; data: unknown } => {
  const old = upcasters.find((u) => u.from === type)
  return old ? upcast(old.to, old.upcast(data as never)) : { type, data }
}

/** The data of a stored event decoded by its codec; throws where store and code disagree. */
export const decodeEvent = (storedType: string, storedData: unknown): AnyEvent => {
  const { type, data } = upcast(storedType, storedData)
  const known = eventType(type)
  if (known === undefined) throw new Error(`The history holds an event of unknown type ${type}.`)
  return { type, data: decodeOwn(known.data, data, `Event ${type}`) } as AnyEvent
}

/** The data of an event as it is stored; throws on what could not be read again. */
export const encodeEvent = ({ type, data }: AnyEvent): unknown => {
  const known = eventType(type)
  if (known === undefined) throw new Error(`There is no event type ${type}.`)
  return decodeOwn(known.data, data, `Event ${type}`)
}

/** A stored row decoded; `type` and `data` are today's, envelope and hash the stored ones. */
export const fromRow = (row: EventRow): RecordedEvent => ({
  ...envelopeOf(row),
  hash: row.hash.toString('hex'),
  ...decodeEvent(row.type, row.data),
})
