/** Results of the quick actions as text, table and calendar files. */
import type { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import { textOf } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import { type CalendarEntry, calendarFile } from '../calendar-file.ts'
import { csvOf } from '../charts/csv.ts'
import { shiftCost, shiftHours } from './roster-sums.ts'

/** One email as text: audience, subject and body. */
export const emailText = ({ audience, subject, body }: EmailDraft): string => {
  const text = textOf(briefText)
  return `${text.to}: ${audience}\n${text.subject}: ${subject}\n\n${body}\n`
}

export const emailsText = (emails: readonly EmailDraft[]): string =>
  emails.map(emailText).join(`\n${'-'.repeat(40)}\n\n`)

const rounded = (value: number): number => Math.round(value * 100) / 100

/** The roster as CSV; omits shifts without people. */
export const rosterCsv = (days: readonly RosterDay[]): string => {
  const text = textOf(briefText)
  const head = [text.date, text.day, text.role, text.from, text.until, text.people, text.hours, text.cost]
  const rows = days.flatMap((day) =>
    day.shifts
      .filter(({ people }) => people > 0)
      .map((shift) => [
        day.date,
        day.day,
        shift.role,
        shift.start,
        shift.end,
        shift.people,
        rounded(shift.people * shiftHours(shift)),
        rounded(shiftCost(day, shift)),
      ]),
  )
  return csvOf([head, ...rows])
}

/**
 * The roster as a calendar with one entry per shift. `run` identifies the proposal, so importing twice adds no
 * duplicates.
 */
export const rosterCalendar = (days: readonly RosterDay[], run: string, made: Date): string => {
  const text = textOf(briefText)
  const entries = days.flatMap((day): CalendarEntry[] =>
    day.shifts.flatMap((shift, index) =>
      shift.people > 0
        ? [
            {
              uid: `roster-${run}-${day.date}-${index}@jarvin`,
              date: day.date,
              start: shift.start,
              end: shift.end,
              summary: text.shiftEntry(shift.role, text.persons(shift.people)),
              description: day.note,
            },
          ]
        : [],
    ),
  )
  return calendarFile(entries, made)
}

/** A quarter of an hour later, wrapping at midnight. */
const quarterLater = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const later = (hours * 60 + minutes + 15) % (24 * 60)
  return `${String(Math.floor(later / 60)).padStart(2, '0')}:${String(later % 60).padStart(2, '0')}`
}

/** Text of a post with its hashtags below. */
export const postText = ({ text, hashtags }: SocialPost): string =>
  hashtags.length === 0 ? text : `${text}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`

const longestTitle = 60

/** The first whole words of a text on one line, with an ellipsis when cut. */
const titleOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  if (letters.length <= longestTitle) return line
  // One character more shows whether the last word is complete.
  const start = letters.slice(0, longestTitle + 1).join('')
  return `${start.replace(/[\s,;:.–-]*\s\S*$/, '')}…`
}

/** The plan as a calendar with one entry of a quarter of an hour per post. */
export const socialCalendar = (posts: readonly SocialPost[], run: string, made: Date): string => {
  const words = textOf(briefText)
  return calendarFile(
    posts.map((post, index) => ({
      uid: `social-${run}-${index}@jarvin`,
      date: post.date,
      start: post.time,
      end: quarterLater(post.time),
      summary: words.postEntry(post.channel, titleOf(post.text)),
      description: `${postText(post)}\n\n${post.why}`,
    })),
    made,
  )
}

/** Parses hashtags: words of letters, digits and underscores, without duplicates. */
export const hashtagsOf = (typed: string): string[] => [
  ...new Set(typed.split(/[^\p{L}\p{N}_]+/u).filter((tag) => tag !== '')),
]
