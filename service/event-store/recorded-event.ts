/** An event with its envelope, and how a stored row becomes one. */

import { decodeOrThrow } from '#schema/core/decode'
import { type AnyEvent, eventType, upcasters } from '#schema/events'
import type { Envelope } from './chain.ts'
import { exactness } from './identity-decode.ts'

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

/** Columns of the events table but for the data, for select lists. */
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

/** Columns of the events table, for select lists. */
export const eventColumns = [...envelopeColumns, 'data'] as const

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

/** How events of a stored type read today. */
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
  const isExact = exactness(codec)
  return { type, decode: (data) => (isExact(data) ? data : decodeOrThrow(codec, data, `Event ${type}`)) }
}

const readings = new Map<string, Reading>()

const reading = (storedType: string): Reading => {
  const known = readings.get(storedType)
  if (known) return known
  const found = readingOf(storedType)
  readings.set(storedType, found)
  return found
}

/** A stored event as it reads today: old shapes are lifted, then its codec decodes it; throws where store and code disagree. */
export const decodeEvent = (storedType: string, storedData: unknown): AnyEvent => {
  const { type, decode } = reading(storedType)
  return { type, data: decode(storedData) } as AnyEvent
}

/** The same with the time it was recorded, undefined where it cannot be read: for folds that go on without it. */
export const readHistoryEvent = (
  storedType: string,
  storedData: unknown,
  recordedAt: string,
): HistoryEvent | undefined => {
  try {
    const { type, decode } = reading(storedType)
    // Named one by one: over a million events a spread costs a twentieth of a rebuild.
    return { type, data: decode(storedData), recordedAt } as HistoryEvent
  } catch {
    return undefined
  }
}

/** The data of an event as it is stored; throws on what could not be read again. */
export const encodeEvent = ({ type, data }: AnyEvent): unknown => decodeEvent(type, data).data

/** A stored event that does not decode: it was edited in the database, or a later release wrote it. */
export class UnreadableEvent extends Error {
  constructor(readonly position: number) {
    super(`The event at position ${position} cannot be read.`)
  }
}

/** A stored row decoded, undefined where it cannot be; `type` and `data` are today's, envelope and hash the stored ones. */
export const readRow = (row: EventRow): RecordedEvent | undefined => {
  // A codec that refuses the data, an unknown type, data too deep to walk: whichever it is, the event cannot be read.
  try {
    return { ...envelopeOf(row), hash: row.hash.toString('hex'), ...decodeEvent(row.type, row.data) }
  } catch {
    return undefined
  }
}

/** The same for what needs every event; throws `UnreadableEvent`. */
export const fromRow = (row: EventRow): RecordedEvent => {
  const event = readRow(row)
  if (event === undefined) throw new UnreadableEvent(row.position)
  return event
}
