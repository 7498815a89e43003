/** Facts from the public calendar and from integrations. */
import { holidays } from '#schema/advisor/period'
import type { TimelineFact } from '#schema/advisor/timeline'
import { type Connection, integrations } from '#schema/connection/connection'
import { longDayText, today } from '../calendar.ts'
import { type Span, yearOf } from '../periods/dates.ts'
import { holidayNames, holidaySpan, isNoted } from '../periods/holidays.ts'
import { schoolHolidaysHere } from '../periods/school-holidays.ts'
import { sourceOf } from './text-facts.ts'

const spanText = ({ from, to }: Span): string =>
  from === to ? longDayText(from) : `${longDayText(from)} to ${longDayText(to)}`

const calendarFact = (kind: 'holiday' | 'school-holidays', id: string, title: string, span: Span) => ({
  ...span,
  kind,
  what: title,
  source: sourceOf({ kind: 'calendar', id, title }, `${title}: ${spanText(span)}.`),
})

/** Holidays and school holidays where the business is, in the years of a span. */
export const calendarFacts = (span: Span): readonly TimelineFact[] => {
  const years = Array.from(
    { length: yearOf(span.to) - yearOf(span.from) + 1 },
    (_, index) => yearOf(span.from) + index,
  )
  return [
    ...years.flatMap((year) =>
      holidays
        .filter(isNoted)
        .map((holiday) =>
          calendarFact('holiday', `${holiday}-${year}`, holidayNames[holiday], holidaySpan(holiday, year)),
        ),
    ),
    ...schoolHolidaysHere().map(({ season, year, from, to }) =>
      calendarFact('school-holidays', `${season}-${year}`, `School holidays, ${season} ${year}`, {
        from,
        to,
      }),
    ),
  ]
}

/** When each integration was connected. */
export const connectionFacts = (connections: readonly Connection[]): readonly TimelineFact[] =>
  connections.map(({ id, type, createdAt, failure }) => {
    const day = today(new Date(createdAt))
    const { name } = integrations[type]
    return {
      from: day,
      to: day,
      kind: 'connection',
      what: `${name} connected`,
      source: sourceOf({ kind: 'connection', id, title: name }, failure ?? `${name} was connected.`),
    }
  })
