/** What is needed a week, by the days with sales: "About 16 a day". */

import type { Figure } from '#schema/core/advice'
import { weekdayOf } from '../../calendar.ts'
import { measure, stated, unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import type { Records } from '../../records.ts'

const daysLooked = 28

/** Days of the week with sales, over the last four weeks on record. */
const tradingDays = ({ days }: Records): number =>
  new Set(
    days
      .slice(-daysLooked)
      .flatMap(({ date, hours, total }) =>
        hours.some(({ revenue }) => revenue > 0) || (total?.revenue ?? 0) > 0 ? [weekdayOf(date)] : [],
      ),
  ).size

/** A number for a week, by the day; undefined where no record has sales by the day. */
export const byTheDay = (records: Records, aWeek: Figure): Line | undefined => {
  const count = tradingDays(records)
  if (count === 0) return undefined
  const days = stated('assumption', 'days with sales in a week', count)
  const make = measure(records)
  const each = make({
    label: 'needed a day',
    unit: aWeek.unit,
    formula: 'each',
    inputs: [stated('assumption', 'needed a week', aWeek.value), { ...days, part: 1 }],
  })
  const shown = make({ label: 'days with sales in a week', unit: 'count', formula: 'value', inputs: [days] })
  return (
    each &&
    say`Over ${shown} days a week, that is about ${unsigned(each)} ${each.value < 0 ? 'fewer' : 'more'} a day.`
  )
}
