/** A limit on the hours of a roster: "under 180 hours". People come off the quietest days first, down to one in each role. */
import type { RosterDay } from '#schema/brief/brief'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { weekdayOf } from '../../calendar.ts'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import type { Records } from '../../records.ts'
import { rosterOfDays } from './propose-roster.ts'
import { type RosterChange, rosterAssumptions } from './roster.assumptions.ts'
import { totalOf } from './roster-totals.ts'

const unit = '(?:paid |staff |rostered |labour )?(?:hours|hrs|h)\\b'
const limits = [
  new RegExp(
    `\\b(?:under|below|within|less than|no more than|not more than|at most|max(?:imum)?(?: of)?|up to|(?:keep|hold|limit|cap)(?:ped|ed)?(?: it| the roster| them| hours)? (?:to|at|under|within)) (?<hours>\\d{1,4}) ?${unit}`,
    'i',
  ),
  new RegExp(
    `\\b(?<hours>\\d{1,4}) ?${unit} (?:max(?:imum)?|tops|at (?:the )?most|or (?:less|fewer|under)|in all|in total|altogether)\\b`,
    'i',
  ),
]
/** "Nobody over 30 hours": a limit for each person, which a roster without names cannot hold. */
const ofEach =
  /\b(?:nobody|no.?one|none of (?:them|us)|anyone|anybody|each(?: person| of them)?|everyone|per person)\b[^.;]{0,30}\b\d{1,3} ?(?:hours|hrs|h)\b/i

/** The most hours that a request allows in all, the last that it names; undefined if it gives none. */
export const hoursLimit = (text: string): number | undefined => {
  const all = text.split(/[.;\n]/).filter((part) => !ofEach.test(part))
  const hours = all.flatMap((part) => limits.flatMap((one) => one.exec(part)?.groups?.hours ?? []))
  const last = Number(hours.at(-1))
  return last > 0 ? last : undefined
}

/** Says that a limit for each person is not kept. */
export const eachLine = (text: string): Line | undefined =>
  ofEach.test(text)
    ? say`It has no names, so the hours of each person are yours to watch as you fill it in.`
    : undefined

/** More people than any role has on a day. */
const mostTaken = 4

const hoursOf = (items: readonly RosterDay[]): number =>
  items.reduce((sum, { staffHours }) => sum + staffHours, 0)

/** Changes that bring a roster down to a limit, or as near as one person in each role allows. */
export const changesWithin = (
  records: Records,
  days: readonly IsoDate[],
  changes: readonly RosterChange[],
  most: number,
): readonly RosterChange[] => {
  const { items } = rosterOfDays(records, days, changes)
  const quietest = items
    .filter(({ shifts }) => shifts.length > 0)
    .toSorted((one, other) => one.expectedRevenue - other.expectedRevenue)
  const { roles } = rosterAssumptions[records.business.type]
  let left = hoursOf(items)
  let made = [...changes]
  for (let taken = 0; taken < mostTaken && left > most; taken += 1)
    for (const { date } of quietest)
      for (const { role } of roles) {
        if (left <= most) return made
        const one: RosterChange = {
          role,
          weekdays: [weekdayOf(date)],
          from: 0,
          until: 24,
          people: -1,
          isOfLimit: true,
        }
        const before = hoursOf(rosterOfDays(records, [date], made).items)
        const after = hoursOf(rosterOfDays(records, [date], [...made, one]).items)
        if (after >= before) continue
        made = [...made, one]
        left -= before - after
      }
  return made
}

const asked = (records: Records, hours: number): Figure | undefined =>
  measure(records)({
    label: 'limit of hours',
    unit: 'hours',
    formula: 'value',
    inputs: [stated('question', 'limit of hours', hours)],
  })

/** Whether a roster keeps the limit, and what keeps it from doing so. */
export const limitLine = (records: Records, items: readonly RosterDay[], most: number): Line | undefined => {
  const total = totalOf(records, items, 'hours')
  return hoursOf(items) <= most
    ? say`It comes to ${total}, within your limit of ${asked(records, most)}.`
    : say`It comes to ${total}, which is over your limit of ${asked(records, most)}: one person in each role through the opening hours already takes that. To get under it, shorten the hours, close a role for part of a day, or work some of them yourself.`
}
