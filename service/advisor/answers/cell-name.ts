/** Name of one part of a period: a day, week, weekday, hour or expense line. */
import type { Cell } from '#schema/advisor/coverage'
import type { Group, MeasureName } from '#schema/advisor/measure'
import { MeasureName as Measure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import { hourText, plusDays, today, weekdayNames, weekdayOf } from '../calendar.ts'
import { measureLabel } from '../measures/measure-names.ts'
import type { Records } from '../records.ts'
import { dated, spanText } from './period-text.ts'

const lineName = ({ business }: Records, key: string): string => {
  const measure: MeasureName | undefined = Measure.is(key) ? key : undefined
  return measure ? measureLabel(measure, business.type) : key
}

/** True for groups that are both days of a weekend each. */
export const isOfWeekends = ({
  by,
  period: { weekdays },
}: {
  readonly by: Group
  readonly period: Pick<Period, 'weekdays'>
}): boolean => by === 'week' && weekdays?.join() === '5,6'

/** "Tuesday 3 November", "the week of 2 November", "Mondays", "9 am to 10 am", "staff costs"; of both days of a weekend, "the weekend of 7 November". */
export const cellName = (
  records: Records,
  { key, from, to }: Cell,
  group: Group,
  isWeekend = false,
): string => {
  if (isWeekend && from) {
    const saturday = plusDays(from, 5 - weekdayOf(from))
    return `the weekend of ${dated(saturday, today(records.now))}`
  }
  if (group === 'weekday') return `${weekdayNames[Number(key)] ?? key}s`
  if (group === 'hour-of-week') {
    const [weekday, hour = ''] = key.split('-')
    return `${weekdayNames[Number(weekday)] ?? weekday}s from ${hourText(Number(hour))} to ${hourText((Number(hour) + 1) % 24)}`
  }
  if (group === 'hour') return `${hourText(Number(key))} to ${hourText((Number(key) + 1) % 24)}`
  if (group === 'expense') return lineName(records, key)
  return from && to ? spanText({ from, to }, today(records.now)).name : key
}

/** What a mean of a group is of: "$2,140 a day". */
export const eachOf: { readonly [group in Group]?: string } = {
  weekday: ' a day',
  hour: ' an hour',
  'hour-of-week': ' an hour',
}

/** The name of a cell as an adverbial: "On Tuesday 3 November", "in the week of 2 November", "from 5 pm to 6 pm". */
export const onOrIn = (name: string): string => {
  if (/^(?:\d+ [ap]m|noon|midnight) to /.test(name)) return `from ${name}`
  return /^(?:\w+days?\b|yesterday|today|the weekend of)/.test(name) ? `on ${name}` : `in ${name}`
}
