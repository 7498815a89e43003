/** Weeks that are unlike those around them: closed, half recorded, or odd for no reason on record. Pure. */
import type { DayHours, KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { daysAfter } from '../kit/business-day.ts'
import { money } from '../kit/formats.ts'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'
import { valueIn } from './kpi-figures.ts'

/** How many weeks before and after count as those around it, and the fewest that say anything. */
const before = 8
const after = 4
const minWeeks = 6

/** A robust z-score beyond this stands out (Iglewicz and Hoaglin). */
const standsOut = 3.5
const madScale = 1.4826

/** How far a week has to stand off to be odd, not just a good or a slow one: points of margin, else a share. */
const oddPoints = 15
const oddShare = 0.4

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

const isOddAmong = (value: number, around: readonly number[], name: FigureName): boolean => {
  const middle = medianOf(around)
  const spread = medianOf(around.map((each) => Math.abs(each - middle))) * madScale
  const distance = Math.abs(value - middle)
  const isFar = name === 'profit_margin' ? distance >= oddPoints : distance >= Math.abs(middle) * oddShare
  return isFar && distance > spread * standsOut
}

/** The rows of records, oldest first, whose figure is unlike that of the weeks around them. */
export const oddRows = (records: readonly KpiRecord[], name: FigureName): readonly number[] => {
  const values = records.map((record) => valueIn(record, name))
  return values.flatMap((value, row) => {
    const around = [
      ...values.slice(Math.max(0, row - before), row),
      ...values.slice(row + 1, row + 1 + after),
    ]
    return around.length >= minWeeks && isOddAmong(value, around, name) ? [row] : []
  })
}

/** A span of weeks without its odd ones. */
export type UsualWeeks = { readonly weeks: readonly KpiRecord[]; readonly leftOut: number }

/** The weeks of a span that count in an average of a figure; `from` and `to` as in `slice`, odd as among all records. */
export const usualWeeks = (
  records: readonly KpiRecord[],
  name: FigureName,
  from: number,
  to: number = records.length,
): UsualWeeks => {
  const odd = new Set(oddRows(records, name).map((row) => records[row]))
  const span = records.slice(from, to)
  const weeks = span.filter((record) => !odd.has(record))
  return { weeks, leftOut: span.length - weeks.length }
}

/** The sentence about an average, and whether odd weeks are left out of it. */
export const withLeftOut = (sentence: string, leftOut: number): string =>
  leftOut === 0 ? sentence : `${sentence} ${textOf(kpiText).oddLeftOut(leftOut)}`

/** What may say why a week is odd: days by the hour, oldest first, and texts on record. */
export type Evidence = {
  readonly days?: readonly DayHours[] | undefined
  readonly notes?: readonly { readonly title: string; readonly message: string }[] | undefined
}

/** On how many days of a week that are open in other weeks nothing was sold; 0 where hours do not cover all of it. */
const closedDays = (weekStart: string, days: readonly DayHours[]): number => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined || first > weekStart || last < daysAfter(weekStart, 6))
    return 0
  const isOpen = (date: string) => days.some((day) => day.date === date && day.hours.length > 0)
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => {
    const others = [-14, -7, 7, 14].map((weeks) => daysAfter(weekStart, day + weeks))
    return !isOpen(daysAfter(weekStart, day)) && others.some(isOpen)
  }).length
}

/** Why a week is odd, as far as the record says: days that were closed, else the text that names what the week took. */
export const causeOf = ({ weekStart, revenue }: KpiRecord, { days = [], notes = [] }: Evidence): string => {
  const text = textOf(kpiText)
  const closed = closedDays(weekStart, days)
  if (closed > 0) return text.oddClosed(closed)
  // Nobody writes down a week's takings to the dollar in passing. Digits on either side make it another amount.
  const taken = new RegExp(`(?<!\\d)${money(revenue).replace('$', '\\$')}(?![\\d.,]*\\d)`)
  const note = notes.find(({ message }) => taken.test(message))
  return note === undefined ? text.oddUnknown : text.oddNoted(note.title)
}
