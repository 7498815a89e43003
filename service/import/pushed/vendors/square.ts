/** Square: payments are sales, refunds are separate records, and orders with amounts list their payments. */
import { at, idAt, listAt, minorAt, textAt, Unreadable } from '../fields.ts'
import {
  checkCurrency,
  momentOf,
  noRecord,
  orderingOf,
  type PushedRecord,
  type PushPlace,
  type Reading,
  recordOf,
} from '../pushed-record.ts'

const nothing: Reading = { records: [] }

/** Amount of a Square money object, in the business's currency. */
const moneyAt = (value: unknown, name: string, place: PushPlace, about: string) => {
  const money = at(value, name)
  if (money === undefined) return undefined
  const currency = textAt(money, 'currency')
  checkCurrency(currency, place, about)
  return minorAt(money, 'amount', currency ?? '', about)
}

/** Key of an order that has amounts but lists no payment. */
const orderKey = (orderId: string): string => `order ${orderId}`

const versionOf = (thing: unknown, place: PushPlace, about: string): string => {
  const version = at(thing, 'version')
  const time = at(thing, 'updated_at') ?? at(thing, 'created_at')
  const number = Number.isSafeInteger(version) ? String(version).padStart(16, '0') : ''
  return `${orderingOf(1, momentOf(time, 'updated_at', place, about))} ${number}`
}

/** Reads completed payments; any other status may still change, or never complete. */
const readPayment = (payment: unknown, place: PushPlace): Reading => {
  const id = idAt(payment, 'id')
  if (id === undefined) throw new Unreadable('The payment has no id')
  if (textAt(payment, 'status') !== 'COMPLETED') return nothing
  const amount = moneyAt(payment, 'total_money', place, id) ?? moneyAt(payment, 'amount_money', place, id)
  if (amount === undefined) throw new Unreadable('Square sent a sale without a total', id)
  const orderId = idAt(payment, 'order_id')
  const records: PushedRecord[] = [
    recordOf(
      {
        id,
        mark: 'sale',
        ordering: versionOf(payment, place, id),
        at: momentOf(at(payment, 'created_at'), 'created_at', place, id),
      },
      { amount, tip: moneyAt(payment, 'tip_money', place, id) },
      place,
    ),
  ]
  // If the order arrived with a total before, its payments now replace it.
  if (orderId !== undefined) records.push(noRecord(orderKey(orderId), 'sale', orderingOf(9, place.now)))
  return { records }
}

const readRefund = (refund: unknown, place: PushPlace): Reading => {
  const id = idAt(refund, 'id')
  if (id === undefined) throw new Unreadable('The refund has no id')
  const status = textAt(refund, 'status')
  if (status === 'PENDING') return nothing
  const ordering = versionOf(refund, place, id)
  // A failed refund returns nothing, even if it looked complete before.
  if (status !== undefined && status !== 'COMPLETED' && status !== 'APPROVED')
    return { records: [noRecord(id, 'refund', ordering)] }
  const amount = moneyAt(refund, 'amount_money', place, id)
  if (amount === undefined) throw new Unreadable('Square sent a refund without an amount', id)
  const moment = momentOf(at(refund, 'created_at'), 'created_at', place, id)
  return { records: [recordOf({ id, mark: 'refund', ordering, at: moment }, { amount }, place)] }
}

/** An order: most order notices have no amount. If it lists payments, those are the sales. */
const readOrder = (order: unknown, place: PushPlace): Reading => {
  const id = idAt(order, 'id') ?? idAt(order, 'order_id')
  if (textAt(order, 'state') !== 'COMPLETED' || id === undefined) return nothing
  const ordering = versionOf(order, place, id)
  const tenders = listAt(order, 'tenders')
  if (tenders.length > 0)
    return {
      records: tenders.map((tender) => {
        const payment = idAt(tender, 'payment_id') ?? idAt(tender, 'id')
        const amount = moneyAt(tender, 'amount_money', place, id)
        if (payment === undefined || amount === undefined)
          throw new Unreadable('Square sent a payment of an order without an id or amount', id)
        const moment = momentOf(
          at(tender, 'created_at') ?? at(order, 'closed_at') ?? at(order, 'created_at'),
          'created_at',
          place,
          id,
        )
        // The payment's own messages have more detail, so they take precedence.
        return recordOf(
          { id: payment, mark: 'sale', ordering: ordering.replace(/^1/, '0'), at: moment },
          { amount, tip: moneyAt(tender, 'tip_money', place, id) },
          place,
        )
      }),
    }
  const amount = moneyAt(order, 'total_money', place, id)
  if (amount === undefined) return nothing
  const moment = momentOf(at(order, 'closed_at') ?? at(order, 'created_at'), 'created_at', place, id)
  const amounts = {
    amount,
    tax: moneyAt(order, 'total_tax_money', place, id),
    tip: moneyAt(order, 'total_tip_money', place, id),
  }
  return { records: [recordOf({ id: orderKey(id), mark: 'sale', ordering, at: moment }, amounts, place)] }
}

/** Reads a Square event; events about other things are notices. */
export const readSquare = (message: unknown, place: PushPlace): Reading => {
  const type = textAt(message, 'type')
  if (type === undefined) throw new Unreadable('Square sent a message without a type')
  const object = at(message, 'data', 'object')
  if (type.startsWith('payment.')) return readPayment(at(object, 'payment'), place)
  if (type.startsWith('refund.')) return readRefund(at(object, 'refund'), place)
  if (type.startsWith('order.'))
    return readOrder(at(object, 'order') ?? at(object, 'order_updated') ?? at(object, 'order_created'), place)
  return nothing
}
