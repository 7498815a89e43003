/** Calls of this slice, derived from the contract; a brief that was just written is at hand without another call. */
import type { Brief } from '#schema/brief/brief'
import { briefEndpoints } from '#schema/brief/brief.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(briefEndpoints) })

/** How many briefs the list holds (section 9). */
export const latest = { limit: 10 }

const put = (brief: Brief) =>
  derived.util.updateQueryData('listLatestBriefs', latest, (list) => {
    const others = list.filter(({ id }) => id !== brief.id)
    return [brief, ...others].slice(0, latest.limit)
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
  useListLatestBriefsQuery,
  useGetBriefQuery,
  useGenerateBriefMutation,
  useDraftEmailsMutation,
  useProposeRosterMutation,
  usePlanSocialMutation,
} = briefApi
