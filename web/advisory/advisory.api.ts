/** Advisory calls, derived from the contract; accepting and dismissing show at once and revert on failure. */
import type { Advisory, AdvisoryId, AdvisoryStatus } from '#schema/advisory/advisory'
import { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { optimisticUpdate } from '../core/optimistic-update.ts'
import { pagedQuery, updateItem } from '../core/pages.ts'

const { listAdvisories, ...single } = advisoryEndpoints

const derived = api.injectEndpoints({
  endpoints: (build) => ({
    ...fromContract(single)(build),
    listAdvisories: pagedQuery(build, listAdvisories),
  }),
})

const change = (id: AdvisoryId, to: (advisory: Advisory) => Advisory) =>
  derived.util.updateQueryData('listAdvisories', undefined, (list) => updateItem(list, id, to))

const settledAs = (status: AdvisoryStatus) =>
  optimisticUpdate(({ advisoryId }: { advisoryId: AdvisoryId }) => ({
    change: (to: (advisory: Advisory) => Advisory) => change(advisoryId, to),
    // The time of settling is known only from the answer.
    predict: (advisory) => ({ ...advisory, status }),
  }))

export const advisoryApi = derived.enhanceEndpoints({
  endpoints: {
    acceptAdvisory: { onQueryStarted: settledAs('accepted') },
    dismissAdvisory: { onQueryStarted: settledAs('dismissed') },
    reopenAdvisory: { onQueryStarted: settledAs('new') },
  },
})
export const {
  useListAdvisoriesInfiniteQuery,
  useAcceptAdvisoryMutation,
  useDismissAdvisoryMutation,
  useReopenAdvisoryMutation,
  useDeferAdvisoryMutation,
  useReadScoreQuery,
} = advisoryApi
