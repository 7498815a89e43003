/** Calls of people, derived from the contract. */
import { peopleEndpoints } from '#schema/people/people.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const peopleApi = api.injectEndpoints({ endpoints: fromContract(peopleEndpoints) })
export const {
  useReadSetupLinkMutation,
  useSetUpMutation,
  useReadInvitationMutation,
  useAcceptInvitationMutation,
} = peopleApi
