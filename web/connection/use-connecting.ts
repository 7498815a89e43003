/** Sends the setup of an integration; what was typed passes through and stays nowhere. */
import type { SerializedError } from '@reduxjs/toolkit'
import type { Connection, IntegrationType } from '#schema/connection/connection'
import type { CallError } from '../core/api.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { connectionApi, useRemoveConnectionMutation } from './connection.api.ts'

type Setup = Readonly<Record<string, string>>
type Failure = CallError | SerializedError

const { createConnection } = connectionApi.endpoints

/** Whether the connection was gone already. */
export const isMissing = (error: Failure): boolean => 'status' in error && error.status === 404

// Somebody else was faster (409), or nobody knows whether it was connected: no answer (0), a broken one (-1).
const isOutdated = (error: Failure): boolean => 'status' in error && [409, 0, -1].includes(error.status)

/** Connects, after removing the failed connection that it replaces; answers what went wrong. */
export const useConnecting = () => {
  const dispatch = useAppDispatch()
  const [remove] = useRemoveConnectionMutation()
  return async (
    type: IntegrationType,
    setupData: Setup,
    replaced: Connection | undefined,
  ): Promise<Failure | undefined> => {
    if (replaced !== undefined) {
      const { error } = await remove({ connectionId: replaced.id })
      if (error !== undefined && !isMissing(error)) return error
    }
    // Untracked: the store must not hold what a mutation was called with.
    const { error } = await dispatch(createConnection.initiate({ type, setupData }, { track: false }))
    if (error !== undefined && isOutdated(error)) dispatch(connectionApi.util.invalidateTags(['connection']))
    return error
  }
}
