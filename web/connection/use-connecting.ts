/** Connects an integration without keeping its secrets anywhere in the client. */
import type { SerializedError } from '@reduxjs/toolkit'
import type { Connection, IntegrationType, NewConnection } from '#schema/connection/connection'
import type { CallError } from '../core/api.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { connectionApi, useRemoveConnectionMutation } from './connection.api.ts'

type Setup = Readonly<Record<string, string>>
type Failure = CallError | SerializedError

/** The new connection, with its secret if its system can push sales; or the reason for a failure. */
type Connecting = { readonly error: Failure | undefined; readonly made?: NewConnection | undefined }

const { createConnection } = connectionApi.endpoints

/** True when the connection no longer exists. */
export const isMissing = (error: Failure): boolean => 'status' in error && error.status === 404

// Someone else changed it first (409), or the result is unknown: no answer (0) or an invalid one (-1).
const isOutdated = (error: Failure): boolean => 'status' in error && [409, 0, -1].includes(error.status)

/** Returns a function that removes a failed connection if given, then connects; resolves to the connection or the error. */
export const useConnecting = () => {
  const dispatch = useAppDispatch()
  const [remove] = useRemoveConnectionMutation()
  return async (
    type: IntegrationType,
    setupData: Setup,
    replaced: Connection | undefined,
  ): Promise<Connecting> => {
    if (replaced !== undefined) {
      const { error } = await remove({ connectionId: replaced.id })
      if (error !== undefined && !isMissing(error)) return { error }
    }
    // Untracked, so that the store does not keep the arguments.
    const { data, error } = await dispatch(createConnection.initiate({ type, setupData }, { track: false }))
    if (error !== undefined && isOutdated(error)) dispatch(connectionApi.util.invalidateTags(['connection']))
    return { error, made: data }
  }
}
