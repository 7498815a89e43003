/** Date line and hour for the greeting on the Overview; without a zone, the browser's. Pure. */
import { getISOWeek } from 'date-fns'
import { textOf } from '../core/language.ts'
import { weekdayAndDay } from '../kit/formats.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'

const partsIn = (moment: Date, timeZone: string | undefined): ReadonlyMap<string, number> => {
  const form = new Intl.DateTimeFormat('en', {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  return new Map(form.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
}

/** The hour, 0 to 23. */
export const hourOf = (moment: Date, timeZone?: string): number => partsIn(moment, timeZone).get('hour') ?? 0

/** `Friday 20 November 2026 · Week 47`, with the ISO 8601 week (decision 18). */
export const dayLine = (moment: Date, timeZone?: string): string => {
  const parts = partsIn(moment, timeZone)
  // date-fns uses the machine's zone, so this builds a date there with the day of the wanted zone.
  const day = new Date(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1)
  return textOf(dashboardsText).dayLine(weekdayAndDay(moment, timeZone), getISOWeek(day))
}
