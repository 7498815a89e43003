/** Rules of an integration type: it has at most one connection, which can be removed. */

import {
  type Connection,
  type ConnectionId,
  type IntegrationType,
  integrations,
  type SetupKey,
} from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { Decider } from '../event-store/decider.ts'

/** Commands to an integration type. */
export type ConnectionCommand =
  | {
      readonly type: 'create'
      readonly connectionId: ConnectionId
      readonly integration: IntegrationType
      readonly setupKeys: readonly SetupKey[]
      readonly setup: Sealed
    }
  | { readonly type: 'remove'; readonly connectionId: ConnectionId }

/** The current connection of the type; null while there is none. */
export type ConnectionState = Connection | null

export const connectionDecider: Decider<'connection', ConnectionCommand, ConnectionState> = {
  slice: 'connection',
  initial: null,
  evolve: (state, event) => {
    const at = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
    switch (event.type) {
      case 'ConnectionCreated': {
        const { connectionId: id, type, setupKeys } = event.data
        return { id, type, status: 'connected', lastSync: null, setupKeys, createdAt: at }
      }
      case 'ConnectionSynced': {
        if (state === null) return null
        const { failure: _, ...rest } = state
        return { ...rest, status: 'connected', lastSync: at }
      }
      case 'ConnectionFailed':
        return state && { ...state, status: 'error', failure: event.data.failure }
      case 'ConnectionRemoved':
        return null
      default:
        return state
    }
  },
  decide: (command, state) => {
    if (command.type === 'create') {
      const { connectionId, integration, setupKeys, setup } = command
      // Two tabs may connect the same integration at once; the first one wins.
      if (state)
        return E.left(
          conflict(
            'connection/exists',
            `${integrations[integration].name} is already connected. Nothing was changed. Disconnect it first to set it up again.`,
          ),
        )
      const data = { connectionId, type: integration, setupKeys: [...setupKeys], setup }
      return E.right([{ type: 'ConnectionCreated', data }])
    }
    if (state?.id !== command.connectionId)
      return E.left(missing('connection/unknown', 'connectionId', 'There is no such connection here.'))
    return E.right([{ type: 'ConnectionRemoved', data: { connectionId: state.id, type: state.type } }])
  },
}
