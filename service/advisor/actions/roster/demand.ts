/** Demand of a weekday, from the hours of the last eight weeks. */
import type { Figure, FigureInput } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { hourText, plusDays, weekdayNames, weekdayOf } from '../../calendar.ts'
import { measure } from '../../figure.ts'
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'

/** Days included in medians: eight of each weekday. */
const reach = 56

/** Median takings and sales of a weekday, median sales by opening hour, and the busiest hour. */
export type Demand = {
  readonly takings: Figure
  readonly sales: Figure
  readonly busiest: { readonly hour: number; readonly sales: Figure }
  readonly hours: readonly HourDemand[]
}

/** Median sales of an hour, and its median takings in sales of the usual value. */
export type HourDemand = { readonly hour: number; readonly sales: number; readonly worth: number }

const span = ({ days }: Records): { readonly from: IsoDate; readonly to: IsoDate } | undefined => {
  const to = days.at(-1)?.date
  return to && { from: plusDays(to, 1 - reach), to }
}

/** Opening hours of a weekday: those on record on at least half of its days, so that one late evening does not count. */
const openingHours = (
  records: Records,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  weekday: number,
): readonly number[] => {
  const days = records.days.filter(({ date }) => date >= from && date <= to && weekdayOf(date) === weekday)
  const counts = new Map<number, number>()
  for (const { hour } of days.flatMap(({ hours }) => hours)) counts.set(hour, (counts.get(hour) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count * 2 >= days.length)
    .map(([hour]) => hour)
    .sort((a, b) => a - b)
}

/** Usual value of a sale: takings over sales of all days in the span. */
const usualSale = (
  { days }: Records,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
): number => {
  const hours = days.filter(({ date }) => date >= from && date <= to).flatMap((day) => day.hours)
  const sales = hours.reduce((sum, { transactions }) => sum + transactions, 0)
  return sales > 0 ? hours.reduce((sum, { revenue }) => sum + revenue, 0) / sales : 0
}

/** Demand of a weekday (0 is Monday); undefined if no such day is on record or had takings. */
export const demandOf = (records: Records, weekday: number): Demand | undefined => {
  const days = span(records)
  if (!days) return undefined
  const day = weekdayNames[weekday] ?? 'day'
  const input = (field: 'revenue' | 'transactions', hour?: number): FigureInput => ({
    kind: 'hourly',
    field,
    ...days,
    weekday,
    ...(hour === undefined ? {} : { hour }),
  })
  const median = (label: string, unit: 'aud' | 'count', one: FigureInput) =>
    measure(records)({
      label: `${label}, median of the last eight weeks`,
      unit,
      formula: 'median',
      inputs: [one],
    })
  const usual = usualSale(records, days)
  const { sales: word } = vocabularies[records.business.type]
  const hours = openingHours(records, days, weekday).flatMap((hour) => {
    const label = `${word} on a ${day} from ${hourText(hour)}`
    const sales = median(label, 'count', input('transactions', hour))
    const takings = median(`takings on a ${day} from ${hourText(hour)}`, 'aud', input('revenue', hour))
    const worth = usual > 0 && takings ? takings.value / usual : 0
    return sales ? [{ hour, figure: sales, sales: sales.value, worth }] : []
  })
  const [first, ...others] = hours
  const takings = median(`takings of a ${day}`, 'aud', input('revenue'))
  const sales = median(`${word} of a ${day}`, 'count', input('transactions'))
  if (!first || !takings || !sales || takings.value <= 0) return undefined
  const busiest = others.reduce((best, one) => (one.sales > best.sales ? one : best), first)
  return { takings, sales, hours, busiest: { hour: busiest.hour, sales: busiest.figure } }
}
