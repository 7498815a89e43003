/** The large button of the public pages, which load no Blueprint; a link when it has an address. */
import type { ReactNode } from 'react'
import classes from './Action.module.css'

type Props = {
  /** Address; without it, the button submits its form. */
  readonly href?: string
  /** Disabled for now. */
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
