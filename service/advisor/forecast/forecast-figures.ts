/** Forecasts for the dashboards, from the weekly and hourly figures alone. */
import type { ForecastWeek } from '#schema/advisor/forecast-week'
import { type ForecastMeasure, forecastMeasures, type KpiForecast, weeksAhead } from '#schema/kpi/forecast'
import { businessProfileDefaults } from '#schema/profile/profile'
import type { Records } from '../records.ts'
import { evaluateForecast } from './evaluate-forecast.ts'

type Figures = Pick<Records, 'kpis' | 'days'>

/** Records with figures only, because measures read nothing else; the trade only affects names. */
export const figuresOnly = (figures: Figures, now: Date): Records => ({
  business: { name: '', type: 'cafe' },
  now,
  ...figures,
  focus: null,
  profile: businessProfileDefaults,
  advisories: [],
  memos: [],
  briefs: [],
})

const rounded = (value: number, places: number): number => Number(value.toFixed(places)) || 0

// Rounded, because the last decimals differ between processors and are never shown.
const roundedWeek = ({ weekStart, value, low, high }: ForecastWeek): ForecastWeek => ({
  weekStart,
  value: rounded(value, 2),
  low: rounded(low, 2),
  high: rounded(high, 2),
})

const forecastOf = (measure: ForecastMeasure, records: Records): KpiForecast => {
  const answer = evaluateForecast({ operator: 'forecast', measure, weeks: weeksAhead }, records)
  if (answer.operator === 'nothing')
    return { measure, status: answer.reason === 'no-skill' ? 'no-skill' : 'not-on-record', weeks: [] }
  return {
    measure,
    status: answer.isTooEarly ? 'too-early' : 'forecast',
    weeks: answer.weeks.map(roundedWeek),
    ...(answer.skill === undefined ? {} : { skill: rounded(answer.skill, 4) }),
  }
}

/** Forecasts of the dashboards' measures, each from its own last complete week. */
export const forecastFigures = (figures: Figures, now: Date): readonly KpiForecast[] => {
  const records = figuresOnly(figures, now)
  return forecastMeasures.map((measure) => forecastOf(measure, records))
}
