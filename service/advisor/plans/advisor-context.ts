/** The context for `evaluate`: records and forecast. */
import type { Connection } from '#schema/connection/connection'
import type { Detail } from '../detail/detail.ts'
import { evaluateForecast } from '../forecast/evaluate-forecast.ts'
import type { Records } from '../records.ts'
import type { Context } from './context.ts'

export const advisorContext = (
  records: Records,
  connections: readonly Connection[] = [],
  detail?: Detail,
): Context => ({
  records,
  connections,
  detail,
  forecast: evaluateForecast,
})
