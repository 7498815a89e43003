/** Decides whether the session of a call may make it: by default not. */
import { subMinutes } from 'date-fns'
import { type Endpoint, isAllowed, isChanging } from '#schema/core/endpoint'
import { conflict, type Problem } from '#schema/core/problem'
import type { Role } from '#schema/core/roles'
import type { SessionInfo } from '../runtime/service.ts'

/** Refusal of a call without a valid session. */
export const unauthenticated: Problem = {
  kind: 'unauthenticated',
  code: 'session/required',
  detail: 'This needs an open session. Nothing was recorded. Sign in and try again.',
}

const forbiddenFor = (role: Role): Problem => ({
  kind: 'role',
  code: 'role',
  detail: `The role ${role} does not include this. Nothing was recorded. An owner can change roles.`,
})

/** Refusal of a session that was opened without a passkey, where the business asks for one. */
export const needsPasskey: Problem = {
  kind: 'proof',
  code: 'session/passkey',
  detail:
    'People in this business sign in with a passkey. Nothing was recorded. Use yours, or add one, and try again.',
}

/** Minutes after a proof of identity during which sensitive calls need no other, and calls that change keys. */
export const proofMinutes = 30
const keyMinutes = 5

/** Refusal of a session without a recent proof of identity. */
export const needsProof = (minutes: number): Problem => ({
  kind: 'proof',
  code: 'session/proof',
  detail: `This needs a sign-in from the last ${minutes} minutes. Nothing was recorded. Sign in again, then repeat the request.`,
})

/** Refusal of calls about people in a demo. */
export const noPeople = conflict('people/demo', 'A demo has no people of its own. Nothing was recorded.')

/** Why a session may not make sensitive calls: it is a demo, or the last proof of identity is too old. */
export const proofRefusalOf = (row: Endpoint, session: SessionInfo, now: Date): Problem | undefined => {
  if (!row.isSensitive) return undefined
  const { accountId, provedAt } = session
  if (accountId === undefined) return row.isSensitive === 'in-account' ? undefined : noPeople
  const minutes = row.isSensitive === 'keys' ? keyMinutes : proofMinutes
  return provedAt !== undefined && provedAt >= subMinutes(now, minutes).toISOString()
    ? undefined
    : needsProof(minutes)
}

/** Why a session may not change a business that is being deleted; undefined if it may. */
export const deletionRefusalOf = (row: Endpoint, { deletesAt }: SessionInfo): Problem | undefined =>
  deletesAt === undefined || !isChanging(row) || row.hasReserve || row.worksWhileDeleting
    ? undefined
    : conflict(
        'session/deleting',
        'This business is being deleted, so it can be read but not changed. Nothing was recorded. An owner can cancel the deletion on the People screen.',
      )

/** Why a call that needs a session is refused: there is none, it lacks the passkey that the business asks for, or its role is not listed in the row. */
export const refusalOf = (row: Endpoint, session: SessionInfo | undefined): Problem | undefined => {
  if (session === undefined) return unauthenticated
  if (session.needsPasskey && !row.worksWithoutPasskey) return needsPasskey
  return isAllowed(row, session.role) ? undefined : forbiddenFor(session.role)
}
