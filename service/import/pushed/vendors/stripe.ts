/** Stripe: a successful charge or payment intent is a sale, each refund a separate record. */
import { at, idAt, listAt, minorAt, textAt, Unreadable } from '../fields.ts'
import {
  checkCurrency,
  momentOfSeconds,
  noRecord,
  orderingOf,
  type PushedRecord,
  type PushPlace,
  type Reading,
  recordOf,
} from '../pushed-record.ts'

const nothing: Reading = { records: [] }

/** Key for the refund total of a charge, used only until a single refund of it arrives. */
const totalKey = (chargeId: string): string => `${chargeId} refunds`

/** An id, or the id of the object in its place. */
const refAt = (value: unknown, name: string): string | undefined =>
  idAt(value, name) ?? idAt(value, name, 'id')

type Event = { readonly object: unknown; readonly created: unknown; readonly place: PushPlace }

const moneyOf = (object: unknown, name: string, place: PushPlace, about: string) => {
  const currency = textAt(object, 'currency')
  checkCurrency(currency, place, about)
  return minorAt(object, name, currency ?? '', about)
}

const readCharge = ({ object, created, place }: Event): Reading => {
  const charge = idAt(object, 'id')
  if (charge === undefined) throw new Unreadable('The charge has no id')
  if (textAt(object, 'status') !== 'succeeded' || at(object, 'captured') === false) return nothing
  const amount = moneyOf(object, 'amount_captured', place, charge) ?? moneyOf(object, 'amount', place, charge)
  if (amount === undefined) throw new Unreadable('Stripe sent a charge without an amount', charge)
  // Charge and intent are one payment, and the charge has the time of payment.
  const id = refAt(object, 'payment_intent') ?? charge
  const ordering = orderingOf(1, momentOfSeconds(created, 'created', place, charge))
  const moment = momentOfSeconds(at(object, 'created'), 'created', place, charge)
  return { records: [recordOf({ id, mark: 'sale', ordering, at: moment }, { amount }, place)] }
}

const readIntent = ({ object, created, place }: Event): Reading => {
  const id = idAt(object, 'id')
  if (id === undefined) throw new Unreadable('The payment has no id')
  if (textAt(object, 'status') !== 'succeeded') return nothing
  const amount = moneyOf(object, 'amount_received', place, id) ?? moneyOf(object, 'amount', place, id)
  if (amount === undefined) throw new Unreadable('Stripe sent a payment without an amount', id)
  // An intent may be created days before payment, so use the time of the event.
  const moment = momentOfSeconds(created, 'created', place, id)
  const ordering = orderingOf(0, moment)
  const tip = at(object, 'amount_details', 'tip', 'amount')
  const amounts = {
    amount,
    tip: minorAt({ tip }, 'tip', textAt(object, 'currency') ?? '', id),
  }
  return { records: [recordOf({ id, mark: 'sale', ordering, at: moment }, amounts, place)] }
}

const refundOf = (refund: unknown, created: unknown, place: PushPlace): readonly PushedRecord[] => {
  const id = idAt(refund, 'id')
  if (id === undefined) throw new Unreadable('The refund has no id')
  const status = textAt(refund, 'status') ?? 'succeeded'
  const ordering = orderingOf(1, momentOfSeconds(created, 'created', place, id))
  const charge = refAt(refund, 'charge')
  const total = charge ? [noRecord(totalKey(charge), 'refund', orderingOf(9, place.now))] : []
  if (status === 'pending' || status === 'requires_action') return []
  if (status !== 'succeeded') return [noRecord(id, 'refund', ordering), ...total]
  const amount = moneyOf(refund, 'amount', place, id)
  if (amount === undefined) throw new Unreadable('Stripe sent a refund without an amount', id)
  const moment = momentOfSeconds(at(refund, 'created') ?? created, 'created', place, id)
  return [recordOf({ id, mark: 'refund', ordering, at: moment }, { amount }, place), ...total]
}

/** A charge refunded in part or whole: its refunds if listed, otherwise their total. */
const readRefunded = ({ object, created, place }: Event): Reading => {
  const listed = listAt(object, 'refunds', 'data')
  if (listed.length > 0) return { records: listed.flatMap((one) => refundOf(one, created, place)) }
  const charge = idAt(object, 'id')
  if (charge === undefined) throw new Unreadable('The charge has no id')
  const amount = moneyOf(object, 'amount_refunded', place, charge)
  if (amount === undefined) throw new Unreadable('Stripe sent a refund without an amount', charge)
  const moment = momentOfSeconds(created, 'created', place, charge)
  const of = { id: totalKey(charge), mark: 'refund', ordering: orderingOf(1, moment), at: moment } as const
  return { records: [recordOf(of, { amount }, place)] }
}

const readers: Readonly<Record<string, (event: Event) => Reading>> = {
  'charge.succeeded': readCharge,
  'charge.captured': readCharge,
  'charge.updated': readCharge,
  'payment_intent.succeeded': readIntent,
  'charge.refunded': readRefunded,
}

const refundTypes = /^(?:refund\.(?:created|updated|failed)|charge\.refund\.updated)$/

/** Reads a Stripe event; events about other things are notices. */
export const readStripe = (message: unknown, place: PushPlace): Reading => {
  const type = textAt(message, 'type')
  if (type === undefined) throw new Unreadable('Stripe sent a message without a type')
  const event = { object: at(message, 'data', 'object'), created: at(message, 'created'), place }
  if (refundTypes.test(type)) return { records: refundOf(event.object, event.created, place) }
  return Object.hasOwn(readers, type) ? (readers[type]?.(event) ?? nothing) : nothing
}
