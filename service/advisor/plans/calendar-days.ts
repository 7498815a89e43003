/** Days of the public calendar: holidays and school holidays where the business is. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { IsoDate } from '#schema/core/scalars'
import type { Span } from '../periods/dates.ts'
import { publicHolidaysIn } from '../periods/holidays.ts'
import { calendarFacts } from '../timeline/calendar-facts.ts'

/** First word of a search for days of the calendar. */
export const calendarWord = 'calendar'

const shown = 3

const isNamed = (name: string, { kind, from, to, source }: TimelineFact): boolean => {
  if (name === 'public')
    return (
      kind === 'holiday' && publicHolidaysIn({ from, to }).some((day) => day.from >= from && day.to <= to)
    )
  if (name === 'school') return kind === 'school-holidays'
  return source.id.startsWith(`${name}-`)
}

/** The next days of the calendar by a name: `public`, `school`, a season or a holiday; soonest first. */
export const calendarDays = (name: string, span: Span, today: IsoDate): readonly TimelineFact[] =>
  calendarFacts(span)
    .filter((fact) => fact.to >= today && isNamed(name, fact))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, name === 'public' ? shown : 1)
