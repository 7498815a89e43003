/** Calls of decisions, derived from the contract. */
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'
import { pagedQuery } from '../../core/pages.ts'

const { listDecisions, ...single } = decisionEndpoints

export const {
  useListDecisionsInfiniteQuery,
  useListDecisionOwnersQuery,
  useReadDecisionQuery,
  useRecordDecisionMutation,
  usePlanDecisionMutation,
  useFinishDecisionMutation,
  useResumeDecisionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ...fromContract(single)(build),
    listDecisions: pagedQuery(build, listDecisions),
  }),
})
