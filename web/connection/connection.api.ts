/** Connection calls and those of pushed sales, derived from the contract. */
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import { pushedEndpoints } from '#schema/import/pushed.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const connectionApi = api.injectEndpoints({
  endpoints: fromContract({ ...connectionEndpoints, ...pushedEndpoints }),
})
// No hooks for connecting and for secrets: a mutation hook keeps arguments and answers, and with them secrets, in the store.
export const {
  useListConnectionsQuery,
  useListFeedsQuery,
  useRemoveConnectionMutation,
  useRetryDeliveryMutation,
} = connectionApi
