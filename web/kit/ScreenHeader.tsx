/** The header of a screen: its only h1, a sentence below it, and the actions. */
import type { ReactNode } from 'react'
import classes from './ScreenHeader.module.css'

export type ScreenHeaderProps = {
  /** The h1. */
  readonly title: ReactNode
  /** A quiet line above the title: a date or a place. */
  readonly eyebrow?: ReactNode
  /** The main point of the screen in a sentence or two. */
  readonly standfirst?: ReactNode
  /** Sets the standfirst in serif, for screens that open with news. */
  readonly isLead?: boolean
  /** Controls on the right. */
  readonly actions?: ReactNode
}

export const ScreenHeader = ({ title, eyebrow, standfirst, isLead = false, actions }: ScreenHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.text}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {standfirst && <p className={isLead ? classes.lead : classes.standfirst}>{standfirst}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)
