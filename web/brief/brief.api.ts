/** Calls of this slice, derived from the contract; a brief that was just written is at hand without another call. */
import type { Brief } from '#schema/brief/brief'
import { briefEndpoints } from '#schema/brief/brief.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { byPages } from '../core/pages.ts'

const { listLatestBriefs, ...single } = briefEndpoints

const derived = api.injectEndpoints({
  endpoints: (build) => ({
    ...fromContract(single)(build),
    listLatestBriefs: byPages(build, listLatestBriefs),
  }),
})

/** The first page of the list. */
export const latest = { limit: 10 }

const put = (brief: Brief) =>
  derived.util.updateQueryData('listLatestBriefs', latest, ({ pages }) => {
    const [first] = pages
    if (first) first.items = [brief, ...first.items.filter(({ id }) => id !== brief.id)]
  })

export const briefApi = derived.enhanceEndpoints({
  endpoints: {
    generateBrief: {
      // The screen that opens it must not wait for the list to be fetched once more.
      onQueryStarted: async (
        _input: unknown,
        {
          dispatch,
          queryFulfilled,
        }: {
          dispatch: (thunk: ReturnType<typeof put>) => unknown
          queryFulfilled: PromiseLike<{ data: Brief }>
        },
      ) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(put(data)),
          () => undefined,
        )
      },
    },
  },
})
export const {
  useListLatestBriefsInfiniteQuery,
  useGetBriefQuery,
  useGenerateBriefMutation,
  useDraftEmailsMutation,
  useProposeRosterMutation,
  usePlanSocialMutation,
} = briefApi
