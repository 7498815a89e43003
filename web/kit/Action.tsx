/** The large button of the public pages, which do without Blueprint: a link where it leads somewhere. */
import type { ReactNode } from 'react'
import classes from './Action.module.css'

type Props = {
  /** Where it leads; without it, it submits its form. */
  readonly href?: string
  readonly children: ReactNode
}

export const Action = ({ href, children }: Props) =>
  href === undefined ? (
    <button type="submit" className={classes.action}>
      {children}
    </button>
  ) : (
    <a href={href} className={classes.action}>
      {children}
    </a>
  )
