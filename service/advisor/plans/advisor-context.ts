/** The one context for `evaluate`: what is on record, and the forecast. */
import type { Connection } from '#schema/connection/connection'
import { evaluateForecast } from '../forecast/evaluate-forecast.ts'
import type { Records } from '../records.ts'
import type { Context } from './context.ts'

export const advisorContext = (records: Records, connections: readonly Connection[] = []): Context => ({
  records,
  connections,
  forecast: evaluateForecast,
})
