/** Weekly and hourly figures. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { KpiForecast } from '#schema/kpi/forecast'
import { DayHours, KpiRecord } from '#schema/kpi/kpi'
import type { kpiEndpoints } from '#schema/kpi/kpi.endpoints'
import { forecastFigures } from '../advisor/forecast/forecast-figures.ts'
import { type ImportedWeek, wholeWeeks } from '../advisor/imported/imported-weeks.ts'
import { importedHours, loadImported } from '../advisor/imported/load-imported.ts'
import { loadFigures } from '../advisor/load-records.ts'
import type { Handlers } from '../http/handlers.ts'

/** A week of imported days in the specification's spelling; figures that the records cannot give are left out. */
const recordOf = ({ week, position }: ImportedWeek) => ({
  id: week.weekStart,
  weekStart: week.weekStart,
  revenue: week.revenue,
  position,
  ...(week.profitMargin === undefined ? {} : { profit_margin: Math.round(week.profitMargin * 10) / 10 }),
  ...(week.cashRunwayWeeks === undefined
    ? {}
    : { cash_runway_weeks: Math.round(week.cashRunwayWeeks * 10) / 10 }),
  ...(week.transactions === undefined ? {} : { weekly_footfall: week.transactions }),
  ...(week.expenses === undefined ? {} : { expenses: week.expenses }),
})

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
    const recorded = new Set(weeks.map(({ weekStart }) => weekStart))
    const imported = await loadImported(db)
    // Leave out a week that is only partly on record: it would look like a collapse.
    const further = wholeWeeks(imported.weeks, imported.days).filter(
      ({ week }) => !recorded.has(week.weekStart),
    )
    const all = [...weeks, ...further.map(recordOf)].sort((one, other) =>
      one.weekStart < other.weekStart ? -1 : 1,
    )
    return E.right(decodeOrThrow(t.array(KpiRecord), all, 'The weekly figures'))
  },

  listHours: async (_input, { db }) => {
    const rows = await db.selectFrom('kpi_day').select(['date', 'hours']).orderBy('date').execute()
    const days = rows.map(({ date, hours }) => ({ date, hours: JSON.parse(hours) }))
    const recorded = new Set(days.map(({ date }) => date))
    const further = importedHours((await loadImported(db)).days).filter(({ date }) => !recorded.has(date))
    const all = [...days, ...further].sort((one, other) => (one.date < other.date ? -1 : 1))
    return E.right(decodeOrThrow(t.array(DayHours), all, 'The hours'))
  },

  listForecasts: async (_input, { db, now }) => {
    const forecasts = forecastFigures(await loadFigures(db), now)
    return E.right(decodeOrThrow(t.array(KpiForecast), forecasts, 'The forecasts'))
  },
}
