/** Calls for checkpoints and proofs, derived from the contract. */
import { checkpointEndpoints } from '#schema/decision-log/checkpoint.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

// Fetched per visit, not on each change: a visit compares the checkpoint then and now. Proofs stay true.
const onVisit = { providesTags: [] }

export const checkpointApi = api
  .injectEndpoints({ endpoints: fromContract(checkpointEndpoints) })
  .enhanceEndpoints({
    endpoints: { getCheckpoint: onVisit, listWitnesses: onVisit, proveConsistency: onVisit },
  })
export const {
  useGetCheckpointQuery,
  useListWitnessesQuery,
  useProveConsistencyQuery,
  useProveInclusionQuery,
} = checkpointApi
