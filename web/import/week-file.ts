/** A week typed in by hand, as a file. Pure. */

import { withPoint } from '../core/language.ts'
import { daysAfter } from '../kit/business-day.ts'
import { type Cell, csvOf } from '../kit/charts/csv.ts'

/** Takings of a day and a cost of the week, as typed. */
export type DayEntry = { readonly takings: string; readonly gst: string }
export type CostEntry = { readonly name: string; readonly amount: string; readonly hours: string }

/** Monday of the week that a day belongs to. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The seven days of a week. */
export const daysOf = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => daysAfter(monday, at))

/** A typed amount without dollar sign, spaces and thousands separators; undefined if it is not an amount. */
export const typedAmount = (typed: string): string | undefined => {
  const plain = withPoint(
    typed
      .trim()
      .replace(/^\$|\$$/, '')
      .replace(/\s/g, ''),
  )
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? plain : undefined
}

/** File of a week's takings; omits days without an amount, so that they stay unknown. */
export const takingsFile = (monday: string, days: readonly DayEntry[]): string => {
  const hasGst = days.some(({ gst }) => gst.trim() !== '')
  const rows = daysOf(monday).flatMap((day, at): (readonly Cell[])[] => {
    const takings = typedAmount(days[at]?.takings ?? '')
    return takings === undefined
      ? []
      : [[day, takings, ...(hasGst ? [typedAmount(days[at]?.gst ?? '') ?? ''] : [])]]
  })
  return csvOf([['Date', 'Takings (inc GST)', ...(hasGst ? ['GST'] : [])], ...rows])
}

/** File of a week's costs, dated on its last day. */
export const costsFile = (monday: string, costs: readonly CostEntry[]): string =>
  csvOf([
    ['Date', 'Account', 'Money out', 'Hours'],
    ...costs.flatMap(({ name, amount, hours }): (readonly Cell[])[] => {
      const out = typedAmount(amount)
      return out === undefined ? [] : [[daysAfter(monday, 6), name, out, typedAmount(hours) ?? '']]
    }),
  ])
