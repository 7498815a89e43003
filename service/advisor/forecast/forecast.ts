/**
 * Forecasts of a weekly measure with an 80% band. The damped trend is used unless another candidate had under 80% of its
 * error over rolling origins. Pure and deterministic.
 * forecastWeeks (what may be drawn) · fitForecast (the fit behind it, for measuring)
 */
import { fewestWeeks } from '#schema/kpi/forecast'
import { skillOver } from './accuracy.ts'
import { conformalBand } from './conformal-band.ts'
import { type ErrorRows, meanAbsoluteError } from './rolling-errors.ts'
import {
  type CandidateName,
  candidateNames,
  eachMethod,
  forecastOrigins,
  type MethodName,
} from './rolling-origins.ts'
import { prepareSeries, type WeeklySeries, weeksOnRecord } from './weekly-series.ts'

/** A week ahead: the expected value, and the bounds between which it should be four times in five. */
export type ForecastPoint = {
  /** Weeks after the end of the series, starting at 1. */
  readonly ahead: number
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Mean absolute error of a method over its rolling origins, and that of the damped trend for the same weeks; NaN for none. */
export type MethodError = { readonly error: number; readonly dampedError: number }

/** A forecast with its selection criteria, with or without skill. */
export type FittedForecast = {
  readonly candidate: CandidateName
  /** Share of the naive forecast's error that it saved over the same rolling origins; see `skillOver`. */
  readonly skill: number
  readonly points: readonly ForecastPoint[]
  readonly errors: { readonly [name in MethodName]: MethodError }
}

/** A forecast for display. Without skill over the naive forecast nothing is drawn. */
export type Forecast =
  | ({ readonly kind: 'forecast' } & FittedForecast)
  | { readonly kind: 'no skill'; readonly skill: number }
  /** Under 13 weeks on record: the last value with a wide band, which claims no probability. */
  | { readonly kind: 'too early'; readonly weeks: number; readonly points: readonly ForecastPoint[] }

/** `floor` and `ceiling` are bounds of the measure. */
export type ForecastOptions = { readonly floor?: number; readonly ceiling?: number }

/** Longest horizon in weeks. */
export const mostAhead = 26

/** A candidate replaces the damped trend below this share of its error, measured on at least 13 weeks. */
const [enoughBetter, fewestMeasured] = [0.8, 13]

const checkHorizon = (ahead: number): void => {
  if (!Number.isInteger(ahead) || ahead < 1 || ahead > mostAhead)
    throw new RangeError(`A forecast reaches 1 to ${mostAhead} weeks ahead, not ${ahead}`)
}

const pointsOf = (
  values: readonly number[],
  widths: readonly number[],
  { floor = Number.NEGATIVE_INFINITY, ceiling = Number.POSITIVE_INFINITY }: ForecastOptions,
): readonly ForecastPoint[] =>
  values.map((value, index) => {
    const width = widths[index] ?? 0
    const [middle, low, high] = [value, value - width, value + width].map((one) =>
      Math.min(ceiling, Math.max(floor, one)),
    )
    return { ahead: index + 1, value: middle ?? value, low: low ?? value, high: high ?? value }
  })

/** Fits a forecast of `ahead` weeks (1 to 26) to a series of at least 13 weeks on record, whether or not it has skill. */
export const fitForecast = (
  series: WeeklySeries,
  ahead: number,
  options: ForecastOptions = {},
): FittedForecast => {
  checkHorizon(ahead)
  if (weeksOnRecord(series) < fewestWeeks) throw new RangeError(`A fit needs ${fewestWeeks} weeks on record`)
  const prepared = prepareSeries(series)
  const forecasts = forecastOrigins(prepared, ahead)
  const errors = eachMethod(
    (method): ErrorRows =>
      forecasts.map(({ origin, values }) =>
        values[method].map((value, index) => (prepared.values[origin + index] ?? Number.NaN) - value),
      ),
  )
  const summary = eachMethod((method) => ({
    error: meanAbsoluteError(errors[method]),
    dampedError: meanAbsoluteError(errors['damped trend'], errors[method]),
  }))
  const latest = forecasts.at(-1)?.values
  const isUsable = (name: CandidateName): boolean =>
    latest?.[name].every(Number.isFinite) === true &&
    errors[name].filter((row) => Number.isFinite(row[0])).length >= fewestMeasured
  const candidate = candidateNames
    .filter(isUsable)
    .map((name) => ({ name, ratio: summary[name].error / summary[name].dampedError }))
    .filter(({ ratio }) => ratio < enoughBetter)
    .reduce((best, one) => (one.ratio < best.ratio ? one : best), { name: candidateNames[0], ratio: 1 }).name
  const own = errors[candidate]
  const values = Array.from(latest?.[candidate] ?? [], (value) => prepared.base + value)
  return {
    candidate,
    skill: skillOver(meanAbsoluteError(own), meanAbsoluteError(errors.naive, own)),
    points: pointsOf(values, conformalBand(own, ahead), options),
    errors: summary,
  }
}

/** The last value on record for each week ahead; the half width is half of it or the whole range on record, if larger. */
const tooEarly = (
  series: WeeklySeries,
  ahead: number,
  options: ForecastOptions,
): readonly ForecastPoint[] => {
  const known = series.filter((value) => value !== null)
  const last = known.at(-1)
  if (last === undefined) return []
  const width = Math.max(Math.abs(last) / 2, Math.max(...known) - Math.min(...known))
  const repeated = (value: number) => Array.from({ length: ahead }, () => value)
  return pointsOf(repeated(last), repeated(width), options)
}

/** Forecasts a series `ahead` weeks (1 to 26) on from its end, as it may be shown. */
export const forecastWeeks = (
  series: WeeklySeries,
  ahead: number,
  options: ForecastOptions = {},
): Forecast => {
  checkHorizon(ahead)
  const weeks = weeksOnRecord(series)
  if (weeks < fewestWeeks) return { kind: 'too early', weeks, points: tooEarly(series, ahead, options) }
  const fitted = fitForecast(series, ahead, options)
  return fitted.skill > 0 ? { kind: 'forecast', ...fitted } : { kind: 'no skill', skill: fitted.skill }
}
