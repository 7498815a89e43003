/** Messages in our own form: `sale.recorded`, `sale.corrected` and `sale.refunded`. */
import { isPlainText } from '#schema/core/scalars'
import { at, decimalAt, idAt, textAt, Unreadable } from './fields.ts'
import {
  checkCurrency,
  momentOf,
  orderingOf,
  type PushPlace,
  type Reading,
  recordOf,
} from './pushed-record.ts'

const types = ['sale.recorded', 'sale.corrected', 'sale.refunded'] as const

const maxText = 100

const shortText = (data: unknown, name: string, about: string): string | undefined => {
  const found = at(data, name)
  if (found === undefined || found === '') return undefined
  if (typeof found !== 'string' || found.length > maxText || !isPlainText(found))
    throw new Unreadable(`${name} must be text of at most ${maxText} characters`, about)
  return found.trim() || undefined
}

/** In thousandths. */
const quantityOf = (data: unknown, about: string): number | undefined => {
  const found = at(data, 'quantity')
  if (found === undefined) return undefined
  const text = Number.isSafeInteger(found) ? String(found) : found
  if (typeof text !== 'string' || !/^\d{1,9}(?:\.\d{1,3})?$/.test(text))
    throw new Unreadable('quantity must be a decimal text of zero or more, such as "2" or "0.5"', about)
  return Math.round(Number(text) * 1000)
}

/**
 * Reads a message. A correction replaces the first report, whichever arrives first, and the later of two
 * corrections the earlier: by the message's own `timestamp`, or else by the time of its signature.
 */
export const readOwn = (message: unknown, sentAt: Date, place: PushPlace): Reading => {
  const named = textAt(message, 'type') ?? ''
  const type = types.find((one) => one === named)
  if (type === undefined) throw new Unreadable(`type must be one of ${types.join(', ')}`)
  const data = at(message, 'data')
  const id = idAt(data, 'id')
  if (id === undefined) throw new Unreadable('data.id must be the number of the sale, of 1 to 100 characters')
  const moment = momentOf(at(data, 'at'), 'at', place, id)
  const amount = decimalAt(data, 'amount', id)
  if (amount === undefined) throw new Unreadable('There is no amount', id)
  const currency = textAt(data, 'currency')
  if (currency !== undefined) checkCurrency(currency, place, id)
  const reported = at(message, 'timestamp')
  const time = reported === undefined ? sentAt : momentOf(reported, 'timestamp', place, id)
  return {
    records: [
      recordOf(
        {
          id,
          mark: type === 'sale.refunded' ? 'refund' : 'sale',
          ordering: orderingOf(type === 'sale.corrected' ? 1 : 0, time),
          at: moment,
        },
        {
          amount,
          tax: decimalAt(data, 'tax', id),
          tip: decimalAt(data, 'tip', id),
          quantity: quantityOf(data, id),
          category: shortText(data, 'category', id),
          channel: shortText(data, 'channel', id),
        },
        place,
      ),
    ],
  }
}
