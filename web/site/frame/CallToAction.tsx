/** Closing call to action of a page. */
import { type ReactNode, useId } from 'react'
import classes from './CallToAction.module.css'

type Props = {
  readonly title: string
  readonly text: string
  /** The button; a link with a second option may follow. */
  readonly children: ReactNode
}

export const CallToAction = ({ title, text, children }: Props) => {
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
