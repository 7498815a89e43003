/** What the signed-in person may do, by the roles in the endpoint table. The only place in the client that decides it. */
import { createContext, useContext } from 'react'
import { type Endpoint, isAllowed } from '#schema/core/endpoint'
import type { Role } from '#schema/core/roles'
import { useIsAsOf } from './use-is-as-of.ts'

/** Role of the signed-in person; null until the service has answered. A demo session is an owner. */
export const RoleContext = createContext<Role | null>('owner')

/** True while the business is being deleted, when it can be read but not changed. */
export const DeletingContext = createContext(false)

/** The part of an endpoint's row that says who may use it, and when. */
export type Allowed = Pick<Endpoint, 'roles' | 'hasReserve' | 'worksWhileDeleting'>

export const useRole = (): Role | null => useContext(RoleContext)

/** True if the role of the signed-in person includes the call; false until the role is known. */
export const useMay = (call: Allowed): boolean => {
  const role = useRole()
  return role !== null && isAllowed(call, role)
}

/** True if the business is being deleted, and the call would change it. */
export const useIsDeleting = ({ hasReserve, worksWhileDeleting }: Allowed): boolean =>
  useContext(DeletingContext) && !hasReserve && !worksWhileDeleting

/** True if the call can be made now: the role includes it, and no earlier moment is shown. */
export const useCanChange = (call: Allowed): boolean => {
  const may = useMay(call)
  return !useIsAsOf() && may
}
