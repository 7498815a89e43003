/** Forecasts of series with unusual weeks, missing weeks, and zeros. */
import { describe, expect, it } from 'vitest'
import { fitForecast } from '../../service/advisor/forecast/forecast.ts'
import { randomOf } from '../../service/seed/random.ts'
import { generateSeries } from './forecast-series.ts'

const weeksOf = (count: number, value: (week: number) => number): readonly number[] =>
  Array.from({ length: count }, (_, week) => value(week))

const valuesOf = (series: readonly (number | null)[], ahead = 13): readonly number[] =>
  fitForecast(series, ahead).points.map(({ value }) => value)

const noisy = (name: string, count: number): readonly number[] => {
  const { normal } = randomOf(name)
  return weeksOf(count, () => 10_000 + 400 * normal())
}

const largestShift = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? Number.NaN))))

describe('odd and missing weeks', () => {
  it('let one odd week move the forecast by no more than a usual week does', () => {
    const usual = noisy('one odd week', 120)
    for (const week of [5, 60, 67, 100, 117, 118, 119])
      for (const factor of [0, 0.3, 3, 10]) {
        const odd = usual.with(week, (usual[week] ?? 0) * factor)
        expect
          .soft(largestShift(valuesOf(odd), valuesOf(usual)), `week ${week} times ${factor}`)
          .toBeLessThan(600)
      }
  })

  it('do not take an odd week of last year for a season', () => {
    const { train } = generateSeries('season', 3, 110, 13)
    const week = 110 - 52 + 2
    const odd = train.with(week, 10 * (train[week] ?? 0))
    expect(fitForecast(odd, 13).candidate).toBe('same week last year')
    expect(largestShift(valuesOf(odd), valuesOf(train))).toBeLessThan(4000)
  })

  it('take the mean of its neighbours for a week of last year that is not on record', () => {
    const { train } = generateSeries('season', 3, 150, 13)
    const week = 150 - 52 + 2
    const neighbours = ((train[week - 1] ?? 0) + (train[week + 1] ?? 0)) / 2
    expect(fitForecast(train.with(week, null), 13).points[2]?.value).toBeCloseTo(neighbours, 6)
  })

  it('take another candidate where last year has a longer gap', () => {
    const { train } = generateSeries('season', 3, 150, 13)
    const gap = train.map((value, week) => (week > 98 && week < 103 ? null : value))
    const { candidate, points } = fitForecast(gap, 13)
    expect(candidate).toBe('damped trend')
    expect(points.every(({ value }) => Number.isFinite(value))).toBe(true)
  })

  it('take a week that was odd in two years for a season', () => {
    const { train } = generateSeries('season', 3, 150, 13)
    const [newer, older] = [150 - 52 + 2, 150 - 104 + 2]
    const festive = train.with(newer, 60_000).with(older, 58_000)
    expect(fitForecast(festive, 13).points[2]?.value).toBe(60_000)
  })

  it('follow a step once a second week confirms it', () => {
    const { normal } = randomOf('a step')
    const stepped = (after: number) =>
      weeksOf(100 + after, (week) => (week < 100 ? 10_000 : 14_000) + 200 * normal())
    expect(valuesOf(stepped(8))[0]).toBeGreaterThan(13_000)
  })

  it('leave out weeks that are not on record', () => {
    const usual = noisy('missing weeks', 120)
    const gaps = usual.map((value, week) => (week % 11 === 4 ? null : value))
    expect(largestShift(valuesOf(gaps), valuesOf(usual))).toBeLessThan(300)
    expect(valuesOf([null, null, ...usual])).toEqual(valuesOf(usual))
  })

  it('count the weeks ahead from the end, also where the last weeks are not on record', () => {
    const line = weeksOf(80, (week) => 1000 + 10 * week)
    const [first] = valuesOf([...line, null, null], 1)
    expect(first).toBeGreaterThan(valuesOf(line, 1)[0] ?? Number.NaN)
    expect(largestShift(valuesOf([...line, null, null], 4), valuesOf(line, 6).slice(2))).toBeLessThan(1)
  })

  it('take zeros for values', () => {
    expect(valuesOf(weeksOf(40, () => 0))).toEqual(weeksOf(13, () => 0))
    const rare = weeksOf(60, (week) => (week % 3 === 0 ? 6 : 0))
    for (const value of valuesOf(rare)) expect(Math.abs(value - 2)).toBeLessThan(1.5)
  })
})
