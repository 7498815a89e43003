/** The one context for `evaluate`: what is on record, and the forecast. */
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
