/** Calls of this slice, derived from the contract; what was saved is shown at once, not after the next fetch. */
import { profileEndpoints } from '#schema/profile/profile.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(profileEndpoints) })

// Between the answer and the fetched profile, the form would fall back to what was saved before.
export const profileApi = derived.enhanceEndpoints({
  endpoints: {
    saveBusinessProfile: {
      onQueryStarted: (_input, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(derived.util.updateQueryData('getBusinessProfile', undefined, () => data)),
          () => undefined,
        ),
    },
    savePersonalProfile: {
      onQueryStarted: (_input, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(derived.util.updateQueryData('getPersonalProfile', undefined, () => data)),
          () => undefined,
        ),
    },
  },
})
export const {
  useGetBusinessProfileQuery,
  useSaveBusinessProfileMutation,
  useGetPersonalProfileQuery,
  useSavePersonalProfileMutation,
} = profileApi
