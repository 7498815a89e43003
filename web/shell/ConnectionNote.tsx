/** Says that the session check got no answer, and that only an answer can sign anybody out. */
import { Button } from '@blueprintjs/core'
import { StatusMark } from '../kit/StatusMark.tsx'
import classes from './ConnectionNote.module.css'

type Props = { readonly onRetry: () => void; readonly isRetrying: boolean }

export const ConnectionNote = ({ onRetry, isRetrying }: Props) => (
  <div className={classes.note} role="alert">
    <StatusMark meaning="attention">No answer</StatusMark>
    <p>Jarvin cannot be reached just now. You are still signed in here, and nothing was lost.</p>
    <Button size="small" text="Try again" onClick={onRetry} loading={isRetrying} />
  </div>
)
