/** Fields that can be saved; read-only, with the reason, while the call that saves them cannot be made. */
import type { ReactNode } from 'react'
import type { Allowed } from '../../core/role.ts'
import classes from './MutationFields.module.css'
import { useBlocked } from './use-blocked.ts'

type Props = {
  /** Row of the call that saves them, in the endpoint table. */
  readonly call: Allowed
  readonly children: ReactNode
}

export const MutationFields = ({ call, children }: Props) => {
  const reason = useBlocked(call)
  return (
    <fieldset disabled={reason !== undefined} className={classes.fields}>
      {reason && <p className={classes.reason}>{reason}</p>}
      {children}
    </fieldset>
  )
}
