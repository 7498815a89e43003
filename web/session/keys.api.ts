/** Calls for the user's own passkeys, recovery sheet, sessions and fresh proof, derived from the contract. */
import { oidcEndpoints } from '#schema/session/oidc.endpoints'
import { passkeyEndpoints } from '#schema/session/passkey.endpoints'
import { proofEndpoints } from '#schema/session/proof.endpoints'
import { signInEndpoints } from '#schema/session/sign-in.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const { listPasskeys, requestNewPasskey, addPasskey, removePasskey, getRecoverySheet, makeRecoverySheet } =
  passkeyEndpoints
const { getCompanyAccount, unlinkCompanyAccount } = oidcEndpoints
const { listMySessions, endMySession, endMySessions, endOtherSessions } = signInEndpoints

/** Refetches nothing: these calls change no record, or end their own session. */
const quiet = { invalidatesTags: [] }

export const keysApi = api
  .injectEndpoints({
    endpoints: fromContract({
      ...{ listPasskeys, requestNewPasskey, addPasskey, removePasskey, getRecoverySheet, makeRecoverySheet },
      ...{ getCompanyAccount, unlinkCompanyAccount },
      ...{ listMySessions, endMySession, endMySessions, endOtherSessions },
      ...proofEndpoints,
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      requestNewPasskey: quiet,
      endMySessions: quiet,
      requestProofCode: quiet,
      requestProofPasskey: quiet,
      proveByCode: quiet,
      proveByPasskey: quiet,
    },
  })

export const {
  useListPasskeysQuery,
  useRequestNewPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useGetRecoverySheetQuery,
  useMakeRecoverySheetMutation,
  useGetCompanyAccountQuery,
  useUnlinkCompanyAccountMutation,
  useListMySessionsQuery,
  useEndMySessionMutation,
  useEndMySessionsMutation,
  useEndOtherSessionsMutation,
  useRequestProofCodeMutation,
  useProveByCodeMutation,
  useRequestProofPasskeyMutation,
  useProveByPasskeyMutation,
} = keysApi
