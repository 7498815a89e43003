/** Calls that find moments of the history and compare two of them. */
import { historyEndpoints } from '#schema/time-travel/time-travel.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const timeTravelApi = api.injectEndpoints({ endpoints: fromContract(historyEndpoints) })

export const { useFindMomentQuery, useLazyFindMomentQuery, useCompareMomentsQuery } = timeTravelApi
