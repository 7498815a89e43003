/** Events of links for people outside: made, opened, revoked, and the life of the mail with the link. */
import * as t from 'io-ts'
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, integer, text } from '../core/scalars.ts'
import { SharedContent, ShareId, ShareKind } from './share.ts'

const id = { shareId: ShareId }
const attempt = { ...id, attempt: integer(1, 100) }
const answer = text(200)

export const shareEvents = {
  /**
   * `content` is all that the link shows, as of the position `asOf`. `recipient` is the sealed JSON of an address and a note.
   * The secret of the link is not in the history, not even as a hash.
   */
  ShareMade: event(
    'ShareMade',
    record(
      {
        ...id,
        kind: ShareKind,
        itemId: text(64, 1),
        until: IsoDate,
        endsAt: IsoTime,
        asOf: integer(1),
        content: SharedContent,
      },
      { recipient: Sealed },
    ),
    { title: 'Link for people outside made', refs: ({ content }) => ({ topic: content.item.title }) },
  ),
  /** `opening` counts all openings of the link; on a busy day not each one has its own event (decision 481). */
  ShareOpened: event('ShareOpened', record({ ...id, opening: integer(1) }), {
    title: 'Link opened by somebody outside',
    hasEarlierSubject: true,
  }),
  ShareRevoked: event('ShareRevoked', record(id), { title: 'Link revoked', hasEarlierSubject: true }),
  ShareMailAttempted: event('ShareMailAttempted', record(attempt), {
    title: 'Delivery of a link attempted',
    hasEarlierSubject: true,
  }),
  /** The server has the whole mail except its end marker, without which it drops the mail. */
  ShareMailHandedOver: event('ShareMailHandedOver', record(attempt), {
    title: 'Mail with a link handed to the mail server',
    hasEarlierSubject: true,
  }),
  ShareMailAccepted: event('ShareMailAccepted', record({ ...attempt, answer }), {
    title: 'Mail with a link accepted by the mail server',
    hasEarlierSubject: true,
  }),
  ShareMailRefused: event('ShareMailRefused', record({ ...attempt, answer, isFinal: t.boolean }), {
    title: 'Mail with a link not accepted',
    hasEarlierSubject: true,
  }),
  /** The process ended, or the connection broke, between the end of the mail and the server's answer. */
  ShareMailUnconfirmed: event('ShareMailUnconfirmed', record(attempt), {
    title: 'Not known whether the mail with a link arrived',
    hasEarlierSubject: true,
  }),
  ShareMailWithdrawn: event('ShareMailWithdrawn', record(id), {
    title: 'Mail with a link withdrawn: the link ended first',
    hasEarlierSubject: true,
  }),
}
