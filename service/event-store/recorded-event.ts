/** Events with their envelope, and decoding of stored rows. */

import { decodeOrThrow } from '#schema/core/decode'
import { type AnyEvent, eventType, upcasters } from '#schema/events'
import type { Envelope } from './chain.ts'
import { identityCheck } from './identity-decode.ts'

/** An event with its time, as deciders fold it. It has no position until it is appended. */
export type HistoryEvent<E extends AnyEvent = AnyEvent> = E & { readonly recordedAt: string }

/** An event with its time and position, as projections fold it. */
export type PlacedEvent<E extends AnyEvent = AnyEvent> = HistoryEvent<E> & { readonly position: number }

/** An event with its envelope and hash. */
export type RecordedEvent = AnyEvent & Envelope & { readonly hash: string }

/** A row selected from the events table. */
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

/** Columns of the events table except `data`, for select lists. */
export const envelopeColumns = [
  'workspace',
  'position',
  'id',
  'stream',
  'version',
  'type',
  'actor',
  'persona',
  'correlation_id',
  'causation_id',
  'recorded_at',
  'previous_hash',
  'hash',
] as const

/** All columns of the events table, for select lists. */
export const eventColumns = [...envelopeColumns, 'data'] as const

/** Envelope of a stored row, as it was hashed. */
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

/** Current type and decoder for a stored event type. */
type Reading = { readonly type: string; readonly decode: (data: unknown) => unknown }

const readingOf = (storedType: string): Reading => {
  const old = upcasters.find((u) => u.from === storedType)
  if (old) {
    const { type, decode } = readingOf(old.to)
    return { type, decode: (data) => decode(old.upcast(data as never)) }
  }
  const known = eventType(storedType)
  if (known === undefined) throw new Error(`The history contains an event of unknown type ${storedType}.`)
  const { type, data: codec } = known
  const isIdentity = identityCheck(codec)
  return { type, decode: (data) => (isIdentity(data) ? data : decodeOrThrow(codec, data, `Event ${type}`)) }
}

const readings = new Map<string, Reading>()

const reading = (storedType: string): Reading => {
  const known = readings.get(storedType)
  if (known) return known
  const found = readingOf(storedType)
  readings.set(storedType, found)
  return found
}

/** Decodes a stored event, upcasting old shapes first. Throws if the type is unknown or the data does not decode. */
export const decodeEvent = (storedType: string, storedData: unknown): AnyEvent => {
  const { type, decode } = reading(storedType)
  return { type, data: decode(storedData) } as AnyEvent
}

/** Decodes a stored event with its time and position; undefined if it cannot be read, for folds that skip such events. */
export const readPlacedEvent = (
  storedType: string,
  storedData: unknown,
  recordedAt: string,
  position: number,
): PlacedEvent | undefined => {
  try {
    const { type, decode } = reading(storedType)
    // Fields are listed: over a million events, a spread would take a twentieth of a rebuild.
    return { type, data: decode(storedData), recordedAt, position } as PlacedEvent
  } catch {
    return undefined
  }
}

/** Data of an event in stored form; throws if it could not be decoded again. */
export const encodeEvent = ({ type, data }: AnyEvent): unknown => decodeEvent(type, data).data

/** A stored event that does not decode: edited in the database, or written by a later release. */
export class UnreadableEvent extends Error {
  readonly position: number

  constructor(position: number) {
    super(`The event at position ${position} cannot be read.`)
    this.position = position
  }
}

/** Decodes a stored row; undefined if that fails. `type` and `data` are upcast, envelope and hash are as stored. */
export const readRow = (row: EventRow): RecordedEvent | undefined => {
  // An unknown type, data that the codec refuses, or data nested too deeply.
  try {
    return { ...envelopeOf(row), hash: row.hash.toString('hex'), ...decodeEvent(row.type, row.data) }
  } catch {
    return undefined
  }
}

/** Decodes a stored row; throws `UnreadableEvent`. */
export const fromRow = (row: EventRow): RecordedEvent => {
  const event = readRow(row)
  if (event === undefined) throw new UnreadableEvent(row.position)
  return event
}
