/** A titled group of fields. */
import { type ReactNode, useId } from 'react'
import classes from './EarlyAccess.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

export const FormSection = ({ title, children }: Props) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  )
}
