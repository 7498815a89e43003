/** Says that the service does not answer, and that this signs nobody out. */
import { Button } from '@blueprintjs/core'
import { StatusMark } from '../kit/StatusMark.tsx'
import classes from './ConnectionNote.module.css'

type Props = { readonly onRetry: () => void; readonly isRetrying: boolean }

export const ConnectionNote = ({ onRetry, isRetrying }: Props) => (
  <div className={classes.note} role="alert">
    <StatusMark meaning="attention">No connection</StatusMark>
    <p>Jarvin cannot be reached just now. You are still signed in and nothing was lost.</p>
    <Button size="small" text="Try again" onClick={onRetry} loading={isRetrying} />
  </div>
)
