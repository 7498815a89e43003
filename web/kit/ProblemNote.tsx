/** Says what failed, that nothing was lost, and offers the one thing to do next. */
import { Button } from '@blueprintjs/core'
import type { SerializedError } from '@reduxjs/toolkit'
import type { CallError } from '../core/api.ts'
import classes from './ProblemNote.module.css'
import { StatusMark } from './StatusMark.tsx'

type Props = {
  /** What could not be done, as a sentence: `The advisories could not be loaded.` */
  readonly what: string
  /** The failed call. */
  readonly error: CallError | SerializedError | undefined
  /** Tries again. */
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

const reasonOf = (error: Props['error']): string => {
  if (error === undefined || !('status' in error)) return 'Something went wrong in this window.'
  if (error.status === 0) return 'No answer came. Check the connection.'
  if (error.status === -1) return 'The answer did not have the agreed form.'
  if (error.status === 401) return 'The session has ended.'
  // What a proxy or a crash answers in our place is not for reading.
  return error.problem?.detail ?? `The service answered ${error.status}.`
}

export const ProblemNote = ({ what, error, onRetry, isRetrying = false }: Props) => (
  <div className={classes.note} role="alert">
    <StatusMark meaning="risk">Problem</StatusMark>
    <p className={classes.what}>{what}</p>
    <p className={classes.why}>{reasonOf(error)} Nothing was lost.</p>
    {onRetry && <Button text="Try again" onClick={onRetry} loading={isRetrying} />}
  </div>
)
