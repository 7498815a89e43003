/** Fields of a form that saves through `call`; read-only, with the reason, while that call is unavailable. */
import type { ReactNode } from 'react'
import type { Allowed } from '../../core/role.ts'
import classes from './MutationFields.module.css'
import { useBlocked } from './use-blocked.ts'

type Props = {
  /** Endpoint row of the saving call. */
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
