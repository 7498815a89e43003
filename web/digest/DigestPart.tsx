/** A part of the digest, separated by a rule, with its heading and a mark beside it. */
import { type ReactNode, useId } from 'react'
import classes from './DigestScreen.module.css'

type Props = {
  readonly title: ReactNode
  readonly mark?: ReactNode
  /** Adds a 2 px ink rule at the top: only on the decision. */
  readonly isLeading?: boolean
  readonly children: ReactNode
}

export const DigestPart = ({ title, mark, isLeading = false, children }: Props) => {
  const id = useId()
  return (
    <section className={isLeading ? classes.leading : classes.part} aria-labelledby={id}>
      <div className={classes.heading}>
        <h2 id={id}>{title}</h2>
        {mark}
      </div>
      {children}
    </section>
  )
}
