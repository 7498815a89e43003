/** Error text for a change that failed before sign-in. */
import type { SerializedError } from '@reduxjs/toolkit'
import { type CallError, mayHaveBeenRecorded } from '../../core/api.ts'
import { textOf } from '../../core/language.ts'
import { setupText } from '../../messages/entry/setup.ts'

/** `notDone` receives the reason; `mayBeDone` is for a lost answer. */
export const failureText = (
  error: CallError | SerializedError,
  notDone: (why: string) => string,
  mayBeDone: string,
): string => {
  const text = textOf(setupText)
  if (mayHaveBeenRecorded(error)) return mayBeDone
  if ('status' in error && error.status === -2) return notDone(text.offline)
  return notDone(('problem' in error && error.problem?.detail) || text.tryLater)
}
