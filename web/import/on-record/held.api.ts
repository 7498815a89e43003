/** What is on record beside weekly figures: calls derived from the contract. */
import { heldEndpoints } from '#schema/import/held.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

const heldApi = api.injectEndpoints({ endpoints: fromContract(heldEndpoints) })
export const { useListDebtorsQuery, useListWorkWeeksQuery } = heldApi
