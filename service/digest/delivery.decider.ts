/**
 * Life of one digest to one person. Every step is recorded before the next one is taken, and names its
 * attempt, so that a process that lost its turn cannot finish an attempt that another has restarted.
 */
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { DeliveryState } from '#schema/digest/delivery'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

type Queued = EventNamed<'DigestQueued'>['data']
type Refused = EventNamed<'DigestRefused'>['data']
type Step = { readonly attempt: number }

export type DeliveryCommand =
  | { readonly type: 'queue'; readonly queued: Queued }
  | ({ readonly type: 'attempt' | 'hand-over' | 'settle' } & Step)
  | ({ readonly type: 'accept'; readonly answer: string } & Step)
  | ({ readonly type: 'refuse' } & Step & Pick<Refused, 'answer' | 'isFinal'>)
  | { readonly type: 'withdraw' }

/** Null before it was queued. */
export type DeliveryProgress = {
  readonly digestId: Queued['digestId']
  readonly state: DeliveryState
  readonly attempt: number
} | null

const stale = E.left(conflict('digest/stale', 'Another process has gone on with this digest.'))

/** Allowed previous states of each step. */
const before: Readonly<Record<Exclude<DeliveryCommand['type'], 'queue'>, readonly DeliveryState[]>> = {
  // An attempt that ended before the end of the mail was sent is repeated.
  attempt: ['queued', 'deferred', 'attempting'],
  'hand-over': ['attempting'],
  accept: ['handed-over', 'unconfirmed'],
  refuse: ['attempting', 'handed-over'],
  settle: ['handed-over'],
  withdraw: ['queued', 'deferred', 'attempting'],
}

export const deliveryDecider: Decider<'digest', DeliveryCommand, DeliveryProgress> = {
  slice: 'digest',
  initial: null,
  evolve: (progress, event) => {
    const now = (state: DeliveryState, attempt = progress?.attempt ?? 0): DeliveryProgress =>
      progress && { ...progress, state, attempt }
    switch (event.type) {
      case 'DigestQueued':
        return { digestId: event.data.digestId, state: 'queued', attempt: 0 }
      case 'DigestAttempted':
        return now('attempting', event.data.attempt)
      case 'DigestHandedOver':
        return now('handed-over')
      case 'DigestAccepted':
        return now('accepted')
      case 'DigestRefused':
        return now(event.data.isFinal ? 'refused' : 'deferred')
      case 'DigestUnconfirmed':
        return now('unconfirmed')
      case 'DigestWithdrawn':
        return now('withdrawn')
      default:
        return progress
    }
  },
  decide: (command, progress) => {
    if (command.type === 'queue')
      return E.right(progress === null ? [{ type: 'DigestQueued', data: command.queued }] : [])
    if (progress === null || !before[command.type].includes(progress.state)) return stale
    const { digestId } = progress
    if (command.type === 'withdraw') return E.right([{ type: 'DigestWithdrawn', data: { digestId } }])
    const { attempt } = command
    if (attempt !== progress.attempt + (command.type === 'attempt' ? 1 : 0)) return stale
    const step = { digestId, attempt }
    switch (command.type) {
      case 'attempt':
        return E.right([{ type: 'DigestAttempted', data: step }])
      case 'hand-over':
        return E.right([{ type: 'DigestHandedOver', data: step }])
      case 'settle':
        return E.right([{ type: 'DigestUnconfirmed', data: step }])
      case 'accept':
        return E.right([{ type: 'DigestAccepted', data: { ...step, answer: command.answer } }])
      case 'refuse': {
        const { answer, isFinal } = command
        return E.right([{ type: 'DigestRefused', data: { ...step, answer, isFinal } }])
      }
    }
  },
}
