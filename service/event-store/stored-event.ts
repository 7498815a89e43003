/** Events as stored byte for byte, for verification and display. */
import { canonicalEvent, sha256 } from './chain.ts'
import { type EventRow, envelopeColumns, envelopeOf, readRow } from './recorded-event.ts'
import { exactTimeOf, printedTimeSql } from './stored-time.ts'

/** A stored event; `text` is its data as hashed, `time` its time as Postgres prints it, in UTC. */
export type StoredEvent = Omit<EventRow, 'data'> & { readonly text: string; readonly time: string }

/** Select list for `StoredEvent`. */
export const storedColumns = `${envelopeColumns.join(', ')}, data::text as text, ${printedTimeSql} as time`

/** True if the stored hash matches the stored content, assuming the event is at `position`. */
export const matchesHash = (event: StoredEvent, position = event.position): boolean => {
  const envelope = { ...envelopeOf({ ...event, data: null }), position, recordedAt: exactTimeOf(event.time) }
  return sha256(canonicalEvent(envelope, event.text)) === event.hash.toString('hex')
}

/** True if the event decodes. An event edited together with its hash passes `matchesHash` but may fail here. */
export const isReadable = (event: StoredEvent): boolean =>
  readRow({ ...event, data: JSON.parse(event.text) }) !== undefined
