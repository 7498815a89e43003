/** Calls of this slice, derived from the contract; an answer to an advisory is shown at once, and taken back where it fails. */
import type { Advisory, AdvisoryId, AdvisoryStatus } from '#schema/advisory/advisory'
import { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { shownAtOnce } from '../core/shown-at-once.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(advisoryEndpoints) })

const change = (id: AdvisoryId, to: (advisory: Advisory) => Advisory) =>
  derived.util.updateQueryData('listAdvisories', undefined, (list) => {
    const index = list.findIndex((advisory) => advisory.id === id)
    const advisory = list[index]
    if (advisory !== undefined) list[index] = to({ ...advisory })
  })

const settledAs = (status: AdvisoryStatus) =>
  shownAtOnce(({ advisoryId }: { advisoryId: AdvisoryId }) => ({
    change: (to: (advisory: Advisory) => Advisory) => change(advisoryId, to),
    // When it was settled only the answer knows.
    guess: (advisory) => ({ ...advisory, status }),
  }))

export const advisoryApi = derived.enhanceEndpoints({
  endpoints: {
    acceptAdvisory: { onQueryStarted: settledAs('accepted') },
    dismissAdvisory: { onQueryStarted: settledAs('dismissed') },
  },
})
export const { useListAdvisoriesQuery, useAcceptAdvisoryMutation, useDismissAdvisoryMutation } = advisoryApi
