/** Xero: its messages report changed invoices without amounts, which arrive by file. */
import { at, Unreadable } from '../fields.ts'
import type { Reading } from '../pushed-record.ts'

/** Reads a Xero message as a notice, including the empty one that tests an address. */
export const readXero = (message: unknown): Reading => {
  if (!Array.isArray(at(message, 'events'))) throw new Unreadable('Xero sent a message without events')
  return { records: [] }
}
