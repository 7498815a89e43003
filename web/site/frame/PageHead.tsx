/** The opening of an inner page: its one h1, and the sentence that says what the page is for. */
import type { ReactNode } from 'react'
import classes from './PageHead.module.css'

type Props = {
  readonly title: string
  readonly lead: string
  /** The one button, or a figure that belongs to the opening. */
  readonly children?: ReactNode
}

export const PageHead = ({ title, lead, children }: Props) => (
  <header className={classes.head}>
    <h1>{title}</h1>
    <p className={classes.lead}>{lead}</p>
    {children}
  </header>
)
