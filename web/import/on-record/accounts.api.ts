/** Calls about accounts on record, derived from the contract. */
import { accountsEndpoints } from '#schema/import/accounts.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

export const accountsApi = api.injectEndpoints({ endpoints: fromContract(accountsEndpoints) })
export const { useListAccountsQuery, useAnswerAccountsMutation, useUndoAccountAnswersMutation } = accountsApi
