/** Text for screen readers only: distinguishes links that look alike and get their meaning from what is beside them. */
import type { ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

type Props = { readonly children: ReactNode }

export const VisuallyHidden = ({ children }: Props) => (
  <span className={classes.visuallyHidden}>{children}</span>
)
