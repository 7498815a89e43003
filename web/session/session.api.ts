/** Session calls, derived from the contract. */
import { sessionEndpoints } from '#schema/session/session.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const sessionApi = api
  .injectEndpoints({ endpoints: fromContract(sessionEndpoints) })
  // Signing out empties the whole cache; refetching under the revoked session would only be refused.
  .enhanceEndpoints({ endpoints: { signOut: { invalidatesTags: [] }, resetDemo: { invalidatesTags: [] } } })
export const { useSignInMutation, useResetDemoMutation, useSignOutMutation, useGetMeQuery } = sessionApi
