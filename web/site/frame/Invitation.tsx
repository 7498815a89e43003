/** The end of a page: one sentence, and the way in. */
import { type ReactNode, useId } from 'react'
import classes from './Invitation.module.css'

type Props = {
  readonly title: string
  readonly text: string
  /** The one button; a second thing to do may follow it as a link. */
  readonly children: ReactNode
}

export const Invitation = ({ title, text, children }: Props) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes.invitation}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={classes.actions}>{children}</div>
    </section>
  )
}
