/** Calls for checkpoints, proofs and the state of backups, derived from the contract. */
import { backupEndpoints } from '#schema/decision-log/backup.endpoints'
import { checkpointEndpoints } from '#schema/decision-log/checkpoint.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

// Fetched per visit, not on each change: a visit compares the checkpoint then and now. Proofs stay true.
const onVisit = { providesTags: [] }

export const checkpointApi = api
  .injectEndpoints({ endpoints: fromContract({ ...checkpointEndpoints, ...backupEndpoints }) })
  .enhanceEndpoints({
    endpoints: {
      getCheckpoint: onVisit,
      listWitnesses: onVisit,
      proveConsistency: onVisit,
      getBackupReport: onVisit,
    },
  })
export const {
  useGetBackupReportQuery,
  useGetCheckpointQuery,
  useListWitnessesQuery,
  useProveConsistencyQuery,
  useProveInclusionQuery,
} = checkpointApi
