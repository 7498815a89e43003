import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import type { Role } from '#schema/core/roles'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { AccountId, InvitationId } from '#schema/people/people'
import { type MembersCommand, membersDecider } from '../../service/people/members.decider.ts'
import { peopleProjection } from '../../service/people/people.projection.ts'
import { joinProjections } from '../../service/read-models/projection.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(membersDecider)
const time = (text: string) => decodeOrThrow(IsoTime, `${text}:00.000Z`, 'time')
const day = (text: string) => decodeOrThrow(IsoDate, text, 'day')
const invitationId = decodeOrThrow(InvitationId, 'i1', 'id')
const accountId = decodeOrThrow(AccountId, 'a1', 'id')
const person = decodeOrThrow(Sealed, { subject: 's', box: 'AAAA' }, 'sealed')
const auditor: Role = 'auditor'
const now = '2026-11-20T00:00:00.000Z'
const begins = '2026-07-01T00:00:00.000Z'

const until = { until: day('2026-12-31'), endsAt: time('2026-12-31T14:00') }
const period = {
  period: { from: day('2026-07-01'), to: day('2026-09-30') },
  seesFrom: time('2026-06-30T14:00'),
  seesBefore: time('2026-09-30T14:00'),
}
const data = {
  invitationId,
  tokenHash: 'ab'.repeat(32),
  person,
  role: auditor,
  expiresAt: time('2026-11-23T00:00'),
  ...until,
}
const invite: Extract<MembersCommand, { type: 'invite' }> = { type: 'invite', now, begins, ...data }
const joined: AnyEvent = {
  type: 'MemberJoined',
  data: { accountId, person, role: 'auditor', ...until, ...period },
}

it('gives an auditor a period, which the invitation passes on', () => {
  given()
    .when({ ...invite, ...period })
    .yields({ type: 'PersonInvited', data: { ...data, ...period } })
  given({ type: 'PersonInvited', data: { ...data, ...period } })
    .when({ type: 'accept', now, invitationId, accountId, person })
    .yields({ type: 'InvitationAccepted', data: { invitationId, accountId } }, joined)
})

it('refuses a period to other roles, one that ends before it begins, and one before the record', () => {
  const { until: _, endsAt: __, ...open } = invite
  given()
    .when({ ...open, role: 'adviser', ...period })
    .refused('invalid')
  given()
    .when({ ...invite, ...period, period: { from: day('2026-09-30'), to: day('2026-07-01') } })
    .refused('invalid')
  given()
    .when({ ...invite, ...period, seesBefore: time('2026-06-30T14:00') })
    .refused('invalid')
})

it('records a change of the period, and nothing if it is the same', () => {
  const change = { type: 'change' as const, now, begins, accountId, role: auditor, ...until }
  given(joined)
    .when({ ...change, ...period })
    .yields()
  given(joined)
    .when(change)
    .yields({ type: 'MemberChanged', data: { accountId, role: 'auditor', ...until } })
})

it('keeps the period in the row of the member', () => {
  const [change] = joinProjections([peopleProjection])({ ...joined, recordedAt: now, position: 3 })
  expect(change?.row).toMatchObject({
    period_from: '2026-07-01',
    period_to: '2026-09-30',
    sees_from: period.seesFrom,
    sees_before: period.seesBefore,
  })
})
