/** Calls of this slice, derived from the contract; a changed memo is shown at once, not after the next fetch. */
import type { Memo } from '#schema/memo/memo'
import { memoEndpoints } from '#schema/memo/memo.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(memoEndpoints) })

const put = (changed: Memo) =>
  derived.util.updateQueryData('listMemos', undefined, (list) => {
    const index = list.findIndex((memo) => memo.id === changed.id)
    if (index !== -1) list[index] = changed
  })

// Between the answer and the fetched list, the memo would offer once more what has just been done.
const showChanged = async (
  _input: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (thunk: ReturnType<typeof put>) => unknown; queryFulfilled: PromiseLike<{ data: Memo }> },
) => {
  await queryFulfilled.then(
    ({ data }) => dispatch(put(data)),
    () => undefined,
  )
}

export const memoApi = derived.enhanceEndpoints({
  endpoints: { changeMemoStatus: { onQueryStarted: showChanged } },
})
export const { useListMemosQuery, useChangeMemoStatusMutation } = memoApi
