/** Forecasts of weekly series: which candidate is chosen, which band, what is not drawn, and how long they take. */
import { describe, expect, it } from 'vitest'
import { fitForecast, forecastWeeks } from '../../service/advisor/forecast/forecast.ts'
import { rollingForecasts } from '../../service/advisor/forecast/rolling-origins.ts'
import { generateSeries, seriesKinds } from './forecast-series.ts'

const weeksOf = (count: number, value: (week: number) => number): readonly number[] =>
  Array.from({ length: count }, (_, week) => value(week))

describe('a forecast', () => {
  it('of a constant series is that constant, with no band', () => {
    for (const constant of [18_905, 0, -3, 0.1]) {
      const forecast = forecastWeeks(
        weeksOf(60, () => constant),
        4,
      )
      expect(forecast).toMatchObject({ kind: 'forecast', skill: 1 })
      expect(
        fitForecast(
          weeksOf(60, () => constant),
          4,
        ).points,
      ).toEqual([1, 2, 3, 4].map((ahead) => ({ ahead, value: constant, low: constant, high: constant })))
    }
  })

  it('follows a trend, and not for ever', () => {
    const { candidate, points } = fitForecast(
      weeksOf(80, (week) => 1000 + 10 * week),
      13,
    )
    expect(candidate).toBe('damped trend')
    expect(points[0]?.value).toBeGreaterThan(1796)
    for (const { ahead, value } of points) expect(value).toBeLessThanOrEqual(1790 + 10 * ahead)
  })

  it('of a seasonal series repeats the same week of last year', () => {
    for (let number = 0; number < 10; number++) {
      const { train, test } = generateSeries('season', number, 156, 13)
      const { candidate, points } = fitForecast(train, 13)
      expect.soft(candidate, `series ${number}`).toBe('same week last year')
      for (const [index, { value }] of points.entries())
        expect.soft(Math.abs(value - (test[index] ?? 0)) / 18_000).toBeLessThan(0.3)
    }
  })

  it('compares candidates over the weeks that both could forecast', () => {
    const { train } = generateSeries('season', 6, 80, 13)
    const shared = rollingForecasts(train, 13).flatMap(({ origin, values }) =>
      [...values['damped trend']].flatMap((value, index) => {
        const actual = train[origin + index]
        return typeof actual === 'number' && Number.isFinite(values['same week last year'][index])
          ? [Math.abs(actual - value)]
          : []
      }),
    )
    const { dampedError } = fitForecast(train, 13).errors['same week last year']
    expect(dampedError).toBeCloseTo(shared.reduce((sum, error) => sum + error, 0) / shared.length, 6)
  })

  it('repeats last year only after 13 weeks of the second year', () => {
    const yearly = (weeks: number) =>
      weeksOf(weeks, (week) => 1000 + 400 * Math.sin((2 * Math.PI * week) / 52))
    expect(fitForecast(yearly(60), 13).candidate).not.toBe('same week last year')
    expect(fitForecast(yearly(70), 13).candidate).toBe('same week last year')
  })

  it('keeps the damped trend unless another candidate had under 80% of its error', () => {
    for (const kind of seriesKinds)
      for (let number = 0; number < 6; number++) {
        const { candidate, errors } = fitForecast(generateSeries(kind, number, 156, 13).train, 13)
        const relative = errors[candidate].error / errors[candidate].dampedError
        if (candidate !== 'damped trend') expect(relative, `${kind} ${number}`).toBeLessThan(0.8)
        else
          for (const [name, { error, dampedError }] of Object.entries(errors))
            expect(error, `${name}, ${kind} ${number}`).not.toBeLessThan(0.8 * dampedError)
      }
  })

  it('widens with the horizon', () => {
    for (const kind of seriesKinds) {
      const { points } = fitForecast(generateSeries(kind, 1, 104, 13).train, 13)
      const widths = points.map(({ low, high }) => Math.round(high - low))
      expect(widths, kind).toEqual(widths.toSorted((a, b) => a - b))
    }
  })

  it('stays above a floor that the measure cannot fall below', () => {
    const { train } = generateSeries('zeros', 2, 60, 13)
    expect(Math.min(...fitForecast(train, 13).points.map(({ low }) => low))).toBeLessThan(0)
    const { points } = fitForecast(train, 13, { floor: 0 })
    for (const { low, value, high } of points) expect(0 <= low && low <= value && value <= high).toBe(true)
  })
})

describe('what is not drawn', () => {
  it('is too early under 13 weeks: the last value with a wide band', () => {
    const forecast = forecastWeeks([100, 110, 90, 120], 4)
    expect(forecast).toMatchObject({ kind: 'too early', weeks: 4 })
    if (forecast.kind !== 'too early') return
    expect(forecast.points.map(({ value }) => value)).toEqual([120, 120, 120, 120])
    for (const { low, high } of forecast.points) expect(high - low).toBeGreaterThanOrEqual(120)
    expect(
      forecastWeeks(
        weeksOf(12, (week) => week),
        4,
      ).kind,
    ).toBe('too early')
    expect(forecastWeeks([...weeksOf(12, (week) => week), null], 4).kind).toBe('too early')
    expect(
      forecastWeeks(
        weeksOf(13, (week) => week),
        4,
      ).kind,
    ).not.toBe('too early')
    expect(forecastWeeks([], 4)).toEqual({ kind: 'too early', weeks: 0, points: [] })
    expect(forecastWeeks([null, null], 4)).toEqual({ kind: 'too early', weeks: 0, points: [] })
  })

  it('is a series without skill over the naive forecast, which has no points at all', () => {
    const kinds = weeksOf(20, (number) => number).map((number) => {
      const { train } = generateSeries('random walk', number, 156, 13)
      const forecast = forecastWeeks(train, 4)
      const { skill } = fitForecast(train, 4)
      expect(forecast.kind).toBe(skill > 0 ? 'forecast' : 'no skill')
      expect('points' in forecast).toBe(skill > 0)
      return forecast.kind
    })
    expect(kinds).toContain('no skill')
  })

  it('shows its skill where the past helps', () => {
    for (const kind of ['level', 'season'] as const) {
      const forecast = forecastWeeks(generateSeries(kind, 4, 156, 13).train, 13)
      expect(forecast.kind, kind).toBe('forecast')
      if (forecast.kind === 'forecast') expect(forecast.skill, kind).toBeGreaterThan(0.15)
    }
  })

  it('refuses a horizon that is none, and values that are none', () => {
    const year = weeksOf(60, (week) => 1000 + week)
    for (const ahead of [0, -1, 1.5, Number.NaN]) expect(() => forecastWeeks(year, ahead)).toThrow()
    expect(() => forecastWeeks([...year, Number.NaN], 4)).toThrow()
    expect(() => forecastWeeks([...year, Number.POSITIVE_INFINITY], 4)).toThrow()
  })
})
