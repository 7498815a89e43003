/** Calls for the weekly and hourly figures, derived from the contract. */
import { kpiEndpoints } from '#schema/kpi/kpi.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const kpiApi = api.injectEndpoints({ endpoints: fromContract(kpiEndpoints) })
export const { useListKpisQuery, useListHoursQuery, useListForecastsQuery } = kpiApi
