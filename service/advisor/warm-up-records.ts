/** Invented records for the warm-up: what answers from figures needs, and nothing that anybody is shown. */
import { plusDays, today } from './calendar.ts'
import { mondayOf } from './periods/dates.ts'
import type { Records } from './records.ts'

/** Enough for a forecast and for the same week of the year before. */
const weeks = 60
/** Weeks with sales by hour. */
const weeksByHour = 9

/** Weeks and days that end before `now`. */
export const inventedFigures = (now: Date): Pick<Records, 'kpis' | 'days'> => {
  const monday = mondayOf(today(now))
  const mondays = Array.from({ length: weeks }, (_, at) => plusDays(monday, 7 * (at - weeks)))
  return {
    kpis: mondays.map((weekStart, at) => {
      const revenue = 9000 + 40 * at + 600 * Math.sin(at) - (at % 13 === 0 ? 1500 : 0)
      const [staff, supplies, premises, marketing, other] = [0.35 * revenue, 0.3 * revenue, 1500, 200, 400]
      const spent = staff + supplies + premises + marketing + other
      return {
        weekStart,
        revenue: Math.round(revenue),
        profitMargin: Math.round(1000 * (1 - spent / revenue)) / 10,
        cashRunwayWeeks: 14 - (at % 4),
        transactions: Math.round(revenue / 12),
        expenses: { staff, supplies, premises, marketing, other },
      }
    }),
    days: mondays.slice(-weeksByHour).flatMap((weekStart) =>
      Array.from({ length: 7 }, (_, at) => ({
        date: plusDays(weekStart, at),
        hours: Array.from({ length: 9 }, (_, hour) => ({
          hour: 8 + hour,
          transactions: 8 + ((at * 3 + hour * 5) % 11),
          revenue: 12 * (8 + ((at * 3 + hour * 5) % 11)),
        })),
      })),
    ),
  }
}
