/** Saves the focus: sets it where there is none, changes it where there is one. */
import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import type { Focus, FocusFields } from '#schema/focus/focus'
import { api, type CallError, mayBeOnRecord } from '../core/api.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useCreateFocusMutation, useUpdateFocusMutation } from './focus.api.ts'

/** Why nothing was saved, or why nobody knows. */
type Failure = {
  readonly error: CallError | SerializedError
  /** No answer came, or none that can be read: the change may have been made all the same. */
  readonly isUnknown: boolean
}

// A colleague set a first focus (409), or this one is gone (404), since it was loaded.
const isOutdated = (error: Failure['error']): boolean =>
  'status' in error && (error.status === 409 || error.status === 404)

/** How to save, and what came of it. */
export const useSaveFocus = (focus: Focus | null) => {
  const dispatch = useAppDispatch()
  const [create, creating] = useCreateFocusMutation()
  const [update, updating] = useUpdateFocusMutation()
  const [failure, setFailure] = useState<Failure | null>(null)

  /** True where it was saved. */
  const save = async (fields: FocusFields): Promise<boolean> => {
    const { error } = await (focus === null ? create(fields) : update({ id: focus.id, ...fields }))
    setFailure(error ? { error, isUnknown: mayBeOnRecord(error) } : null)
    if (!error) return true
    // biome-ignore lint/suspicious/noConsole: the error catalogue wants a failed save in the console
    console.error('Focus not saved', error)
    // The next try is made on what there is now; what was typed lies over it.
    if (mayBeOnRecord(error) || isOutdated(error)) dispatch(api.util.invalidateTags(['focus']))
    return false
  }
  return { save, failure, isSaving: creating.isLoading || updating.isLoading }
}
