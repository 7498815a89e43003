/** Focus calls, derived from the contract. A saved focus goes straight into the cache. */
import type { Focus } from '#schema/focus/focus'
import { focusEndpoints } from '#schema/focus/focus.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(focusEndpoints) })

const putFocus = (focus: Focus) => derived.util.updateQueryData('getFocus', undefined, () => focus)

const showSaved = async (
  _input: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (thunk: ReturnType<typeof putFocus>) => unknown
    queryFulfilled: PromiseLike<{ data: Focus }>
  },
) => {
  await queryFulfilled.then(
    ({ data }) => dispatch(putFocus(data)),
    () => undefined,
  )
}

export const focusApi = derived.enhanceEndpoints({
  endpoints: {
    createFocus: { onQueryStarted: showSaved },
    updateFocus: { onQueryStarted: showSaved },
  },
})
export const { useGetFocusQuery, useReadMetricQuery, useCreateFocusMutation, useUpdateFocusMutation } =
  focusApi
