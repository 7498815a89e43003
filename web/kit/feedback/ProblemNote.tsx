/** Says what failed and why, and offers to try again. */
import { Button } from '@blueprintjs/core'
import type { SerializedError } from '@reduxjs/toolkit'
import type { CallError } from '../../core/api.ts'
import { english, type TextOf, useText } from '../../core/language.ts'
import { kitText } from '../../messages/en/kit.ts'
import { StatusMark } from '../StatusMark.tsx'
import classes from './ProblemNote.module.css'

type Props = {
  /** What could not be done, as a sentence: `The advisories could not be loaded.` */
  readonly what: string
  readonly error: CallError | SerializedError | undefined
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

const reasonOf = (text: TextOf<typeof kitText>, error: Props['error']): string => {
  if (error === undefined || !('status' in error)) return text.clientError
  if (error.status === 0) return text.noResponse
  if (error.status === -2) return text.offline
  if (error.status === -3) return text.readOnly
  if (error.status === -1) return text.unreadableResponse
  if (error.status === 401) return text.sessionOver
  // A body from a proxy or a crash is not meant for users.
  return error.problem?.detail ?? text.respondedWith(error.status)
}

/** True if the service gave the reason, in English. */
const isOfService = (error: Props['error']): boolean =>
  error !== undefined &&
  'status' in error &&
  error.status > 0 &&
  error.status !== 401 &&
  error.problem !== undefined

export const ProblemNote = ({ what, error, onRetry, isRetrying = false }: Props) => {
  const text = useText(kitText)
  return (
    <div className={classes.note} role="alert">
      <StatusMark meaning="risk">{text.problem}</StatusMark>
      <p className={classes.what}>{what}</p>
      <p className={classes.why}>
        <span lang={isOfService(error) ? english : undefined}>{reasonOf(text, error)}</span>{' '}
        {text.nothingLost}
      </p>
      {onRetry && <Button text={text.tryAgain} onClick={onRetry} loading={isRetrying} />}
    </div>
  )
}
