/** Sales that other systems push: what arrived, for which days, and what could not be read. */
import * as t from 'io-ts'
import { ConnectionId, IntegrationType, PushVendor, pushVendors } from '../connection/connection.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, id, integer, oneOf, text } from '../core/scalars.ts'

/** Largest body of a delivery. */
export const maxDeliveryBytes = 1_000_000

/** Who signed a delivery; `own` is any system that uses Standard Webhooks. */
export const PushSource = oneOf(...pushVendors, 'own')
export type PushSource = t.TypeOf<typeof PushSource>

/** Id of a delivery that could not be read. */
export const LetterId = id('LetterId')
export type LetterId = t.TypeOf<typeof LetterId>

/** A delivery that could not be read. It is kept until it can be. */
export const Letter = record(
  { letterId: LetterId, receivedAt: IsoTime, reason: text(300, 1) },
  {
    /** What it is about, in the words of its system, such as an order number. */
    about: text(200),
  },
  'Letter',
)
export type Letter = t.TypeOf<typeof Letter>

/** Number of days shown as bars on a card. */
export const feedDays = 30

/** Most letters that a card lists; `failed` counts all of them. */
export const maxLetters = 50

/** What one connection has delivered. */
export const Feed = record(
  {
    connectionId: ConnectionId,
    type: IntegrationType,
    /** Sales and refunds on record from the connection. */
    rows: integer(0),
    /** Rows of the last 30 days; today is last. */
    days: t.array(record({ date: IsoDate, rows: integer(0) }, undefined, 'FeedDay')),
    failed: integer(0),
    letters: t.array(Letter),
    /** Messages without a sale or an amount, such as a notice that an invoice has changed. */
    notices: integer(0),
  },
  {
    vendor: PushVendor,
    /** Where its system sends to, for callers who may connect systems. Absent until it has a secret. */
    address: record(
      { url: text(500, 1), ending: text(4), issuedAt: IsoTime },
      { previousUntil: IsoTime },
      'FeedAddress',
    ),
    /** When the last accepted message arrived. */
    heardAt: IsoTime,
    /** Time of the latest sale. */
    lastAt: IsoTime,
    from: IsoDate,
    to: IsoDate,
  },
  'Feed',
)
export type Feed = t.TypeOf<typeof Feed>
