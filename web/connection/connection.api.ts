/** Connection calls, derived from the contract. */
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const connectionApi = api.injectEndpoints({ endpoints: fromContract(connectionEndpoints) })
// No hook for connecting: a mutation hook keeps its arguments, and with them the secrets, in the store.
export const { useListConnectionsQuery, useRemoveConnectionMutation } = connectionApi
