/** Rules of a workspace's members and invitations; they share one stream, because the last owner must stay. */
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import type { Period } from '#schema/core/period'
import { conflict, invalid, missing, type Problem } from '#schema/core/problem'
import type { Role } from '#schema/core/roles'
import type { IsoDate, IsoTime } from '#schema/core/scalars'
import type { EventNamed, SliceEvent } from '#schema/events'
import { type AccountId, endFault, type InvitationId, periodFault } from '#schema/people/people'
import { canonicalJson } from '../event-store/chain.ts'
import type { Decider } from '../event-store/decider.ts'

/** Chosen last day of access and period, and the moments at which those days start or end. */
type End = {
  readonly until?: IsoDate
  readonly endsAt?: IsoTime
  readonly period?: Period
  readonly seesFrom?: IsoTime
  readonly seesBefore?: IsoTime
}

/**
 * `begins` is the start of the business's record; omitted if there is no period. `now` decides whether an
 * invitation or a membership has expired; there is no other clock.
 */
export type MembersCommand =
  | ({
      readonly type: 'invite'
      readonly now: string
      /** The owner who invites; undefined for the operator. */
      readonly by?: AccountId
      readonly begins?: string
    } & EventNamed<'PersonInvited'>['data'])
  | { readonly type: 'withdraw'; readonly invitationId: InvitationId }
  | {
      readonly type: 'accept'
      readonly now: string
      readonly invitationId: InvitationId
      readonly accountId: AccountId
      readonly person: Sealed
    }
  | ({
      readonly type: 'change'
      readonly now: string
      readonly begins?: string
      readonly accountId: AccountId
      readonly role: Role
    } & End)
  // A business that is being deleted no longer needs an owner. `isErasing`: the person's data is erased next.
  | {
      readonly type: 'end'
      readonly accountId: AccountId
      readonly isDeleting?: boolean
      readonly isErasing?: boolean
    }

/** Current members and open invitations. */
export type MembersState = {
  readonly members: { readonly [accountId: string]: { readonly role: Role } & End }
  readonly invitations: {
    readonly [id: string]: { readonly role: Role; readonly expiresAt: IsoTime } & End
  }
}

const unknownMember = missing('people/member', 'accountId', 'There is no such member.')

/** One refusal for used, withdrawn, expired and invented invitations, which must be indistinguishable. */
export const unknownInvitation: Problem = missing(
  'people/invitation',
  'token',
  'This invitation was used, withdrawn or has expired. Ask the owner for a new one.',
)

const lastOwner = conflict(
  'people/last-owner',
  'A workspace needs an owner, and this is the last one. Nothing was recorded. Make somebody else an owner first.',
)

const isLastOwner = ({ members }: MembersState, accountId: string): boolean =>
  members[accountId]?.role === 'owner' &&
  Object.values(members).filter(({ role }) => role === 'owner').length === 1

const faultOf = (
  role: Role,
  { until, endsAt, period, seesBefore }: End,
  { now, begins }: { readonly now: string; readonly begins?: string },
): Problem | undefined => {
  const fault = endFault(role, until)
  if (fault !== undefined) return invalid([{ field: 'until', message: fault }])
  const wrong = periodFault(role, period)
  if (wrong !== undefined) return invalid([{ field: 'period', message: wrong }])
  // Such a period would show nothing.
  if (seesBefore !== undefined && begins !== undefined && seesBefore <= begins)
    return invalid([{ field: 'period', message: 'must not end before the record of this business begins' }])
  return endsAt !== undefined && endsAt <= now
    ? invalid([{ field: 'until', message: 'must be today or later' }])
    : undefined
}

const endOf = ({ until, endsAt, period, seesFrom, seesBefore }: End): End => ({
  ...(until && endsAt ? { until, endsAt } : {}),
  ...(period && seesFrom && seesBefore ? { period, seesFrom, seesBefore } : {}),
})

type Decision = E.Either<Problem, readonly SliceEvent<'people'>[]>

const accept = (
  { invitationId, accountId, person, now }: Extract<MembersCommand, { type: 'accept' }>,
  { invitations, members }: MembersState,
): Decision => {
  const open = invitations[invitationId]
  if (open === undefined || open.expiresAt <= now) return E.left(unknownInvitation)
  const { role } = open
  const accepted = { type: 'InvitationAccepted', data: { invitationId, accountId } } as const
  const data = { accountId, role, ...endOf(open) }
  // An invitation never removes ownership; otherwise the last owner could be lost.
  if (members[accountId]?.role === 'owner') return E.right([accepted])
  return E.right([
    accepted,
    members[accountId]
      ? { type: 'MemberChanged', data }
      : { type: 'MemberJoined', data: { ...data, person } },
  ])
}

export const membersDecider: Decider<'people', MembersCommand, MembersState> = {
  slice: 'people',
  initial: { members: {}, invitations: {} },
  evolve: (state, event) => {
    if (event.type === 'PersonInvited') {
      const { invitationId, role, expiresAt, until, endsAt, period, seesFrom, seesBefore } = event.data
      const invitation = {
        role,
        expiresAt,
        ...(until && endsAt ? { until, endsAt } : {}),
        ...(period && seesFrom && seesBefore ? { period, seesFrom, seesBefore } : {}),
      }
      return { ...state, invitations: { ...state.invitations, [invitationId]: invitation } }
    }
    if (event.type === 'InvitationWithdrawn' || event.type === 'InvitationAccepted') {
      const { [event.data.invitationId]: _, ...invitations } = state.invitations
      return { ...state, invitations }
    }
    if (event.type === 'MemberJoined' || event.type === 'MemberChanged') {
      const { accountId, role, until, endsAt, period, seesFrom, seesBefore } = event.data
      const member = {
        role,
        ...(until && endsAt ? { until, endsAt } : {}),
        ...(period && seesFrom && seesBefore ? { period, seesFrom, seesBefore } : {}),
      }
      return { ...state, members: { ...state.members, [accountId]: member } }
    }
    if (event.type === 'MemberEnded') {
      const { [event.data.accountId]: _, ...members } = state.members
      return { ...state, members }
    }
    return state
  },
  decide: (command, state) => {
    if (command.type === 'invite') {
      const { type: _, now: __, begins: ___, by, ...data } = command
      // Removed meanwhile: the invitation could be their way back.
      if (by !== undefined && state.members[by]?.role !== 'owner') return E.left(unknownMember)
      const fault = faultOf(command.role, command, command)
      return fault ? E.left(fault) : E.right([{ type: 'PersonInvited', data }])
    }
    if (command.type === 'withdraw') {
      const { invitationId } = command
      return state.invitations[invitationId]
        ? E.right([{ type: 'InvitationWithdrawn', data: { invitationId } }])
        : E.left(missing('people/invitation', 'invitationId', 'There is no such invitation.'))
    }
    if (command.type === 'accept') return accept(command, state)
    const { accountId } = command
    const member = state.members[accountId]
    if (member === undefined) return E.left(unknownMember)
    if (command.type === 'end')
      return isLastOwner(state, accountId) && command.isDeleting !== true
        ? E.left(lastOwner)
        : E.right([
            { type: 'MemberEnded', data: { accountId, ...(command.isErasing ? { isErasing: true } : {}) } },
          ])
    const { role } = command
    const fault = faultOf(role, command, command)
    if (fault) return E.left(fault)
    if (role !== 'owner' && isLastOwner(state, accountId)) return E.left(lastOwner)
    const changed = { role, ...endOf(command) }
    if (canonicalJson(member) === canonicalJson(changed)) return E.right([])
    return E.right([{ type: 'MemberChanged', data: { accountId, ...changed } }])
  },
}
