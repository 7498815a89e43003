/** Forecast plans over the records: dates, values, and reasons why there is no forecast. */
import { describe, expect, it } from 'vitest'
import { Answer } from '#schema/advisor/answer'
import type { MeasureName } from '#schema/advisor/measure'
import { businessTypes } from '#schema/session/session'
import { plusDays } from '../../service/advisor/calendar.ts'
import { evaluateForecast } from '../../service/advisor/forecast/evaluate-forecast.ts'
import { forecastWeeks } from '../../service/advisor/forecast/forecast.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import type { Records } from '../../service/advisor/records.ts'
import { generateSeries } from './forecast-series.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')

const ask = (records: Records, measure: MeasureName = 'revenue', weeks = 4) =>
  evaluate({ operator: 'forecast', measure, weeks }, { records, forecast: evaluateForecast })

const withRevenue = (values: readonly (number | null)[]): Records => {
  const [week] = cafe.kpis
  if (week === undefined) throw new Error('No week')
  const kpis = values.flatMap((revenue, index) =>
    revenue === null ? [] : [{ ...week, weekStart: plusDays(week.weekStart, 7 * index), revenue }],
  )
  return { ...cafe, kpis }
}

describe('a forecast plan', () => {
  it('is answered for the weeks after the last on record, with the band', () => {
    const { train } = generateSeries('season', 1, 120, 13)
    const records = withRevenue(train)
    const answer = ask(records)
    const forecast = forecastWeeks(train, 4, { floor: 0 })
    if (answer.operator !== 'forecast' || forecast.kind !== 'forecast') throw new Error(answer.operator)
    const last = records.kpis.at(-1)?.weekStart
    expect(answer.weeks).toEqual(
      forecast.points.map(({ ahead, ...point }) => ({
        weekStart: last && plusDays(last, 7 * ahead),
        ...point,
      })),
    )
    expect(answer.skill).toBe(forecast.skill)
    expect(answer.isTooEarly).toBeUndefined()
  })

  it('leaves weeks that are not on record missing', () => {
    const { train } = generateSeries('missing', 2, 120, 13)
    const answer = ask(withRevenue(train))
    const forecast = forecastWeeks(train, 4, { floor: 0 })
    if (answer.operator !== 'forecast' || forecast.kind !== 'forecast') throw new Error(answer.operator)
    expect(answer.weeks.map(({ value }) => value)).toEqual(forecast.points.map(({ value }) => value))
  })

  it('says that it is too early under 13 weeks', () => {
    const answer = ask(withRevenue([100, 120, 110]))
    expect(answer).toMatchObject({ operator: 'forecast', isTooEarly: true })
    expect(answer.operator === 'forecast' && answer.weeks.map(({ value }) => value)).toEqual([
      110, 110, 110, 110,
    ])
  })

  it('has no answer without skill, without records, or too far ahead', () => {
    const walk = Array.from(
      { length: 20 },
      (_, number) => generateSeries('random walk', number, 156, 4).train,
    )
    const without = walk.find((train) => forecastWeeks(train, 4, { floor: 0 }).kind === 'no skill') ?? []
    expect(ask(withRevenue(without))).toEqual({ operator: 'nothing', reason: 'no-skill', measure: 'revenue' })
    expect(ask({ ...cafe, kpis: [], days: [] })).toMatchObject({
      operator: 'nothing',
      reason: 'outside-record',
    })
    expect(ask(cafe, 'revenue', 27)).toMatchObject({ operator: 'nothing', reason: 'too-far-ahead' })
    expect(ask(cafe, 'customers')).toMatchObject({ operator: 'nothing', reason: 'not-measured' })
  })

  it('keeps a margin at 100% or below, however much it swings', () => {
    const none = { staff: 0, supplies: 0, premises: 0, marketing: 0 }
    const swinging = cafe.kpis.map((week, at) => ({
      ...week,
      expenses: { ...none, other: (at % 2 === 0 ? 0.02 : 1.6) * week.revenue },
    }))
    const answer = ask({ ...cafe, kpis: swinging }, 'margin', 4)
    if (answer.operator !== 'forecast') throw new Error(answer.operator)
    expect(Math.max(...answer.weeks.map(({ high }) => high))).toBe(100)
  })

  it('is fit for JSON for every measure of every business, and costs stay above 0', () => {
    for (const type of businessTypes)
      for (const measure of [
        'revenue',
        'margin',
        'staff',
        'hours-traded',
        'runway',
        'growth',
        'cash',
      ] as const) {
        const answer = ask(seededRecords(type), measure, 13)
        expect(Answer.is(JSON.parse(JSON.stringify(answer))), `${type} ${measure}`).toBe(true)
        if (answer.operator === 'forecast' && measure === 'staff')
          for (const { low } of answer.weeks) expect(low).toBeGreaterThanOrEqual(0)
      }
  })
})
