/** The large button of the public pages, which do without Blueprint: a link where it leads somewhere. */
import type { ReactNode } from 'react'
import classes from './Action.module.css'

type Props = {
  /** Where it leads; without it, it submits its form. */
  readonly href?: string
  /** A button that cannot be pressed yet. */
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

export const Action = ({ href, isDisabled = false, children }: Props) =>
  href === undefined ? (
    <button type="submit" disabled={isDisabled} className={classes.action}>
      {children}
    </button>
  ) : (
    <a href={href} className={classes.action}>
      {children}
    </a>
  )
