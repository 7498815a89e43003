/** Shopify: an order is a sale once it is paid, and each refund is a separate record. */
import { cutText } from '#schema/core/cut-text'
import { type Cents, sumOf } from '../../reading/money.ts'
import { at, decimalAt, idAt, listAt, textAt, Unreadable } from '../fields.ts'
import {
  checkCurrency,
  momentOf,
  noRecord,
  orderingOf,
  type PushPlace,
  type Reading,
  recordOf,
} from '../pushed-record.ts'

const nothing: Reading = { records: [] }

/** The number in `gid://shopify/Order/5940139491234`, which JSON numbers cannot always represent; otherwise the plain id. */
const numberOf = (thing: unknown): string | undefined =>
  textAt(thing, 'admin_graphql_api_id')?.split('/').at(-1) || idAt(thing, 'id')

/** Orders that are not paid, and may never be. */
const unpaid: ReadonlySet<string> = new Set(['pending', 'authorized', 'expired', 'unpaid'])

const giftCardsIn = (order: unknown, id: string): Cents | undefined => {
  const cards = listAt(order, 'line_items').filter((item) => at(item, 'gift_card') === true)
  if (cards.length === 0) return undefined
  return sumOf(
    cards.map((card) => {
      const quantity = at(card, 'quantity')
      const count = Number.isSafeInteger(quantity) && Number(quantity) >= 0 ? BigInt(Number(quantity)) : 1n
      return (decimalAt(card, 'price', id) ?? 0n) * count - (decimalAt(card, 'total_discount', id) ?? 0n)
    }),
  )
}

const readOrder = (order: unknown, place: PushPlace): Reading => {
  const id = numberOf(order)
  if (id === undefined) throw new Unreadable('The order has no id')
  const name = cutText(textAt(order, 'name') ?? id, 100)
  if (at(order, 'test') === true) return nothing
  const status = textAt(order, 'financial_status') ?? 'paid'
  if (unpaid.has(status)) return nothing
  const updated = at(order, 'updated_at') ?? at(order, 'created_at')
  const ordering = orderingOf(1, momentOf(updated, 'updated_at', place, name))
  if (status === 'voided') return { records: [noRecord(id, 'sale', ordering)] }
  const total = decimalAt(order, 'total_price', name)
  if (total === undefined) throw new Unreadable('Shopify sent an order without a total', name)
  checkCurrency(textAt(order, 'currency'), place, name)
  const owed = status === 'partially_paid' ? (decimalAt(order, 'total_outstanding', name) ?? 0n) : 0n
  // The tax is that of the whole order, so omit it if only part was paid.
  const tax = owed > 0n ? undefined : decimalAt(order, 'total_tax', name)
  const source = textAt(order, 'source_name')
  const channel = source === undefined ? undefined : cutText(source, 100)
  return {
    records: [
      recordOf(
        {
          id,
          mark: 'sale',
          ordering,
          at: momentOf(at(order, 'processed_at') ?? at(order, 'created_at'), 'created_at', place, name),
        },
        {
          amount: total - owed,
          tax,
          tip: decimalAt(order, 'total_tip_received', name),
          giftCard: giftCardsIn(order, name),
          channel,
        },
        place,
      ),
    ],
  }
}

const readRefund = (refund: unknown, place: PushPlace): Reading => {
  const id = numberOf(refund)
  if (id === undefined) throw new Unreadable('The refund has no id')
  const about = `Refund ${id}`
  const given = listAt(refund, 'transactions').filter(
    (one) => textAt(one, 'kind') === 'refund' && (textAt(one, 'status') ?? 'success') === 'success',
  )
  // Returned goods may involve no money, and money on its way arrives in a later message.
  if (given.length === 0) return nothing
  for (const one of given) checkCurrency(textAt(one, 'currency'), place, about)
  const amount = sumOf(
    given.map((one) => {
      const part = decimalAt(one, 'amount', about)
      if (part === undefined) throw new Unreadable('Shopify sent a refund without an amount', about)
      return part
    }),
  )
  const tax = sumOf(listAt(refund, 'refund_line_items').map((one) => taxOf(one, about)))
  const moment = momentOf(at(refund, 'processed_at') ?? at(refund, 'created_at'), 'created_at', place, about)
  const amounts = { amount, ...(tax > 0n && tax <= amount ? { tax } : {}) }
  return {
    records: [recordOf({ id, mark: 'refund', ordering: orderingOf(1, moment), at: moment }, amounts, place)],
  }
}

/** Shopify sends the tax of a returned line as number or text. */
const taxOf = (line: unknown, about: string): Cents => {
  const tax = at(line, 'total_tax')
  const text = typeof tax === 'number' && Number.isFinite(tax) ? tax.toFixed(2) : tax
  return decimalAt({ total_tax: text }, 'total_tax', about) ?? 0n
}

/** Reads a Shopify message by its shape, because its topic header is not signed. */
export const readShopify = (message: unknown, place: PushPlace): Reading => {
  if (idAt(message, 'order_id') !== undefined && at(message, 'transactions') !== undefined)
    return readRefund(message, place)
  const isOrder = ['total_price', 'financial_status', 'line_items', 'order_number'].some(
    (field) => at(message, field) !== undefined,
  )
  return isOrder && at(message, 'order_id') === undefined ? readOrder(message, place) : nothing
}
