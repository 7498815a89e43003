/** Imported figures for the advisor. Their number of sales is left out where the trade counts something else. */
import type { WeekFigures } from '#schema/kpi/kpi'
import type { BusinessType } from '#schema/session/session'
import type { DayFigures } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { wholeWeeks } from './imported-weeks.ts'
import { type ImportedFigures, importedDays } from './load-imported.ts'

const uncountedWeek = ({ transactions: _, ...week }: WeekFigures): WeekFigures => week

const uncountedDay = ({ date, hours, total }: DayFigures): DayFigures => ({
  date,
  hours: [],
  total: { revenue: total?.revenue ?? hours.reduce((sum, { revenue }) => sum + revenue, 0) },
})

/** Whole weeks and days of a trade's files; invoices are no billed days. */
export const countedFigures = (
  imported: ImportedFigures,
  type: BusinessType,
): { readonly weeks: readonly WeekFigures[]; readonly days: readonly DayFigures[] } => {
  const weeks = wholeWeeks(imported.weeks, imported.days).map(({ week }) => week)
  const days = importedDays(imported.days)
  return vocabularies[type].countsFiles
    ? { weeks, days }
    : { weeks: weeks.map(uncountedWeek), days: days.map(uncountedDay) }
}
