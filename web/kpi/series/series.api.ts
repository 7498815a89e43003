/** Calls for the figures by day, week and month, derived from the contract. */
import { seriesEndpoints } from '#schema/kpi/series.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

const seriesApi = api.injectEndpoints({ endpoints: fromContract(seriesEndpoints) })
export const { useReadSeriesQuery, useReadPeriodQuery, useListTargetsQuery } = seriesApi
