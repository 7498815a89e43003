/**
 * Selects weeks and days as inputs of figures. latestWeek · weekBefore · weekNamed · lastWeeks · weekInput ·
 * daysInput · metric (unit and name)
 */
import type { FigureInput, FigureUnit } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import type { WeekFigures } from '#schema/kpi/kpi'
import { plusDays } from '../calendar.ts'
import { citedName, type DayField, type WeekField } from '../field-values.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'

/** The latest week on record. */
export const latestWeek = ({ kpis }: Records): WeekFigures | undefined => kpis.at(-1)

/** Week starting on a day, if it is on record. */
const weekNamed = ({ kpis }: Records, weekStart: IsoDate): WeekFigures | undefined =>
  kpis.find((week) => week.weekStart === weekStart)

/** Week `count` weeks before another, if it is on record. */
export const weekBefore = (records: Records, week: WeekFigures, weeks: number): WeekFigures | undefined =>
  weekNamed(records, plusDays(week.weekStart, -7 * weeks))

/** Records of the last `count` calendar weeks up to `end` (the latest by default); missing weeks stay missing. */
export const lastWeeks = (
  records: Records,
  count: number,
  end: WeekFigures | undefined = latestWeek(records),
): readonly WeekFigures[] => {
  if (end === undefined) return []
  const from = plusDays(end.weekStart, -7 * (count - 1))
  return records.kpis.filter(({ weekStart }) => weekStart >= from && weekStart <= end.weekStart)
}

/** One field of one week. */
export const weekInput = (week: WeekFigures, field: WeekField): FigureInput => ({
  kind: 'kpi',
  field: citedName(field),
  from: week.weekStart,
  to: plusDays(week.weekStart, 6),
})

/** One field of all weeks from one to another, both included. */
export const weeksInput = (weeks: readonly WeekFigures[], field: WeekField): FigureInput | undefined => {
  const [first] = weeks
  const end = weeks.at(-1)
  return (
    first &&
    end && { kind: 'kpi', field: citedName(field), from: first.weekStart, to: plusDays(end.weekStart, 6) }
  )
}

/** One field of the hours of all recorded days, optionally of one weekday (0 is Monday) or hour. */
export const daysInput = (
  { days }: Records,
  field: DayField,
  narrow: { readonly weekday?: number; readonly hour?: number } = {},
): FigureInput | undefined => {
  const from = days[0]?.date
  const to = days.at(-1)?.date
  return from && to && { kind: 'hourly', field, from, to, ...narrow }
}

/** Unit of a field, and of its changes. */
export const unitOf = (field: WeekField): { readonly unit: FigureUnit; readonly change: FigureUnit } => {
  if (field === 'profitMargin' || field === 'surplusPercent') return { unit: 'percent', change: 'points' }
  if (field === 'cashRunwayMonths') return { unit: 'months', change: 'months' }
  if (field === 'cashRunwayWeeks') return { unit: 'weeks', change: 'weeks' }
  if (field === 'transactions') return { unit: 'count', change: 'count' }
  return { unit: 'aud', change: 'aud' }
}

/** Name of a field in a sentence, in the words of the business. */
export const nameOf = ({ business }: Records, field: WeekField): string => {
  const words = vocabularies[business.type]
  const names: Readonly<Record<WeekField, string>> = {
    revenue: 'revenue',
    profitMargin: 'profit margin',
    surplusPercent: 'profit margin',
    cashRunwayMonths: 'cash runway',
    cashRunwayWeeks: 'cash runway',
    transactions: words.sales,
    revenuePerTransaction: words.perSale,
    availableDays: 'available days',
    costs: 'costs',
    profit: 'profit',
    staff: 'staff costs',
    supplies: words.supplies,
    premises: 'premises costs',
    marketing: words.marketing,
    other: 'other costs',
  }
  return names[field]
}
