/** Name of one part of a period: a day, week, weekday, hour or expense line. */
import type { Cell } from '#schema/advisor/coverage'
import type { Group, MeasureName } from '#schema/advisor/measure'
import { MeasureName as Measure } from '#schema/advisor/measure'
import { hourText, today, weekdayNames } from '../calendar.ts'
import { measureLabel } from '../measures/measure-names.ts'
import type { Records } from '../records.ts'
import { spanText } from './period-text.ts'

const lineName = ({ business }: Records, key: string): string => {
  const measure: MeasureName | undefined = Measure.is(key) ? key : undefined
  return measure ? measureLabel(measure, business.type) : key
}

/** "Tuesday 3 November", "the week of 2 November", "Mondays", "9 am to 10 am", "staff costs". */
export const cellName = (records: Records, { key, from, to }: Cell, group: Group): string => {
  if (group === 'weekday') return `${weekdayNames[Number(key)] ?? key}s`
  if (group === 'hour-of-week') {
    const [weekday, hour = ''] = key.split('-')
    return `${weekdayNames[Number(weekday)] ?? weekday}s from ${hourText(Number(hour))} to ${hourText((Number(hour) + 1) % 24)}`
  }
  if (group === 'hour') return `${hourText(Number(key))} to ${hourText((Number(key) + 1) % 24)}`
  if (group === 'expense') return lineName(records, key)
  return from && to ? spanText({ from, to }, today(records.now)).name : key
}

/** The name of a cell as an adverbial: "On Tuesday 3 November", "in the week of 2 November", "from 5 pm to 6 pm". */
export const onOrIn = (name: string): string => {
  if (/^(?:\d+ [ap]m|noon|midnight) to /.test(name)) return `from ${name}`
  return /^(?:\w+days?\b|yesterday|today)/.test(name) ? `on ${name}` : `in ${name}`
}
