/** What is needed a week, by the days with sales: "About 16 a day". */

import type { Figure } from '#schema/core/advice'
import { weekdayOf } from '../../calendar.ts'
import { direction, measure, stated, unsigned } from '../../figure.ts'
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

/** A level for a week and its step from now, by the day; undefined where no record has sales by the day. */
export const byTheDay = (records: Records, level: Figure, step: Figure): Line | undefined => {
  const count = tradingDays(records)
  if (count === 0) return undefined
  const days = stated('assumption', 'days with sales in a week', count)
  const make = measure(records)
  const aDay = (label: string, { unit, value }: Figure) =>
    make({
      label: `${label} a day`,
      unit,
      formula: 'each',
      inputs: [stated('assumption', `${label} a week`, value), { ...days, part: 1 }],
    })
  const [all, more] = [aDay('needed', level), aDay('change', step)]
  const shown = make({ label: 'days with sales in a week', unit: 'count', formula: 'value', inputs: [days] })
  if (!all || !more) return undefined
  return direction(more) === 'unchanged'
    ? say`Over ${shown} days a week, that is about ${all} a day.`
    : say`Over ${shown} days a week, that is about ${all} a day, ${unsigned(more)} ${more.value < 0 ? 'less' : 'more'} than in a typical week.`
}
