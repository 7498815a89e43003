/** Forecasts for the dashboards, compared with the evaluator's own answers. */
import { describe, expect, it } from 'vitest'
import { KpiForecast, weeksAhead } from '#schema/kpi/forecast'
import { businessTypes } from '#schema/session/session'
import { forecastFigures } from '../../service/advisor/forecast/forecast-figures.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { seededRecords } from './seeded-records.ts'

describe.each(businessTypes)('the forecasts of %s', (type) => {
  const records = seededRecords(type)
  const forecasts = forecastFigures(records, records.now)

  it('are those that any plan gets, to the cent', () => {
    for (const { measure, status, weeks, skill } of forecasts) {
      const whole = evaluate({ operator: 'forecast', measure, weeks: weeksAhead }, advisorContext(records))
      if (whole.operator !== 'forecast') {
        expect(whole).toMatchObject({ operator: 'nothing', reason: status })
        continue
      }
      expect([status, weeks.length]).toEqual(['forecast', whole.weeks.length])
      expect(skill).toBeCloseTo(whole.skill ?? Number.NaN, 4)
      for (const [index, week] of weeks.entries()) {
        expect(week.weekStart).toBe(whole.weeks[index]?.weekStart)
        for (const key of ['value', 'low', 'high'] as const)
          expect(week[key]).toBeCloseTo(whole.weeks[index]?.[key] ?? Number.NaN, 2)
      }
    }
  })

  it('match the contract', () => {
    expect(forecasts.every(KpiForecast.is)).toBe(true)
  })

  it('are too early under 13 weeks, and none without a record', () => {
    const early = forecastFigures({ kpis: records.kpis.slice(0, 12), days: [] }, records.now)
    expect(new Set(early.map(({ status }) => status))).toEqual(new Set(['too-early']))
    const none = forecastFigures({ kpis: [], days: [] }, records.now)
    expect(new Set(none.map(({ status }) => status))).toEqual(new Set(['not-on-record']))
  })
})
