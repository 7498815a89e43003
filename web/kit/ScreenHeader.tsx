/** The head of a screen: its one h1, a sentence under it, and what can be done. */
import type { ReactNode } from 'react'
import classes from './ScreenHeader.module.css'

/** What a screen says at its head. */
export type ScreenHeaderProps = {
  /** The h1. */
  readonly title: ReactNode
  /** A quiet line above the title: a date, a place. */
  readonly eyebrow?: ReactNode
  /** What the screen has to say in a sentence or two. */
  readonly standfirst?: ReactNode
  /** Sets the standfirst in serif, for a screen that opens with news. */
  readonly isLead?: boolean
  /** Controls at the right end. */
  readonly actions?: ReactNode
}

export const ScreenHeader = ({ title, eyebrow, standfirst, isLead = false, actions }: ScreenHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.words}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {standfirst && <p className={isLead ? classes.lead : classes.standfirst}>{standfirst}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)
