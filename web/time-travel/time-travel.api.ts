/** Moments of the history, and what changed between two of them. */
import { historyEndpoints } from '#schema/time-travel/time-travel.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const timeTravelApi = api.injectEndpoints({ endpoints: fromContract(historyEndpoints) })

export const { useFindMomentQuery, useLazyFindMomentQuery, useCompareMomentsQuery } = timeTravelApi
