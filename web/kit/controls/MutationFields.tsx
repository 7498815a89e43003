/** Fields whose content can be saved: at an earlier moment they show it, and take nothing. */
import type { ReactNode } from 'react'
import { useText } from '../../core/language.ts'
import { useIsAsOf } from '../../core/use-is-as-of.ts'
import { kitText } from '../../messages/en/kit.ts'
import classes from './MutationFields.module.css'

type Props = { readonly children: ReactNode }

export const MutationFields = ({ children }: Props) => {
  const isPast = useIsAsOf()
  const text = useText(kitText)
  return (
    <fieldset disabled={isPast} className={classes.fields}>
      {isPast && <p className={classes.reason}>{text.readOnly}</p>}
      {children}
    </fieldset>
  )
}
