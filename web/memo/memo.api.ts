/** Calls of this slice, derived from the contract; a changed memo is shown at once, and taken back where that fails. */
import type { Memo, MemoId, MemoStatus } from '#schema/memo/memo'
import { memoEndpoints } from '#schema/memo/memo.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { shownAtOnce } from '../core/shown-at-once.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(memoEndpoints) })

// The other tabs keep what they hold until their lists come anew: a memo must not go from under the hand, and come back.
const change = (id: MemoId, to: (memo: Memo) => Memo) =>
  derived.util.updateQueryData('listMemos', undefined, (list) => {
    const index = list.findIndex((memo) => memo.id === id)
    const memo = list[index]
    if (memo !== undefined) list[index] = to({ ...memo })
  })

export const memoApi = derived.enhanceEndpoints({
  endpoints: {
    changeMemoStatus: {
      onQueryStarted: shownAtOnce(({ memoId, status }: { memoId: MemoId; status: MemoStatus }) => ({
        change: (to: (memo: Memo) => Memo) => change(memoId, to),
        guess: (memo) => ({ ...memo, status }),
      })),
    },
  },
})
export const { useListMemosQuery, useChangeMemoStatusMutation } = memoApi
