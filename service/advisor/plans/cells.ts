/**
 * Divides a cover into cells: by day, week, fortnight, month, quarter, weekday or hour. Weeks belong to the
 * month of their Thursday. Fortnights are pairs of weeks, counted back from the last week so that none
 * overlap.
 */
import type { Group } from '#schema/advisor/measure'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays, weekdayOf } from '../calendar.ts'
import { unitSpan } from '../periods/calendar-units.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import { type Cover, countDays, countRecorded, countThursdays, thursdayOf } from './cover.ts'

/** Ways to divide a cover. */
export type CellGroup = Exclude<Group, 'expense'>

/** A part of a cover. `isComplete`: all its days or weeks are on record and within the period. */
export type CoverCell = { readonly key: string; readonly cover: Cover; readonly isComplete: boolean }

/** Recurring groups; their sums depend on how often they occur, so means are compared. */
export const isRecurring = (group: Group): boolean =>
  group === 'weekday' || group === 'hour' || group === 'hour-of-week'

/** Groups that need daily records. */
export const needsDays = (group: Group | undefined): boolean =>
  group === 'day' || (group !== undefined && group !== 'expense' && isRecurring(group))

/** The span of the cell that a date belongs to. */
const spanOf = (group: CellGroup, { grain }: Cover, date: IsoDate, lastMonday: IsoDate): Span => {
  if (group === 'month' || group === 'quarter')
    return unitSpan(group, grain === 'week' ? thursdayOf(date) : date)
  if (group === 'day') return { from: date, to: date }
  const monday = mondayOf(date)
  if (group !== 'fortnight') return { from: monday, to: plusDays(monday, 6) }
  const isSecond = (daysBetween(monday, lastMonday) / 7) % 2 === 0
  const from = isSecond ? plusDays(monday, -7) : monday
  return { from, to: plusDays(from, 13) }
}

const cellOf = (records: Records, whole: Cover, span: Span, recorded: readonly IsoDate[]): CoverCell => {
  const period = { ...whole.period, ...span }
  const isInside = span.from >= whole.period.from && span.to <= whole.period.to
  const isWeekly = whole.grain === 'week'
  const of = isWeekly ? countThursdays(span) : countDays(period)
  const onRecord = isWeekly ? recorded.length : countRecorded(records, period)
  const kept = new Set(whole.dates)
  const dates = recorded.filter((date) => kept.has(date))
  // A month of weeks may start in the days before it, so only days must be within the period.
  const isComplete = onRecord === of && (isWeekly || isInside)
  return { key: span.from, cover: { ...whole, period, dates, recorded, of, onRecord }, isComplete }
}

const bySpan = (records: Records, cover: Cover, group: CellGroup): readonly CoverCell[] => {
  const last = cover.recorded.at(-1)
  if (last === undefined) return []
  const cells = new Map<string, { readonly span: Span; readonly recorded: IsoDate[] }>()
  for (const date of cover.recorded) {
    const span = spanOf(group, cover, date, mondayOf(last))
    const cell = cells.get(span.from)
    if (cell) cell.recorded.push(date)
    else cells.set(span.from, { span, recorded: [date] })
  }
  return [...cells.values()]
    .map(({ span, recorded }) => cellOf(records, cover, span, recorded))
    .filter(({ cover: { dates } }) => dates.length > 0)
}

const byWeekday = (cover: Cover): readonly CoverCell[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const dates = cover.dates.filter((date) => weekdayOf(date) === weekday)
    const period = { ...cover.period, weekdays: [weekday] }
    const cell = { key: String(weekday), cover: { ...cover, period, dates }, isComplete: true }
    return dates.length === 0 ? [] : [cell]
  })

const byHour = ({ days }: Records, cover: Cover): readonly CoverCell[] => {
  const dates = new Map<number, IsoDate[]>()
  const wanted = new Set(cover.dates)
  const { from, until } = cover.hours ?? { from: 0, until: 24 }
  for (const { date, hours } of days)
    for (const { hour } of wanted.has(date) ? hours : [])
      if (hour >= from && hour < until) {
        const held = dates.get(hour)
        if (held === undefined) dates.set(hour, [date])
        else if (held.at(-1) !== date) held.push(date)
      }
  return [...dates]
    .sort(([one], [other]) => one - other)
    .map(([hour, open]) => ({
      key: String(hour),
      cover: { ...cover, dates: open, hours: { from: hour, until: hour + 1 } },
      isComplete: true,
    }))
}

/** Hours of each weekday that are on record on at least half of its days, so that one late evening does not count. */
const byHourOfWeek = (records: Records, cover: Cover): readonly CoverCell[] =>
  byWeekday(cover).flatMap(({ key, cover: day }) =>
    byHour(records, day)
      .filter((hour) => hour.cover.dates.length * 2 >= day.dates.length)
      .map((hour) => ({ ...hour, key: `${key}-${hour.key}` })),
  )

/** Cells of a cover, ordered by time, weekday or hour; omits those without records. */
export const cellsOf = (records: Records, cover: Cover, group: CellGroup): readonly CoverCell[] => {
  if (group === 'weekday') return byWeekday(cover)
  if (group === 'hour') return byHour(records, cover)
  if (group === 'hour-of-week') return byHourOfWeek(records, cover)
  return bySpan(records, cover, group)
}
