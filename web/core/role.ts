/** What the signed-in person may do, by the roles in the endpoint table. The only place in the client that decides it. */
import { createContext, useContext } from 'react'
import { type Endpoint, isAllowed } from '#schema/core/endpoint'
import type { Role } from '#schema/core/roles'
import { useIsAsOf } from './use-is-as-of.ts'

/** Role of the signed-in person; null until the service has answered. A demo session is an owner. */
export const RoleContext = createContext<Role | null>('owner')

/** The part of an endpoint's row that says who may use it. */
export type Allowed = Pick<Endpoint, 'roles'>

export const useRole = (): Role | null => useContext(RoleContext)

/** True if the role of the signed-in person includes the call; false until the role is known. */
export const useMay = (call: Allowed): boolean => {
  const role = useRole()
  return role !== null && isAllowed(call, role)
}

/** True if the call can be made now: the role includes it, and no earlier moment is shown. */
export const useCanChange = (call: Allowed): boolean => {
  const may = useMay(call)
  return !useIsAsOf() && may
}
