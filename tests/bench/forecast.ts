/**
 * Part `forecast`: scaled errors, coverage of the band and time, compared with simple methods and R's package `forecast`.
 */

import { fewestWeeks } from '#schema/kpi/forecast'
import { meanAbsoluteScaledError } from '../../service/advisor/forecast/accuracy.ts'
import { fitForecast, forecastWeeks } from '../../service/advisor/forecast/forecast.ts'
import {
  candidateNames,
  type MethodName,
  rollingForecasts,
} from '../../service/advisor/forecast/rolling-origins.ts'
import { weeksOnRecord } from '../../service/advisor/forecast/weekly-series.ts'
import { generateSeries, type SeriesKind, seriesKinds } from '../advisor/forecast-series.ts'
import type { Bench } from './bench-run.ts'
import { type NamedSeries, readCompetitionFolder } from './forecast-files.ts'
import { findPeer, forecastByPeer } from './forecast-peer.ts'
import { percentile } from './measure.ts'

/** Score of one method on one series; `covered` is the share of weeks inside its 80% band, if it has one. */
type Score = { readonly error: number | undefined; readonly covered?: number; readonly milliseconds?: number }

/** Scores of one method, in the order of the series. */
type Scores = { readonly method: string; readonly scores: readonly Score[] }

type Band = {
  readonly values: readonly number[]
  readonly low: readonly number[]
  readonly high: readonly number[]
}

const scoreBand = ({ train, test }: NamedSeries, { values, low, high }: Band): Score => ({
  error: meanAbsoluteScaledError(train, values, test),
  covered:
    test.filter((actual, week) => (low[week] ?? Number.NaN) <= actual && actual <= (high[week] ?? Number.NaN))
      .length / test.length,
})

const scoreOurs = (series: NamedSeries): Score => {
  const from = performance.now()
  const early = weeksOnRecord(series.train) < fewestWeeks
  const forecast = early
    ? forecastWeeks(series.train, series.test.length)
    : fitForecast(series.train, series.test.length)
  const milliseconds = performance.now() - from
  const points = 'points' in forecast ? forecast.points : []
  const band = {
    values: points.map(({ value }) => value),
    low: points.map(({ low }) => low),
    high: points.map(({ high }) => high),
  }
  return { ...scoreBand(series, band), milliseconds }
}

/** One method; the naive forecast for weeks that it cannot forecast. */
const scoreAlone = ({ train, test }: NamedSeries, method: MethodName): Score => {
  const latest = rollingForecasts(train, test.length).at(-1)?.values
  const values = test.map((_, week) => {
    const value = latest?.[method][week] ?? Number.NaN
    return Number.isNaN(value) ? (latest?.naive[week] ?? Number.NaN) : value
  })
  return { error: meanAbsoluteScaledError(train, values, test) }
}

const mean = (values: readonly (number | undefined)[]): number => {
  const known = values.filter((value) => value !== undefined)
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

/** Means over odd and even series; the first series is odd. */
const halves = (scores: readonly Score[], field: keyof Score): readonly [number, number] => {
  const of = (remainder: number) =>
    mean(scores.filter((_, index) => index % 2 === remainder).map((score) => score[field]))
  return [of(0), of(1)]
}

const percent = (share: number): string => (Number.isNaN(share) ? '' : `${Math.round(100 * share)}%`)

const row = ({ method, scores }: Scores) => {
  const [odd, even] = halves(scores, 'error')
  const [coveredOdd, coveredEven] = halves(scores, 'covered')
  const times = scores.flatMap(({ milliseconds }) => milliseconds ?? [])
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return { method, odd, even, coveredOdd, coveredEven, ...(times.length > 0 && { p50, p99 }) }
}

const alone: readonly MethodName[] = [...candidateNames, 'naive']

const scoreAll = async (series: readonly NamedSeries[], withPeer: boolean): Promise<readonly Scores[]> => {
  const ours = { method: 'Jarvin', scores: series.map(scoreOurs) }
  const others = alone.map((method) => ({ method, scores: series.map((one) => scoreAlone(one, method)) }))
  const theirs = withPeer ? Object.entries(await forecastByPeer(series)) : []
  const peers = theirs.map(([method, forecasts]) => ({
    method: `R ${method}`,
    scores: series.flatMap((one, index): readonly Score[] => {
      const found = forecasts[index]
      return found ? [{ ...scoreBand(one, found), milliseconds: found.milliseconds }] : []
    }),
  }))
  return [ours, ...others, ...peers]
}

const report = (bench: Bench, title: string, scores: readonly Scores[]) => {
  const rows = scores.map(row)
  bench.print(`  ${title}: ${scores[0]?.scores.length} series`)
  bench.print('    MASE                      odd   even   in the band    ms p50    p99')
  for (const { method, odd, even, coveredOdd, coveredEven, p50, p99 } of rows) {
    const covered = `${percent(coveredOdd)} ${percent(coveredEven)}`
    const times = `${p50?.toFixed(1) ?? ''}`.padStart(10) + `${p99?.toFixed(1) ?? ''}`.padStart(7)
    bench.print(
      `    ${method.padEnd(22)}${odd.toFixed(3).padStart(7)}${even.toFixed(3).padStart(7)}${covered.padStart(14)}${times}`,
    )
  }
  return { title, rows }
}

/** Weeks to forecast, weeks to learn from, and series of each kind and length. */
const [ahead, lengths, most, mostQuick] = [13, [40, 80, 156, 260], 20, 4]

type OwnSeries = NamedSeries & { readonly kind: SeriesKind }

const ownSeries = (count: number): readonly OwnSeries[] =>
  seriesKinds.flatMap((kind) =>
    lengths.flatMap((weeks) =>
      Array.from({ length: count }, (_, number) => ({
        name: `${kind} ${weeks} ${number}`,
        ...generateSeries(kind, number, weeks, ahead),
      })),
    ),
  )

export const forecast = async (bench: Bench): Promise<unknown> => {
  const version = await findPeer()
  const hasPeer = version !== undefined
  bench.print(hasPeer ? `  R's package forecast ${version}` : "  R's package forecast is not installed")
  const own = ownSeries(bench.isQuick ? mostQuick : most)
  const scores = await scoreAll(own, hasPeer)
  const ofKind = (kind: SeriesKind): readonly Scores[] =>
    scores.map((one) => ({ ...one, scores: one.scores.filter((_, index) => own[index]?.kind === kind) }))
  const results = seriesKinds.map((kind) => report(bench, kind, ofKind(kind)))
  results.push(report(bench, 'all generated', scores))
  const folder = process.env.FORECAST_DATA
  if (folder)
    results.push(report(bench, folder, await scoreAll(await readCompetitionFolder(folder), hasPeer)))
  return results
}
