/** Rules of an integration type: it has at most one connection, which can be removed. */

import {
  type Connection,
  type ConnectionId,
  type IntegrationType,
  integrations,
  type PushVendor,
  pushedTypes,
  type SetupKey,
} from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { Decider } from '../event-store/decider.ts'

/** A new secret, sealed, and its last characters. `vendor` is the system named in the setup. */
export type IssuedSecret = {
  readonly secret: Sealed
  readonly ending: string
  readonly vendor?: PushVendor
}

/** Commands to an integration type. */
export type ConnectionCommand =
  | {
      readonly type: 'create'
      readonly connectionId: ConnectionId
      readonly integration: IntegrationType
      readonly setupKeys: readonly SetupKey[]
      readonly setup: Sealed
      /** First secret of its address, for systems that can push sales. */
      readonly inbound?: IssuedSecret
    }
  | ({
      readonly type: 'replace-secret'
      readonly connectionId: ConnectionId
      /** End of the previous secret's validity. */
      readonly until: IsoTime
    } & IssuedSecret)
  | { readonly type: 'remove'; readonly connectionId: ConnectionId }

/** Current connection of the type, with its secret if it has an address; null if there is none. */
export type ConnectionState = (Connection & { readonly inbound?: IssuedSecret }) | null

const noAddress = (name: string) =>
  conflict(
    'connection/no-address',
    `${name} cannot push sales, so it has no address and no secret. Nothing was changed.`,
  )

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
      case 'InboundSecretIssued': {
        const { secret, ending, vendor } = event.data
        return state && { ...state, inbound: { secret, ending, ...(vendor ? { vendor } : {}) } }
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
      const { connectionId, integration, setupKeys, setup, inbound } = command
      // Two tabs may connect the same integration at once; the first one wins.
      if (state)
        return E.left(
          conflict(
            'connection/exists',
            `${integrations[integration].name} is already connected. Nothing was changed. Disconnect it first to set it up again.`,
          ),
        )
      const data = { connectionId, type: integration, setupKeys: [...setupKeys], setup }
      const of = { connectionId, type: integration }
      return E.right([
        { type: 'ConnectionCreated', data },
        ...(inbound ? [{ type: 'InboundSecretIssued' as const, data: { ...of, ...inbound } }] : []),
      ])
    }
    if (state?.id !== command.connectionId)
      return E.left(missing('connection/unknown', 'connectionId', 'There is no such connection here.'))
    if (command.type === 'replace-secret') {
      if (!pushedTypes.includes(state.type)) return E.left(noAddress(integrations[state.type].name))
      const { secret, ending, until } = command
      const { secret: previous, vendor } = state.inbound ?? {}
      const data = {
        connectionId: state.id,
        type: state.type,
        secret,
        ending,
        ...(vendor ? { vendor } : {}),
        ...(previous ? { previous, previousUntil: until } : {}),
      }
      return E.right([{ type: 'InboundSecretIssued', data }])
    }
    return E.right([{ type: 'ConnectionRemoved', data: { connectionId: state.id, type: state.type } }])
  },
}
