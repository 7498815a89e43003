/** Reads a message, by the system that signed it. */

import { isPlainText } from '#schema/core/scalars'
import type { PushSource } from '#schema/import/pushed'
import { Unreadable } from './fields.ts'
import { readOwn } from './own-message.ts'
import type { PushPlace, Reading } from './pushed-record.ts'
import { readShopify } from './vendors/shopify.ts'
import { readSquare } from './vendors/square.ts'
import { readStripe } from './vendors/stripe.ts'
import { readXero } from './vendors/xero.ts'

/** Whole numbers that JavaScript would round, except in strings. */
const longNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/gs

/** Parses JSON; long numbers become strings, because ids must not be rounded. */
const parse = (body: Buffer): unknown => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new Unreadable('The message is not UTF-8')
  }
  try {
    return JSON.parse(text.replace(longNumbers, (found) => (found.startsWith('"') ? found : `"${found}"`)))
  } catch {
    throw new Unreadable('The message is not JSON')
  }
}

/** A stored message. */
export type StoredMessage = { readonly source: PushSource; readonly body: Buffer; readonly sentAt: Date }

/** Reads a message; throws `Unreadable` with the reason. */
export const readMessage = ({ source, body, sentAt }: StoredMessage, place: PushPlace): Reading => {
  const message = parse(body)
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new Unreadable('The message must be a JSON object')
  const { records } = read(source, message, sentAt, place)
  for (const { id } of records) if (!isPlainText(id)) throw new Unreadable('The number is not plain text')
  return { records }
}

const read = (source: PushSource, message: object, sentAt: Date, place: PushPlace): Reading => {
  switch (source) {
    case 'own':
      return readOwn(message, sentAt, place)
    case 'square':
      return readSquare(message, place)
    case 'shopify':
      return readShopify(message, place)
    case 'stripe':
      return readStripe(message, place)
    case 'xero':
      return readXero(message)
  }
}
