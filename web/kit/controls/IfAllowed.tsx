/** Way to a change, such as a link: left out if the person's role does not include the call, or at an earlier moment. */
import type { ReactNode } from 'react'
import { type Allowed, useCanChange } from '../../core/role.ts'

type Props = {
  /** Endpoint row of the call that the way leads to. */
  readonly call: Allowed
  readonly children: ReactNode
}

export const IfAllowed = ({ call, children }: Props) => useCanChange(call) && children
