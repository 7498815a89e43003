/** Says in a dialog that what was pressed came to nothing, for as long as that is so: the notice is soon gone. */
import classes from './FailureNote.module.css'
import { StatusMark } from './StatusMark.tsx'

type Props = { readonly children: string }

export const FailureNote = ({ children }: Props) => (
  <p className={classes.failure} role="alert">
    <StatusMark meaning="risk">{children}</StatusMark>
  </p>
)
