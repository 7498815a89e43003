/** Weekly and hourly figures. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { KpiForecast } from '#schema/kpi/forecast'
import { DayHours, KpiRecord } from '#schema/kpi/kpi'
import type { kpiEndpoints } from '#schema/kpi/kpi.endpoints'
import { forecastFigures } from '../advisor/forecast/forecast-figures.ts'
import { loadFigures } from '../advisor/load-records.ts'
import type { Handlers } from '../http/handlers.ts'

export const kpiHandlers: Handlers<typeof kpiEndpoints> = {
  listKpis: async (_input, { db }) => {
    const rows = await db
      .selectFrom('kpi')
      .select([
        'id',
        'week_start as weekStart',
        'revenue',
        'profit_margin',
        'cash_runway_months as cash_runway',
        'cash_runway_weeks',
        'transactions as weekly_footfall',
        'expenses',
        'position',
      ])
      .orderBy('week_start')
      .execute()
    const weeks = rows.map(({ expenses, position, ...week }) => ({
      ...week,
      ...(position === null ? {} : { position }),
      ...(expenses === null ? {} : { expenses: JSON.parse(expenses) }),
    }))
    return E.right(decodeOrThrow(t.array(KpiRecord), weeks, 'The weekly figures'))
  },

  listHours: async (_input, { db }) => {
    const rows = await db.selectFrom('kpi_day').select(['date', 'hours']).orderBy('date').execute()
    const days = rows.map(({ date, hours }) => ({ date, hours: JSON.parse(hours) }))
    return E.right(decodeOrThrow(t.array(DayHours), days, 'The hours'))
  },

  listForecasts: async (_input, { db, now }) => {
    const forecasts = forecastFigures(await loadFigures(db), now)
    return E.right(decodeOrThrow(t.array(KpiForecast), forecasts, 'The forecasts'))
  },
}
