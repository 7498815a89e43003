/** The day and hour of a moment as the Overview opens with it; without a time zone, the browser's. Pure. */
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

/** The hour from 0 to 23. */
export const hourOf = (moment: Date, timeZone?: string): number => partsIn(moment, timeZone).get('hour') ?? 0

/** `Friday 20 November 2026 · Week 47`; the week is that of ISO 8601 (decision 18). */
export const dayLine = (moment: Date, timeZone?: string): string => {
  const parts = partsIn(moment, timeZone)
  // date-fns reads a day in the machine's zone, so the zone's own day is set there.
  const day = new Date(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1)
  return textOf(dashboardsText).dayLine(weekdayAndDay(moment, timeZone), getISOWeek(day))
}
