/** Says in a dialog that what was pressed came to nothing, for as long as that is so: the notice is soon gone. */

import { StatusMark } from '../StatusMark.tsx'
import classes from './FailureNote.module.css'

type Props = { readonly children: string }

export const FailureNote = ({ children }: Props) => (
  <p className={classes.failure} role="alert">
    <StatusMark meaning="risk">{children}</StatusMark>
  </p>
)
