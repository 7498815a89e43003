/** Answers for the dashboards: recorded ones, and some with extreme values. */
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { DemoBusiness } from '#schema/session/session'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listWorkWeeks from '../../fixtures/import/listWorkWeeks.json'
import listForecastsEarly from '../../fixtures/kpi/listForecasts.early.json'
import listForecastsEmpty from '../../fixtures/kpi/listForecasts.empty.json'
import listForecasts from '../../fixtures/kpi/listForecasts.json'
import listHoursEmpty from '../../fixtures/kpi/listHours.empty.json'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpisEarly from '../../fixtures/kpi/listKpis.early.json'
import listKpisEmpty from '../../fixtures/kpi/listKpis.empty.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import getMe from '../../fixtures/session/getMe.json'
import { daysAfter } from '../../web/kit/business-day.ts'
import { changed, longer } from '../core/long-texts.ts'

export const me = replay('getMe', getMe)
/** No timesheet is on record. */
export const noWork = replay('listWorkWeeks', listWorkWeeks)
export const layout = replay('getLayout', getLayout)
/** A year of weeks. */
export const records = replay('listKpis', listKpis)
/** Hours of the last two months. */
export const hours = replay('listHours', listHours)
/** Forecasts from the latest week. */
export const forecasts = replay('listForecasts', listForecasts)

/** The first five weeks, too few for a forecast. */
export const earlyRecords = replayAny('listKpis', listKpisEarly)
export const earlyForecasts = replayAny('listForecasts', listForecastsEarly)

/** No forecast has come closer than repeating the last week. */
export const unskilledForecasts = replayAny(
  'listForecasts',
  changed(listForecasts, api.listForecasts.output, (all) =>
    all.map(({ measure }) => ({ measure, status: 'no-skill', weeks: [] })),
  ),
)

/** A new business without records. */
export const noRecords = replayAny('listKpis', listKpisEmpty)
export const noForecasts = replayAny('listForecasts', listForecastsEmpty)
export const noHours = replayAny('listHours', listHoursEmpty)

/** The first week, without a week to compare. */
export const firstWeek = changed(listKpis, api.listKpis.output, (all) => all.slice(-1))
export const firstRecord = replayAny('listKpis', firstWeek)

/** Revenue from a ledger, without a number of sales. */
export const uncounted = replayAny(
  'listKpis',
  changed(listKpis, api.listKpis.output, (all) => all.map(({ weekly_footfall: _, ...week }) => week)),
)

/** A business of another type. */
export const ofType = (businessType: DemoBusiness) =>
  replayAny(
    'getMe',
    changed(getMe, api.getMe.output, (one) => ({ ...one, businessType })),
  )

export const longNamed = replayAny(
  'getMe',
  changed(getMe, api.getMe.output, (one) => ({ ...one, businessName: longer(one.businessName, 200) })),
)

/** Extreme figures. */
export const extremeWeeks = changed(listKpis, api.listKpis.output, (all) =>
  all.map((one, week) => ({
    ...one,
    revenue: one.revenue * 6000,
    profit_margin: (one.profit_margin ?? 0) - week * 13,
    cash_runway_weeks: (one.cash_runway_weeks ?? 0) * 90,
    weekly_footfall: (one.weekly_footfall ?? 0) * 9000,
  })),
)
export const extremeRecords = replayAny('listKpis', extremeWeeks)

export const extremeForecasts = replayAny(
  'listForecasts',
  changed(listForecasts, api.listForecasts.output, (all) =>
    all.map((one) => ({
      ...one,
      weeks: one.weeks.map(({ weekStart, value, low, high }) => ({
        weekStart,
        value: value * 6000,
        low: low * -6000,
        high: high * 9000,
      })),
    })),
  ),
)

/** Two years of weeks, with one outlier week of three times the usual revenue. */
export const outlierWeeks = changed(listKpis, api.listKpis.output, (all) => {
  const shifted = all.slice(0, 52).map((one) => ({
    ...one,
    id: `${one.id}-before`,
    weekStart: daysAfter(one.weekStart, -364),
    revenue: one.revenue * 0.93,
    weekly_footfall: Math.round((one.weekly_footfall ?? 0) * 0.95),
  }))
  const grown = all.map((one, week) => (week === 38 ? { ...one, revenue: one.revenue * 3.4 } : one))
  return decodeOrThrow(api.listKpis.output, [...shifted, ...grown], 'two years')
})
export const outlierRecords = replayAny('listKpis', outlierWeeks)
