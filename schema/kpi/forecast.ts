/** Forecasts of weekly figures. */
import * as t from 'io-ts'
import { ForecastWeek } from '../advisor/forecast-week.ts'
import { record } from '../core/record.ts'
import { Decimal, oneOf } from '../core/scalars.ts'

/** Measures that are forecast for the dashboards. */
export const forecastMeasures = ['revenue', 'costs', 'profit', 'margin', 'transactions', 'runway'] as const
export const ForecastMeasure = oneOf(...forecastMeasures)
export type ForecastMeasure = t.TypeOf<typeof ForecastMeasure>

/** Number of weeks ahead. */
export const weeksAhead = 4

/** Weeks that must be on record for a forecast. */
export const fewestWeeks = 13

/**
 * The forecast of a measure from its last whole week on record. `too-early`: fewer than 13 weeks are on record, so the
 * forecast is the last value with a wide band. `no-skill`: no method has come closer than repeating the last week. The last
 * two states have no weeks. `skill` is the share of the naive forecast's error that the forecast avoided.
 */
export const KpiForecast = record(
  {
    measure: ForecastMeasure,
    status: oneOf('forecast', 'too-early', 'no-skill', 'not-on-record'),
    weeks: t.array(ForecastWeek),
  },
  { skill: Decimal },
  'KpiForecast',
)
export type KpiForecast = t.TypeOf<typeof KpiForecast>
