/** A lasting failure message in a dialog; a toast would disappear too soon. */

import { StatusMark } from '../StatusMark.tsx'
import classes from './FailureNote.module.css'

type Props = { readonly children: string }

export const FailureNote = ({ children }: Props) => (
  <p className={classes.failure} role="alert">
    <StatusMark meaning="risk">{children}</StatusMark>
  </p>
)
