/** Xero: its messages say that an invoice has changed, and carry no amounts. A file brings those. */
import { at, Unreadable } from '../fields.ts'
import type { Reading } from '../pushed-record.ts'

/** Reads a message of Xero: a notice, also the empty one by which Xero tries an address. */
export const readXero = (message: unknown): Reading => {
  if (!Array.isArray(at(message, 'events'))) throw new Unreadable('Xero sent a message without events')
  return { records: [] }
}
