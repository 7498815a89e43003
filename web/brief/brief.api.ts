/** Brief calls, derived from the contract. A new brief goes straight into the cache. */
import type { Brief } from '#schema/brief/brief'
import { briefEndpoints } from '#schema/brief/brief.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { pagedQuery } from '../core/pages.ts'

const { listLatestBriefs, ...single } = briefEndpoints

const derived = api.injectEndpoints({
  endpoints: (build) => ({
    ...fromContract(single)(build),
    listLatestBriefs: pagedQuery(build, listLatestBriefs),
  }),
})

/** The first page of the list. */
export const latest = { limit: 10 }

const putBrief = (brief: Brief) =>
  derived.util.updateQueryData('listLatestBriefs', latest, ({ pages }) => {
    const [first] = pages
    if (first) first.items = [brief, ...first.items.filter(({ id }) => id !== brief.id)]
  })

export const briefApi = derived.enhanceEndpoints({
  endpoints: {
    generateBrief: {
      // So that the screen can open it without refetching the list.
      onQueryStarted: async (
        _input: unknown,
        {
          dispatch,
          queryFulfilled,
        }: {
          dispatch: (thunk: ReturnType<typeof putBrief>) => unknown
          queryFulfilled: PromiseLike<{ data: Brief }>
        },
      ) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(putBrief(data)),
          () => undefined,
        )
      },
    },
  },
})
export const {
  useListLatestBriefsInfiniteQuery,
  useGetBriefQuery,
  useReplayBriefQuery,
  useGetBriefWorkingQuery,
  useLazyGetBriefWorkingQuery,
  useGenerateBriefMutation,
  useDraftEmailsMutation,
  useProposeRosterMutation,
  usePlanSocialMutation,
} = briefApi
