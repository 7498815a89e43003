/** Calls that prove the log, derived from the contract. */
import { checkpointEndpoints } from '#schema/decision-log/checkpoint.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

// A visit fetches them, not each change: who comes again compares what was signed then and now. A proof stays true.
const onVisit = { providesTags: [] }

export const checkpointApi = api
  .injectEndpoints({ endpoints: fromContract(checkpointEndpoints) })
  .enhanceEndpoints({ endpoints: { getCheckpoint: onVisit, proveConsistency: onVisit } })
export const { useGetCheckpointQuery, useProveConsistencyQuery, useProveInclusionQuery } = checkpointApi
