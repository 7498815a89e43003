/** Fields that can be saved; read-only while an earlier moment is shown. */
import type { ReactNode } from 'react'
import { useText } from '../../core/language.ts'
import { useIsAsOf } from '../../core/use-is-as-of.ts'
import { kitText } from '../../messages/en/kit.ts'
import classes from './MutationFields.module.css'

type Props = { readonly children: ReactNode }

export const MutationFields = ({ children }: Props) => {
  const isAsOf = useIsAsOf()
  const text = useText(kitText)
  return (
    <fieldset disabled={isAsOf} className={classes.fields}>
      {isAsOf && <p className={classes.reason}>{text.readOnly}</p>}
      {children}
    </fieldset>
  )
}
