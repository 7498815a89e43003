/** Forecasts for the dashboards: the weeks, or a sentence why there are none. Pure. */
import { parseISO } from 'date-fns'
import type { ForecastWeek } from '#schema/advisor/forecast-week'
import { type ForecastMeasure, fewestWeeks, type KpiForecast } from '#schema/kpi/forecast'
import type { KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { dayAndMonth, percent } from '../kit/formats.ts'
import { forecastText } from '../messages/en/forecast.ts'

/** A forecast that can be drawn. `last` is its last week. */
export type DrawnForecast = {
  readonly weeks: readonly ForecastWeek[]
  readonly last: ForecastWeek
  /** Day of the last week: `14 December`. */
  readonly day: string
  readonly skill: number | undefined
}

const forecastOf = (forecasts: readonly KpiForecast[], measure: ForecastMeasure): KpiForecast | undefined =>
  forecasts.find((one) => one.measure === measure)

/**
 * Forecast of a measure after the last record; undefined if it is too early, has no skill, or does not follow
 * the last record.
 */
export const drawnForecast = (
  forecasts: readonly KpiForecast[],
  measure: ForecastMeasure,
  records: readonly KpiRecord[],
): DrawnForecast | undefined => {
  const forecast = forecastOf(forecasts, measure)
  if (forecast?.status !== 'forecast') return undefined
  const latest = records.at(-1)?.weekStart ?? ''
  const weeks = forecast.weeks.filter(({ weekStart }) => weekStart > latest)
  const last = weeks.at(-1)
  return last && { weeks, last, day: dayAndMonth(parseISO(last.weekStart)), skill: forecast.skill }
}

/** Why no forecast is drawn; undefined if one is drawn, or if the measure is not on record. */
export const noForecastSentence = (
  forecasts: readonly KpiForecast[],
  measure: ForecastMeasure,
  records: readonly KpiRecord[],
): string | undefined => {
  const text = textOf(forecastText)
  const status = forecastOf(forecasts, measure)?.status
  if (status === 'too-early') return text.tooEarly(records.length, fewestWeeks)
  return status === 'no-skill' ? text.noSkill : undefined
}

/** By how much a forecast beats the naive one, in words; undefined below one percent. */
export const skillWords = (skill: number | undefined): string | undefined => {
  const saved = Math.round((skill ?? 0) * 100)
  return saved < 1 ? undefined : textOf(forecastText).skill(percent(saved, 0))
}
