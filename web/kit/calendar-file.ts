/**
 * Calendar files (iCalendar, RFC 5545). Those of a demo are in Brisbane time, UTC+10 all year. Times of other
 * businesses have no zone, so calendars show them as written.
 */
import { businessZone, demoZone } from './business-day.ts'

/** One entry: `date` is yyyy-MM-dd, times are HH:mm. An end at or before the start is on the next day. */
export type CalendarEntry = {
  /** Stable per entry, so that importing a file again updates it instead of adding a duplicate. */
  readonly uid: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly summary: string
  readonly description?: string
}

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (found) => `\\${found}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

const encoder = new TextEncoder()
const longestLine = 75

// Lines have at most 75 bytes; continuation lines start with a space. Never splits a character.
const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (size + bytes > longestLine) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += letter
    size += bytes
  }
  return [...lines, current].join('\r\n')
}

/** A point in time as iCalendar writes it in UTC: 20261120T001200Z. */
const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const local = (date: string, time: string): string => `${date.replace(/-/g, '')}T${time.replace(':', '')}00`

const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${demoZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+1000',
  'TZNAME:AEST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const entryLines = (entry: CalendarEntry, made: Date, zone: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(entry.uid)}`,
  `DTSTAMP:${stamp(made)}`,
  `DTSTART${zone}:${local(entry.date, entry.start)}`,
  `DTEND${zone}:${local(entry.end > entry.start ? entry.date : nextDay(entry.date), entry.end)}`,
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.description === undefined ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
  'END:VEVENT',
]

/** The text of a calendar file; `made` is the time of export. */
export const calendarFile = (entries: readonly CalendarEntry[], exportedAt: Date): string => {
  const isPlaced = businessZone() === demoZone
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jarvin//Jarvin//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isPlaced ? zoneLines : []),
    ...entries.flatMap((entry) => entryLines(entry, exportedAt, isPlaced ? `;TZID=${demoZone}` : '')),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}
