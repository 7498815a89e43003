/** Calls of the tour, derived from the contract. */
import { tourEndpoints } from '#schema/profile/tour.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(tourEndpoints) })

export const { useGetTourQuery, useLeaveTourMutation } = derived.enhanceEndpoints({
  endpoints: {
    // The offer goes at once, whatever becomes of the call: it would only be made again on a later visit.
    leaveTour: {
      onQueryStarted: (_input, { dispatch }) =>
        void dispatch(derived.util.updateQueryData('getTour', undefined, () => ({ isOffered: false }))),
    },
  },
})
