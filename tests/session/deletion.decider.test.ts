import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { AccountId } from '#schema/people/people'
import { deletionDecider } from '../../service/session/deletion.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(deletionDecider)
const time = (text: string) => decodeOrThrow(IsoTime, text, 'time')
const accountId = decodeOrThrow(AccountId, 'a1', 'id')
const endsAt = time('2026-11-27T00:00:00.000Z')
const requested: AnyEvent = { type: 'WorkspaceDeletionRequested', data: { accountId, endsAt } }
const cancelled: AnyEvent = { type: 'WorkspaceDeletionCancelled', data: { accountId } }

it('is requested once: a second request does not lengthen the days of grace', () => {
  given().when({ type: 'request', accountId, endsAt }).yields(requested)
  given(requested)
    .when({ type: 'request', accountId, endsAt: time('2026-11-29T00:00:00.000Z') })
    .yields()
  given(requested, cancelled).when({ type: 'request', accountId, endsAt }).yields(requested)
})

it('is cancelled before the days of grace are over, and not after', () => {
  const cancel = (now: string) => ({ type: 'cancel' as const, accountId, now })
  given(requested).when(cancel('2026-11-26T23:59:59.999Z')).yields(cancelled)
  given(requested).when(cancel(endsAt)).refused('session/deleted')
  given().when(cancel(endsAt)).yields()
})
