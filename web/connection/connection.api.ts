/** Calls of this slice, derived from the contract. */
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const connectionApi = api.injectEndpoints({ endpoints: fromContract(connectionEndpoints) })
// There is no hook to connect: it would keep what was typed, and with it the secrets, in the store.
export const { useListConnectionsQuery, useRemoveConnectionMutation } = connectionApi
