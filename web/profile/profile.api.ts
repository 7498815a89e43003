/** Profile calls, derived from the contract. A saved profile goes straight into the cache. */
import { profileEndpoints } from '#schema/profile/profile.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const derived = api.injectEndpoints({ endpoints: fromContract(profileEndpoints) })

// Otherwise the form would briefly fall back to the old values until the refetch.
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
