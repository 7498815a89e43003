/** An event as the very bytes that are stored, for whoever checks or shows them. */
import { canonicalEvent, sha256 } from './chain.ts'
import { type EventRow, envelopeColumns, envelopeOf, readRow } from './recorded-event.ts'
import { recordedAtSql } from './stored-time.ts'

/** A stored event; `text` is its data as it was hashed, `time` its exact moment. */
export type StoredEvent = Omit<EventRow, 'data'> & { readonly text: string; readonly time: string }

/** What to select of the events table for it. */
export const storedColumns = `${envelopeColumns.join(', ')}, data::text as text, ${recordedAtSql} as time`

/** Whether the stored hash is that of the stored content, were the event at `position`: usually its own. */
export const fitsHash = (event: StoredEvent, position = event.position): boolean => {
  const envelope = { ...envelopeOf({ ...event, data: null }), position, recordedAt: event.time }
  return sha256(canonicalEvent(envelope, event.text)) === event.hash.toString('hex')
}

/** Whether it decodes: an edited event may carry the right hash again. */
export const isReadable = (event: StoredEvent): boolean =>
  readRow({ ...event, data: JSON.parse(event.text) }) !== undefined
