/** The query for forecasts, as the dashboards pass it on. */
import type { SerializedError } from '@reduxjs/toolkit'
import type { KpiForecast } from '#schema/kpi/forecast'
import type { CallError } from '../core/api.ts'

export type ForecastSource = {
  readonly data?: readonly KpiForecast[] | undefined
  readonly error?: CallError | SerializedError | undefined
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** True until it is known whether there is a forecast, so that a chart is drawn once. */
export const isPending = ({ data, error }: ForecastSource): boolean =>
  data === undefined && error === undefined
