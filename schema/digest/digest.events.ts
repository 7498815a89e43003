/** Events of digests by mail: when they are sent, and the life of each one, from the queue to the mail server's answer. */
import * as t from 'io-ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, integer } from '../core/scalars.ts'
import { AccountId } from '../people/people.ts'
import { DeliveryAnswer, DeliveryId, EarlierDelivery, sendingTime } from './delivery.ts'
import { Digest } from './digest.ts'

const id = { digestId: DeliveryId }
const attempt = { ...id, attempt: integer(1, 100) }

export const digestEvents = {
  DigestScheduleSet: event('DigestScheduleSet', record(sendingTime), {
    title: 'Day and hour of digests set',
  }),
  /**
   * `day` is the day of the week or month on which it was due, in the time zone of the business; a person gets one a day.
   */
  DigestQueued: event(
    'DigestQueued',
    record(
      { ...id, accountId: AccountId, day: IsoDate, dueAt: IsoTime, digest: Digest, isLate: t.boolean },
      { earlier: EarlierDelivery },
    ),
    { title: 'Digest queued', refs: ({ digest }) => ({ topic: digest.title }) },
  ),
  DigestAttempted: event('DigestAttempted', record(attempt), {
    title: 'Delivery of a digest attempted',
    hasEarlierSubject: true,
  }),
  /** The server has the whole mail except its end marker, without which it drops the mail. */
  DigestHandedOver: event('DigestHandedOver', record(attempt), {
    title: 'Digest handed to the mail server',
    hasEarlierSubject: true,
  }),
  DigestAccepted: event('DigestAccepted', record({ ...attempt, answer: DeliveryAnswer }), {
    title: 'Digest accepted by the mail server',
    hasEarlierSubject: true,
  }),
  DigestRefused: event('DigestRefused', record({ ...attempt, answer: DeliveryAnswer, isFinal: t.boolean }), {
    title: 'Digest not accepted',
    hasEarlierSubject: true,
  }),
  /** The process ended, or the connection broke, between the end of the mail and the server's answer. */
  DigestUnconfirmed: event('DigestUnconfirmed', record(attempt), {
    title: 'Not known whether a digest arrived',
    hasEarlierSubject: true,
  }),
  DigestWithdrawn: event('DigestWithdrawn', record(id), {
    title: 'Digest withdrawn: its reader left or stopped the mail',
    hasEarlierSubject: true,
  }),
}
