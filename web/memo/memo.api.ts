/** Memo calls, derived from the contract; a status change shows at once and reverts on failure. */
import type { Memo, MemoId, MemoStatus } from '#schema/memo/memo'
import { memoEndpoints } from '#schema/memo/memo.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { optimisticUpdate } from '../core/optimistic-update.ts'
import { pagedQuery, updateItem } from '../core/pages.ts'
import type { Store } from '../core/store.ts'

const { listMemos, ...single } = memoEndpoints

const derived = api.injectEndpoints({
  endpoints: (build) => ({ ...fromContract(single)(build), listMemos: pagedQuery(build, listMemos) }),
})

// Leaves the lists of the other tabs alone until they are refetched, so that no memo disappears and comes back.
const change = (memoId: MemoId, to: (memo: Memo) => Memo) => (dispatch: Store['dispatch']) => {
  dispatch(derived.util.updateQueryData('listMemos', undefined, (list) => updateItem(list, memoId, to)))
  dispatch(derived.util.updateQueryData('getMemo', { memoId }, (memo) => to({ ...memo })))
}

export const memoApi = derived.enhanceEndpoints({
  endpoints: {
    changeMemoStatus: {
      onQueryStarted: optimisticUpdate(({ memoId, status }: { memoId: MemoId; status: MemoStatus }) => ({
        change: (to: (memo: Memo) => Memo) => change(memoId, to),
        predict: (memo) => ({ ...memo, status }),
      })),
    },
  },
})
export const { useListMemosInfiniteQuery, useGetMemoQuery, useChangeMemoStatusMutation } = memoApi
