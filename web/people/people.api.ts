/** Calls of people, derived from the contract. */
import { myDataEndpoints } from '#schema/people/my-data.endpoints'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import { signInEndpoints } from '#schema/session/sign-in.endpoints'
import { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const { enterWorkspace } = signInEndpoints

export const peopleApi = api
  .injectEndpoints({
    endpoints: fromContract({
      ...peopleEndpoints,
      ...myDataEndpoints,
      ...workspaceEndpoints,
      enterWorkspace,
    }),
  })
  // The session of the request has ended, so a refetch would only be refused.
  .enhanceEndpoints({
    endpoints: { enterWorkspace: { invalidatesTags: [] }, eraseMyData: { invalidatesTags: [] } },
  })
export const {
  useReadSetupLinkMutation,
  useSetUpMutation,
  useReadInvitationMutation,
  useAcceptInvitationMutation,
  useListPeopleQuery,
  useInvitePersonMutation,
  useWithdrawInvitationMutation,
  useChangeMemberMutation,
  useEndMemberMutation,
  useListWorkspacesQuery,
  useEnterWorkspaceMutation,
  useMakeWorkspaceMutation,
  useLazyDownloadMyDataQuery,
  useEraseMyDataMutation,
  useDeleteWorkspaceMutation,
  useKeepWorkspaceMutation,
  useSignOutPeopleMutation,
  useChangeSignInRuleMutation,
} = peopleApi
