import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import type { EventNamed } from '#schema/events'
import { ShareId } from '#schema/share/share'
import { shareEvents } from '#schema/share/share.events'
import stored from '../../fixtures/core/stored-events-shares.json'
import { shareDecider } from '../../service/share/share.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const [mailed, plain] = stored
  .filter(({ type }) => type === 'ShareMade')
  .map(
    ({ data }): EventNamed<'ShareMade'> => ({
      type: 'ShareMade',
      data: decodeOrThrow(shareEvents.ShareMade.data, data, 'A stored link'),
    }),
  )
if (mailed === undefined || plain === undefined) throw new Error('There are no stored links.')
const shareId = decodeOrThrow(ShareId, plain.data.shareId, 'An id')
const revoked: EventNamed<'ShareRevoked'> = { type: 'ShareRevoked', data: { shareId } }
const opened = (opening: number): EventNamed<'ShareOpened'> => ({
  type: 'ShareOpened',
  data: { shareId, opening },
})
const attempted: EventNamed<'ShareMailAttempted'> = {
  type: 'ShareMailAttempted',
  data: { shareId, attempt: 1 },
}
const handedOver: EventNamed<'ShareMailHandedOver'> = {
  type: 'ShareMailHandedOver',
  data: { shareId, attempt: 1 },
}
const withdrawn: EventNamed<'ShareMailWithdrawn'> = { type: 'ShareMailWithdrawn', data: { shareId } }

const { given } = deciderSpec(shareDecider)

it('is made once', () => {
  given().when({ type: 'make', made: plain.data }).yields(plain)
  given(plain).when({ type: 'make', made: plain.data }).refused('share/stale')
})

it('is opened while it is not revoked, and its count never goes down', () => {
  given().when({ type: 'open', opening: 1 }).refused('share/unknown')
  given(plain).when({ type: 'open', opening: 1 }).yields(opened(1))
  given(plain, opened(5)).when({ type: 'open', opening: 4 }).yields(opened(5))
  given(plain, revoked).when({ type: 'open', opening: 1 }).refused('share/revoked')
})

it('is revoked once, and takes its waiting mail back', () => {
  given().when({ type: 'revoke' }).refused('share/unknown')
  given(plain).when({ type: 'revoke' }).yields(revoked)
  given(plain, revoked).when({ type: 'revoke' }).refused('share/revoked')
  given(mailed).when({ type: 'revoke' }).yields(revoked, withdrawn)
  given(mailed, attempted).when({ type: 'revoke' }).yields(revoked, withdrawn)
})

it('does not complete a mail whose link was revoked on the way, but records the answer to a complete one', () => {
  given(mailed, attempted, revoked, withdrawn)
    .when({ type: 'hand-over', attempt: 1 })
    .refused('share/revoked')
  given(mailed, revoked, withdrawn).when({ type: 'attempt', attempt: 1 }).refused('share/revoked')
  given(mailed, attempted, handedOver).when({ type: 'revoke' }).yields(revoked)
  given(mailed, attempted, handedOver, revoked)
    .when({ type: 'accept', attempt: 1, answer: '250 OK' })
    .yields({ type: 'ShareMailAccepted', data: { shareId, attempt: 1, answer: '250 OK' } })
})

it('has one attempt at a time, each with its number', () => {
  given(plain).when({ type: 'attempt', attempt: 1 }).refused('share/stale')
  given(mailed).when({ type: 'attempt', attempt: 1 }).yields(attempted)
  given(mailed).when({ type: 'attempt', attempt: 2 }).refused('share/stale')
  given(mailed, attempted).when({ type: 'hand-over', attempt: 1 }).yields(handedOver)
  given(mailed, attempted, handedOver).when({ type: 'attempt', attempt: 2 }).refused('share/stale')
  given(mailed, attempted, handedOver)
    .when({ type: 'settle', attempt: 1 })
    .yields({ type: 'ShareMailUnconfirmed', data: { shareId, attempt: 1 } })
  given(mailed, attempted, handedOver)
    .when({ type: 'refuse', attempt: 1, answer: '451 Later', isFinal: false })
    .yields({ type: 'ShareMailRefused', data: { shareId, attempt: 1, answer: '451 Later', isFinal: false } })
})
