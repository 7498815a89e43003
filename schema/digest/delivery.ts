/** How digests go out by mail, and what became of each. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, integer, oneOf, pattern, text } from '../core/scalars.ts'
import { DigestKind } from './digest.ts'

/** Id of a digest to one person, made of its day and the account. Also the left part of the mail's Message-ID. */
export const DeliveryId = pattern(
  'must be a day and the id of an account',
  /^\d{4}-\d\d-\d\d-[A-Za-z0-9-]{1,64}$/,
  '2026-11-30-01a1f09a-3380-7000-8000-00000000000b',
)

/** What the mail server answered, with addresses removed. */
export const DeliveryAnswer = text(200)

/**
 * `queued`, `attempting` and `deferred` are still to be sent; `handed-over` waits for the server's answer. `unconfirmed`: it
 * may have arrived, so it is not sent again. `withdrawn`: its reader left or no longer wants the mail.
 */
export const DeliveryState = oneOf(
  'queued',
  'attempting',
  'handed-over',
  'deferred',
  'accepted',
  'refused',
  'unconfirmed',
  'withdrawn',
)
export type DeliveryState = t.TypeOf<typeof DeliveryState>

/** The previous digest, if it did not arrive or may not have. */
export const EarlierDelivery = record(
  { day: IsoDate, state: oneOf('refused', 'unconfirmed') },
  { answer: DeliveryAnswer },
  'EarlierDelivery',
)
export type EarlierDelivery = t.TypeOf<typeof EarlierDelivery>

/** Weekday (0 is Monday) and hour at which digests are sent, in the time zone of the business. */
export const sendingTime = { weekday: integer(0, 6), hour: integer(0, 23) }

/** Used until an owner chooses another time. */
export const usualSendingTime = { weekday: 0, hour: 7 } as const

/** A sent digest, as listed for its reader. */
export const Delivery = record(
  { id: DeliveryId, kind: DigestKind, day: IsoDate, title: text(200, 1), state: DeliveryState, at: IsoTime },
  { answer: DeliveryAnswer },
  'Delivery',
)
export type Delivery = t.TypeOf<typeof Delivery>

/**
 * `by`: whether this installation can send mail, or why this workspace gets none. `nextAt` is when the caller gets the next
 * digest; absent if they get none. `recent` are the caller's own digests, newest first.
 */
export const DigestDelivery = record(
  {
    by: oneOf('mail', 'no-mail-server', 'demo'),
    ...sendingTime,
    timeZone: text(60, 1),
    recent: t.array(Delivery),
  },
  { nextAt: IsoTime },
  'DigestDelivery',
)
export type DigestDelivery = t.TypeOf<typeof DigestDelivery>
