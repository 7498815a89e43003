/**
 * Rules of one link: made once, opened while it is not revoked, revoked once. Each step of its mail names its attempt, so that
 * a process that lost its turn cannot finish what another has begun again.
 */
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import type { EventNamed } from '#schema/events'
import type { ShareId, ShareMailState } from '#schema/share/share'
import type { Decider } from '../event-store/decider.ts'

type Step = { readonly attempt: number }
type Refused = EventNamed<'ShareMailRefused'>['data']

export type ShareMailCommand =
  | ({ readonly type: 'attempt' | 'hand-over' | 'settle' } & Step)
  | ({ readonly type: 'accept'; readonly answer: string } & Step)
  | ({ readonly type: 'refuse' } & Step & Pick<Refused, 'answer' | 'isFinal'>)
  | { readonly type: 'withdraw' }

export type ShareCommand =
  | { readonly type: 'make'; readonly made: EventNamed<'ShareMade'>['data'] }
  | { readonly type: 'open'; readonly opening: number }
  | { readonly type: 'revoke' }
  | ShareMailCommand

/** Null before it was made; `mail` is null for a link that no mail took. */
export type ShareProgress = {
  readonly shareId: ShareId
  readonly madeAt: string
  readonly revokedAt: string | null
  readonly openings: number
  readonly mail: ShareMailState | null
  readonly attempt: number
} | null

/** There is no such link here. */
export const unknownShare = missing('share/unknown', 'shareId', 'There is no such link here.')

const revoked = E.left(conflict('share/revoked', 'This link was revoked before. Nothing was recorded.'))
const stale = E.left(conflict('share/stale', 'Another process has gone on with this mail.'))

/** States of the mail that each step may follow. */
const before: Readonly<Record<ShareMailCommand['type'], readonly ShareMailState[]>> = {
  attempt: ['queued', 'deferred', 'attempting'],
  'hand-over': ['attempting'],
  accept: ['handed-over', 'unconfirmed'],
  refuse: ['attempting', 'handed-over'],
  settle: ['handed-over'],
  withdraw: ['queued', 'deferred', 'attempting'],
}

const decideMail = (
  command: ShareMailCommand,
  { shareId, mail, attempt: last }: NonNullable<ShareProgress>,
): ReturnType<typeof shareDecider.decide> => {
  if (mail === null || !before[command.type].includes(mail)) return stale
  if (command.type === 'withdraw') return E.right([{ type: 'ShareMailWithdrawn', data: { shareId } }])
  const { attempt } = command
  if (attempt !== last + (command.type === 'attempt' ? 1 : 0)) return stale
  const step = { shareId, attempt }
  switch (command.type) {
    case 'attempt':
      return E.right([{ type: 'ShareMailAttempted', data: step }])
    case 'hand-over':
      return E.right([{ type: 'ShareMailHandedOver', data: step }])
    case 'settle':
      return E.right([{ type: 'ShareMailUnconfirmed', data: step }])
    case 'accept':
      return E.right([{ type: 'ShareMailAccepted', data: { ...step, answer: command.answer } }])
    case 'refuse': {
      const { answer, isFinal } = command
      return E.right([{ type: 'ShareMailRefused', data: { ...step, answer, isFinal } }])
    }
  }
}

export const shareDecider: Decider<'share', ShareCommand, ShareProgress> = {
  slice: 'share',
  initial: null,
  evolve: (progress, event) => {
    if (event.type === 'ShareMade') {
      const { shareId, recipient } = event.data
      const mail = recipient === undefined ? null : 'queued'
      return { shareId, madeAt: event.recordedAt, revokedAt: null, openings: 0, mail, attempt: 0 }
    }
    if (progress === null) return null
    switch (event.type) {
      case 'ShareOpened':
        return { ...progress, openings: event.data.opening }
      case 'ShareRevoked':
        return { ...progress, revokedAt: event.recordedAt }
      case 'ShareMailAttempted':
        return { ...progress, mail: 'attempting', attempt: event.data.attempt }
      case 'ShareMailHandedOver':
        return { ...progress, mail: 'handed-over' }
      case 'ShareMailAccepted':
        return { ...progress, mail: 'accepted' }
      case 'ShareMailRefused':
        return { ...progress, mail: event.data.isFinal ? 'refused' : 'deferred' }
      case 'ShareMailUnconfirmed':
        return { ...progress, mail: 'unconfirmed' }
      case 'ShareMailWithdrawn':
        return { ...progress, mail: 'withdrawn' }
    }
  },
  decide: (command, progress) => {
    if (command.type === 'make')
      return progress === null ? E.right([{ type: 'ShareMade', data: command.made }]) : stale
    if (progress === null) return E.left(unknownShare)
    const { shareId, revokedAt, openings, mail } = progress
    const isRevoked = revokedAt !== null
    switch (command.type) {
      case 'open':
        // Two openings at once may arrive in either order; the count never goes down.
        return isRevoked
          ? revoked
          : E.right([
              { type: 'ShareOpened', data: { shareId, opening: Math.max(command.opening, openings) } },
            ])
      case 'revoke': {
        if (isRevoked) return revoked
        const isWaiting = mail !== null && before.withdraw.includes(mail)
        return E.right([
          { type: 'ShareRevoked', data: { shareId } },
          ...(isWaiting ? [{ type: 'ShareMailWithdrawn', data: { shareId } } as const] : []),
        ])
      }
      default:
        // A mail on its way when its link is revoked must not be completed; what the server answered is still recorded.
        return isRevoked && (command.type === 'attempt' || command.type === 'hand-over')
          ? revoked
          : decideMail(command, progress)
    }
  },
}
