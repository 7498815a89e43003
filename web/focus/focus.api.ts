/** Calls of this slice, derived from the contract; a saved focus is shown at once, not after the next fetch. */
import type { Focus } from '#schema/focus/focus'
import { focusEndpoints } from '#schema/focus/focus.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(focusEndpoints) })

const put = (focus: Focus) => derived.util.updateQueryData('getFocus', undefined, () => focus)

const showSaved = async (
  _input: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (thunk: ReturnType<typeof put>) => unknown; queryFulfilled: PromiseLike<{ data: Focus }> },
) => {
  await queryFulfilled.then(
    ({ data }) => dispatch(put(data)),
    () => undefined,
  )
}

export const focusApi = derived.enhanceEndpoints({
  endpoints: {
    createFocus: { onQueryStarted: showSaved },
    updateFocus: { onQueryStarted: showSaved },
  },
})
export const { useGetFocusQuery, useCreateFocusMutation, useUpdateFocusMutation } = focusApi
