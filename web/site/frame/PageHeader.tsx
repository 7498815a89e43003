/** Head of an inner page: its only h1 and a sentence on what the page is for. */
import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

type Props = {
  readonly title: string
  readonly lead: string
  /** A button, or a figure that belongs to the head. */
  readonly children?: ReactNode
}

export const PageHeader = ({ title, lead, children }: Props) => (
  <header className={classes.header}>
    <h1>{title}</h1>
    <p className={classes.lead}>{lead}</p>
    {children}
  </header>
)
