/** Properties of forecasts: equivariance, no use of the future, and how often the band holds. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitForecast } from '../../service/advisor/forecast/forecast.ts'
import { rollingForecasts } from '../../service/advisor/forecast/rolling-origins.ts'
import { generateSeries, seriesKinds } from './forecast-series.ts'

const ahead = 13
const weekly = fc.array(fc.option(fc.integer({ min: 0, max: 40_000 }), { freq: 12 }), {
  minLength: 20,
  maxLength: 150,
})
const onRecord = weekly.filter((series) => series.filter((value) => value !== null).length >= 13)

const edit = (series: readonly (number | null)[], change: (value: number) => number) =>
  series.map((value) => (value === null ? null : change(value)))

describe('forecasts', () => {
  it('move with the series, and scale with it', () => {
    fc.assert(
      fc.property(
        onRecord,
        fc.integer({ min: -50_000, max: 50_000 }),
        fc.integer({ min: -3, max: 6 }),
        (series, shift, power) => {
          const plain = fitForecast(series, ahead)
          const moved = fitForecast(
            edit(series, (value) => value + shift),
            ahead,
          )
          const factor = 2 ** power
          const scaled = fitForecast(
            edit(series, (value) => value * factor),
            ahead,
          )
          expect(moved.candidate).toBe(plain.candidate)
          expect(scaled.candidate).toBe(plain.candidate)
          for (const [index, { value, low, high }] of plain.points.entries())
            for (const [name, one] of Object.entries({ value, low, high })) {
              const [other, larger] = [moved.points[index], scaled.points[index]].map((point) =>
                Object.entries(point ?? {}).find(([key]) => key === name),
              )
              expect(other?.[1]).toBeCloseTo(one + shift, 4)
              expect(larger?.[1]).toBeCloseTo(one * factor, 4)
            }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('are finite, in order, and the same each time', () => {
    fc.assert(
      fc.property(onRecord, (series) => {
        const { points, skill } = fitForecast(series, ahead)
        expect(points).toHaveLength(ahead)
        for (const { low, value, high } of points) {
          expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true)
          expect(low <= value && value <= high).toBe(true)
        }
        expect(skill).toBeLessThanOrEqual(1)
        expect(fitForecast(series, ahead).points).toEqual(points)
      }),
      { numRuns: 60 },
    )
  })

  it('of an earlier week do not depend on later ones', () => {
    fc.assert(
      fc.property(
        onRecord,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 90_000 }),
        (series, later, value) => {
          const from = series.length - later
          const changed = series.map((one, week) => (week < from ? one : value))
          const [before, after] = [series, changed].map((each) =>
            rollingForecasts(each, ahead).filter(({ origin }) => origin <= from),
          )
          expect(before?.length).toBeGreaterThan(0)
          expect(after).toEqual(before)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of the last origin are those that are shown', () => {
    const { train } = generateSeries('odd weeks', 7, 120, ahead)
    const last = rollingForecasts(train, ahead).at(-1)
    const fit = fitForecast(train, ahead)
    expect(last?.origin).toBe(120)
    expect([...(last?.values[fit.candidate] ?? [])]).toEqual(fit.points.map(({ value }) => value))
  })
})

describe('the band', () => {
  it('holds the weeks that follow between 72% and 88% of the time', { timeout: 60_000 }, () => {
    const holds = (kinds: readonly (typeof seriesKinds)[number][], weeks: number, count: number): number => {
      const hits = kinds.flatMap((kind) =>
        Array.from({ length: count }, (_, number) => generateSeries(kind, number, weeks, ahead)).flatMap(
          ({ train, test }) =>
            fitForecast(train, ahead).points.map(({ low, high }, index) => {
              const actual = test[index] ?? Number.NaN
              return low <= actual && actual <= high
            }),
        ),
      )
      return hits.filter(Boolean).length / hits.length
    }
    for (const weeks of [40, 80, 156, 260]) {
      const share = holds(seriesKinds, weeks, 12)
      expect.soft(share, `${weeks} weeks`).toBeGreaterThanOrEqual(0.72)
      expect.soft(share, `${weeks} weeks`).toBeLessThanOrEqual(0.88)
    }
    for (const kind of seriesKinds) {
      const share = holds([kind], 156, 40)
      expect.soft(share, kind).toBeGreaterThanOrEqual(0.72)
      expect.soft(share, kind).toBeLessThanOrEqual(0.88)
    }
  })
})
