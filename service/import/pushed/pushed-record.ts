/** A pushed sale or refund as stored. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Cents } from '../reading/money.ts'
import { zoneDays } from '../reading/zone-day.ts'
import { lineOfSale } from '../records/line.ts'
import { Unreadable } from './fields.ts'

/** Location of the business, and the time of reading. */
export type PushPlace = { readonly timeZone: string; readonly currency: string; readonly now: Date }

/** A sale and a refund with the same number are separate records. */
export type Mark = 'sale' | 'refund'

/** A record by its number; null content means that it is not a record, or no longer one. */
export type PushedRecord = {
  readonly id: string
  readonly mark: Mark
  /** Of two versions, the one with the higher text wins, whatever order they arrive in. */
  readonly ordering: string
  readonly at?: Date
  readonly date: IsoDate | null
  readonly content: string | null
}

/** Content of a message: records, or a notice without any. */
export type Reading = { readonly records: readonly PushedRecord[] }

/** Amounts of a sale or refund, before they are assigned to a day. */
export type Amounts = {
  readonly amount: Cents
  readonly tax?: Cents | undefined
  readonly tip?: Cents | undefined
  readonly giftCard?: Cents | undefined
  readonly quantity?: number | undefined
  readonly category?: string | undefined
  readonly channel?: string | undefined
}

const earliest = Date.UTC(1990, 0, 1)

/** Allowed lead in milliseconds of other systems' clocks. */
const aheadMs = 5 * 60_000

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/i

/** A moment from ISO text with a zone. */
export const momentOf = (text: unknown, field: string, { now }: PushPlace, about?: string): Date => {
  const time = typeof text === 'string' && moment.test(text) ? Date.parse(text) : Number.NaN
  // `Date` reads 30 February as 2 March.
  const isDay =
    typeof text === 'string' &&
    !Number.isNaN(Date.parse(`${text.slice(0, 10)}T00:00:00Z`)) &&
    new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10))
  if (Number.isNaN(time) || !isDay)
    throw new Unreadable(`${field} must be a moment with its zone, such as 2026-11-22T07:02:00+10:00`, about)
  if (time < earliest) throw new Unreadable(`${field} is before 1990`, about)
  if (time > now.getTime() + aheadMs) throw new Unreadable(`${field} is in the future`, about)
  return new Date(time)
}

/** A moment from seconds since 1970. */
export const momentOfSeconds = (seconds: unknown, field: string, place: PushPlace, about?: string): Date => {
  if (!Number.isSafeInteger(seconds) || Math.abs(Number(seconds)) > 100_000_000_000)
    throw new Unreadable(`${field} must be in whole seconds since 1970`, about)
  return momentOf(new Date(Number(seconds) * 1000).toISOString(), field, place, about)
}

/** Refuses amounts in any currency but that of the business. */
export const checkCurrency = (code: string | undefined, { currency }: PushPlace, about?: string): void => {
  if (code === undefined) throw new Unreadable('There is no currency', about)
  if (!/^[a-z]{3}$/i.test(code))
    throw new Unreadable('The currency must be three letters, such as AUD', about)
  if (code.toUpperCase() !== currency.toUpperCase())
    throw new Unreadable(`The currency is ${code.toUpperCase()}, and this business keeps ${currency}`, about)
}

const sizeOf = (cents: Cents): Cents => (cents < 0n ? -cents : cents)

const days = new Map<string, ReturnType<typeof zoneDays>>()
const dayIn = (timeZone: string) => {
  const known = days.get(timeZone) ?? zoneDays(timeZone)
  days.set(timeZone, known)
  return known
}

const signed = (cents: Cents | undefined, isRefund: boolean): Cents | undefined =>
  cents === undefined ? undefined : isRefund ? -sizeOf(cents) : cents

/** A record of a day in the business's zone. Refund amounts become negative, whatever their sign in the message. */
export const recordOf = (
  { id, mark, ordering, at }: { id: string; mark: Mark; ordering: string; at: Date },
  amounts: Amounts,
  { timeZone }: PushPlace,
): PushedRecord => {
  const isRefund = mark === 'refund'
  const { tax = 0n, tip = 0n, giftCard = 0n } = amounts
  if (sizeOf(tax) + sizeOf(tip) + sizeOf(giftCard) > sizeOf(amounts.amount))
    throw new Unreadable('Tax, tips and gift cards are more than the amount', id)
  const utc = at.toISOString()
  const { date, minutes } = dayIn(timeZone)(
    decodeOrThrow(IsoDate, utc.slice(0, 10), 'A day'),
    Number(utc.slice(11, 13)) * 60 + Number(utc.slice(14, 16)),
  )
  const { quantity, category, channel } = amounts
  const [taxed, tipped, given] = [
    signed(amounts.tax, isRefund),
    signed(amounts.tip, isRefund),
    signed(amounts.giftCard, isRefund),
  ]
  const { content } = lineOfSale(0, {
    date,
    minutes,
    amount: signed(amounts.amount, isRefund) ?? 0n,
    ...(taxed === undefined ? {} : { tax: taxed }),
    ...(tipped === undefined ? {} : { tip: tipped }),
    ...(given === undefined ? {} : { giftCard: given }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(category === undefined ? {} : { category }),
    ...(channel === undefined ? {} : { channel }),
  })
  return { id, mark, ordering, at, date, content }
}

/** Marks a number as no record: the sale was cancelled, or its parts arrive separately. */
export const noRecord = (id: string, mark: Mark, ordering: string): PushedRecord => ({
  id,
  mark,
  ordering,
  date: null,
  content: null,
})

/** An ordering by rank, then by time. */
export const orderingOf = (rank: 0 | 1 | 9, time: Date): string => `${rank} ${time.toISOString()}`
