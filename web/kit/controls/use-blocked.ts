/** Reason why a control is unavailable. */

import { useText } from '../../core/language.ts'
import { type Allowed, useIsDeleting, useMay, useRole } from '../../core/role.ts'
import { useIsAsOf } from '../../core/use-is-as-of.ts'
import { kitText } from '../../messages/en/kit.ts'

/**
 * The reason in words: an earlier moment is shown, the business is being deleted, or the person's role does not include the
 * call. Empty while the role is unknown.
 */
export const useBlocked = (call: Allowed): string | undefined => {
  const text = useText(kitText)
  const role = useRole()
  const may = useMay(call)
  const isAsOf = useIsAsOf()
  const isDeleting = useIsDeleting(call)
  if (!may) return role === null ? '' : text.notInRole(role)
  if (isAsOf) return text.readOnly
  return isDeleting ? text.beingDeleted : undefined
}
