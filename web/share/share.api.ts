/** Calls of links for people outside, derived from the contract. */
import { shareEndpoints } from '#schema/share/share.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const { useListSharesQuery, useMakeShareMutation, useRevokeShareMutation, useOpenShareMutation } =
  api.injectEndpoints({ endpoints: fromContract(shareEndpoints) })
