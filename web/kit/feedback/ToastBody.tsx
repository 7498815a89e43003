/** What a toast looks like inside, whoever brings it to the screen. */
import type { ReactNode } from 'react'
import classes from './Toasts.module.css'

type Props = {
  readonly isDestructive: boolean
  /** Title and description. */
  readonly children: ReactNode
  /** The button that takes it away; it gets the cross. */
  readonly close: (cross: ReactNode) => ReactNode
}

const cross = (
  <svg viewBox="0 0 12 12" width="12" height="12" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="m2 2 8 8M10 2l-8 8" />
  </svg>
)

export const ToastBody = ({ isDestructive, children, close }: Props) => (
  <>
    {isDestructive && <span className={classes.diamond} aria-hidden="true" />}
    <div>{children}</div>
    {close(cross)}
  </>
)
