/** Layout calls, derived from the contract. A saved arrangement goes straight into the cache. */
import type { Arrangement } from '#schema/layout/layout'
import { layoutEndpoints } from '#schema/layout/layout.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(layoutEndpoints) })

const putArrangement = (saved: Arrangement) =>
  derived.util.updateQueryData('getLayout', undefined, (all) => [
    ...all.filter(({ dashboard, width }) => dashboard !== saved.dashboard || width !== saved.width),
    ...(saved.panels.length === 0 ? [] : [saved]),
  ])

export const layoutApi = derived.enhanceEndpoints({
  endpoints: {
    saveLayout: {
      onQueryStarted: async (
        _input: unknown,
        {
          dispatch,
          queryFulfilled,
        }: {
          dispatch: (thunk: ReturnType<typeof putArrangement>) => unknown
          queryFulfilled: PromiseLike<{ data: Arrangement }>
        },
      ) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(putArrangement(data)),
          () => undefined,
        )
      },
    },
  },
})
export const { useGetLayoutQuery, useSaveLayoutMutation } = layoutApi
