/** The rules of members and invitations, whatever the calls before them check. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { AccountId, InvitationId } from '#schema/people/people'
import { type MembersState, membersDecider } from '../../service/people/members.decider.ts'
import { isOpenLink, setupDecider } from '../../service/people/setup.decider.ts'
import { fixedMoment, fixedSources } from '../core/sources.ts'

const { nextId } = fixedSources()
const invitationId = decodeOrThrow(InvitationId, nextId(fixedMoment), 'An id')
const accountId = decodeOrThrow(AccountId, nextId(fixedMoment), 'An id')
const expiresAt = decodeOrThrow(IsoTime, '2026-11-23T00:00:00.000Z', 'A time')
const person = { subject: `person-${accountId}`, box: 'sealed' }

const invited: MembersState = { members: {}, invitations: { [invitationId]: { role: 'adviser', expiresAt } } }
const accept = (now: string) => ({ type: 'accept', now, invitationId, accountId, person }) as const

it('an invitation is over at the moment at which it expires', () => {
  expect(membersDecider.decide(accept('2026-11-22T23:59:59.999Z'), invited)).toMatchObject({
    right: [{ type: 'InvitationAccepted' }, { type: 'MemberJoined', data: { role: 'adviser' } }],
  })
  expect(membersDecider.decide(accept(expiresAt), invited)).toMatchObject({
    left: { code: 'people/invitation' },
  })
})

it('an owner who accepts an invitation to less stays an owner', () => {
  const state: MembersState = { ...invited, members: { [accountId]: { role: 'owner' } } }
  expect(membersDecider.decide(accept('2026-11-22T00:00:00.000Z'), state)).toMatchObject({
    right: [{ type: 'InvitationAccepted' }],
  })
})

it('somebody who is no owner any more invites nobody', () => {
  const now = '2026-11-22T00:00:00.000Z'
  const invite = {
    type: 'invite',
    now,
    by: accountId,
    invitationId,
    tokenHash: '',
    person,
    role: 'owner',
    expiresAt,
  } as const
  const stateOf = (role: 'owner' | 'adviser'): MembersState => ({
    invitations: {},
    members: { [accountId]: { role } },
  })
  expect(membersDecider.decide(invite, stateOf('owner'))).toMatchObject({
    right: [{ type: 'PersonInvited' }],
  })
  for (const state of [stateOf('adviser'), { ...invited, invitations: {} }])
    expect(membersDecider.decide(invite, state)).toMatchObject({ left: { code: 'people/member' } })
  const { by: _, ...byOperator } = invite
  expect(membersDecider.decide(byOperator, stateOf('adviser'))).toMatchObject({
    right: [{ type: 'PersonInvited' }],
  })
})

it('the last owner neither leaves nor becomes anything else', () => {
  const state: MembersState = { invitations: {}, members: { [accountId]: { role: 'owner' } } }
  const now = '2026-11-22T00:00:00.000Z'
  for (const command of [
    { type: 'end', accountId },
    { type: 'change', now, accountId, role: 'executive' },
  ] as const)
    expect(membersDecider.decide(command, state)).toMatchObject({ left: { code: 'people/last-owner' } })
})

it('a setup link is issued again after its use only once no business is left, works once, and has an end', () => {
  const done = { tokenHash: null, expiresAt: null }
  const issue = { type: 'issue', tokenHash: 'a', expiresAt } as const
  expect(setupDecider.decide({ ...issue, isEmpty: false }, done)).toMatchObject({ right: [] })
  expect(setupDecider.decide({ ...issue, isEmpty: true }, done)).toMatchObject({
    right: [{ type: 'SetupLinkIssued', data: { tokenHash: 'a', expiresAt } }],
  })
  const open = { tokenHash: 'a', expiresAt }
  expect(isOpenLink(open, 'a', '2026-11-22T23:59:59.999Z')).toBe(true)
  expect(isOpenLink(open, 'a', expiresAt)).toBe(false)
  expect(isOpenLink(open, 'b', '2026-11-22T23:59:59.999Z')).toBe(false)
  // A link from before links expired.
  expect(isOpenLink({ ...open, expiresAt: null }, 'a', expiresAt)).toBe(true)
  expect(isOpenLink(done, 'a', expiresAt)).toBe(false)
})
