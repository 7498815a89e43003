/** Roles of people in a workspace, and which of them may use an endpoint. */
import { oneOf } from './scalars.ts'

export const roles = ['owner', 'executive', 'adviser', 'auditor'] as const
export const Role = oneOf(...roles)
export type Role = (typeof roles)[number]

/** Who may use an endpoint; `anyone` needs no session. */
export type Access = 'anyone' | readonly [Role, ...Role[]]

/** Read the records of the workspace. */
export const readers = roles
/** Ask questions, and write briefs and memos. */
export const writers = ['owner', 'executive', 'adviser'] as const satisfies Access
/** Decide for the business, and connect its systems. */
export const deciders = ['owner', 'executive'] as const satisfies Access
/** People, keys and erasing. */
export const owners = ['owner'] as const satisfies Access
/** Export records from the product, and reveal identifiers; both are recorded as events. */
export const exporters = ['owner', 'executive', 'auditor'] as const satisfies Access
