/** Saves the focus: creates the first one, then updates it. */
import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import type { Focus, FocusFields } from '#schema/focus/focus'
import { api, type CallError, mayHaveBeenRecorded } from '../core/api.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useCreateFocusMutation, useUpdateFocusMutation } from './focus.api.ts'

type Failure = {
  readonly error: CallError | SerializedError
  /** The answer was lost or unreadable, so the change may have been recorded. */
  readonly isUnknown: boolean
}

// Since loading, a colleague created a first focus (409), or this one was deleted (404).
const isOutdated = (error: Failure['error']): boolean =>
  'status' in error && (error.status === 409 || error.status === 404)

/** The save function, and its last failure. */
export const useSaveFocus = (focus: Focus | null) => {
  const dispatch = useAppDispatch()
  const [create, creating] = useCreateFocusMutation()
  const [update, updating] = useUpdateFocusMutation()
  const [failure, setFailure] = useState<Failure | null>(null)

  /** Resolves to true when saved. */
  const save = async (fields: FocusFields): Promise<boolean> => {
    const { error } = await (focus === null ? create(fields) : update({ id: focus.id, ...fields }))
    setFailure(error ? { error, isUnknown: mayHaveBeenRecorded(error) } : null)
    if (!error) return true
    // biome-ignore lint/suspicious/noConsole: the error catalogue requires it for a failed save
    console.error('Focus not saved', error)
    // Refetch, so that the next attempt works on the current focus; the input stays on top.
    if (mayHaveBeenRecorded(error) || isOutdated(error)) dispatch(api.util.invalidateTags(['focus']))
    return false
  }
  return { save, failure, isSaving: creating.isLoading || updating.isLoading }
}
