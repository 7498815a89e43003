/** The content of a toast, shared by the plain and the full one. */
import type { ReactNode } from 'react'
import classes from './Toasts.module.css'

type Props = {
  readonly isDestructive: boolean
  /** Title and description. */
  readonly children: ReactNode
  /** Renders the close button around the cross. */
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
