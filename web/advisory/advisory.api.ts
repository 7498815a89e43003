/** Calls of this slice, derived from the contract; a settled advisory is shown at once, not after the next fetch. */
import type { Advisory } from '#schema/advisory/advisory'
import { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(advisoryEndpoints) })

const put = (settled: Advisory) =>
  derived.util.updateQueryData('listAdvisories', undefined, (list) => {
    const index = list.findIndex((advisory) => advisory.id === settled.id)
    if (index !== -1) list[index] = settled
  })

// Between the answer and the fetched list, the row would offer once more what has just been done.
const showSettled = async (
  _input: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (thunk: ReturnType<typeof put>) => unknown
    queryFulfilled: PromiseLike<{ data: Advisory }>
  },
) => {
  await queryFulfilled.then(
    ({ data }) => dispatch(put(data)),
    () => undefined,
  )
}

export const advisoryApi = derived.enhanceEndpoints({
  endpoints: {
    acceptAdvisory: { onQueryStarted: showSettled },
    dismissAdvisory: { onQueryStarted: showSettled },
  },
})
export const { useListAdvisoriesQuery, useAcceptAdvisoryMutation, useDismissAdvisoryMutation } = advisoryApi
