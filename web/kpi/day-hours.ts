/** Hourly transactions of one day: choosing the day, and its chart. Pure. */
import type { DayHours } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { businessDay } from '../kit/business-day.ts'
import type { ChartData } from '../kit/charts/chart-data.ts'
import { number } from '../kit/formats.ts'
import { hourlyText } from '../messages/en/hourly.ts'
import { indexOfMax, indexOfMin } from './averages.ts'

/** Transactions of one hour. */
export type HourCount = { readonly hour: number; readonly transactions: number }

/** A day of an example business, shown while there are no hours on record. */
export const sampleHours: readonly HourCount[] = [
  14, 62, 118, 104, 92, 98, 134, 121, 41, 33, 38, 66, 88, 74, 31,
].map((transactions, index) => ({ hour: 6 + index, transactions }))

/** The last recorded day up to that of `moment`, otherwise the first. `days` is sorted, oldest first. */
export const dayAt = (days: readonly DayHours[], moment: string): DayHours | undefined => {
  const open = days.filter(({ hours }) => hours.length > 0)
  return open.findLast(({ date }) => date <= businessDay(moment)) ?? open[0]
}

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** Title, summary and chart data of a day. */
export const hourChart = (
  hours: readonly HourCount[],
): { readonly title: string; readonly summary: string; readonly data: ChartData } => {
  const text = textOf(hourlyText)
  const counts = hours.map(({ transactions }) => transactions)
  const [most, least] = [indexOfMax(counts), indexOfMin(counts)]
  const isFlat = counts[most] === counts[least]
  const at = (index: number) => clock(hours[index]?.hour ?? 0)
  const count = (index: number) => number(counts[index] ?? 0)
  return {
    title: isFlat ? text.flat : text.finding(at(most), at(least)),
    summary: text.summary(at(most), count(most), at(least), count(least)),
    data: {
      kind: 'bar',
      rowTitle: text.hour,
      rows: hours.map(({ hour }) => ({ short: String(hour), full: text.span(clock(hour), clock(hour + 1)) })),
      columns: [{ short: text.transactions, full: text.transactions }],
      values: counts.map((each) => [each]),
      format: (value) => number(value),
      isCount: true,
      ...(isFlat ? {} : { emphasis: most, printed: [least] }),
    },
  }
}
