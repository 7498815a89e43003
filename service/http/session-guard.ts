/** Decides whether the session of a call may make it: by default not. */
import { type Endpoint, isAllowed } from '#schema/core/endpoint'
import type { Problem } from '#schema/core/problem'
import type { Role } from '#schema/core/roles'
import type { SessionInfo } from '../runtime/service.ts'

const unauthenticated: Problem = {
  kind: 'unauthenticated',
  code: 'session/required',
  detail: 'This needs an open session. Nothing was recorded. Sign in and try again.',
}

const forbiddenFor = (role: Role): Problem => ({
  kind: 'role',
  code: 'role',
  detail: `The role ${role} does not include this. Nothing was recorded. An owner can change roles.`,
})

/** Why a call that needs a session is refused: there is none, or its role is not listed in the row. */
export const refusalOf = (row: Endpoint, session: SessionInfo | undefined): Problem | undefined => {
  if (session === undefined) return unauthenticated
  return isAllowed(row, session.role) ? undefined : forbiddenFor(session.role)
}
