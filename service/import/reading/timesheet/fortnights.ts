/** Fortnights below a label of weeks: every second week, or more hours than a week of work, is asked about (decision 794). */
import type { IsoDate } from '#schema/core/scalars'
import { gapsBetween } from '../../records/day-gaps.ts'
import type { DecimalMark } from '../amount-form.ts'
import type { Column } from '../assign-roles.ts'
import { type DateOrder, readDate } from '../date-form.ts'
import { askMeaning } from '../questions.ts'
import type { ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { answerAmong, type TimeOpen } from './time-answers.ts'
import { secondsOfUnit, workedIn } from './worked-time.ts'

export const fortnightQuestion = 'week-or-fortnight'

const fortnight = 14
/** Hours of a week above which a row is doubtful. */
const longWeek = 60n * secondsOfUnit

/** True if no two days of the file are a week apart, and all are a number of fortnights. */
const areFortnights = (date: Column, order: DateOrder): boolean => {
  const days = [
    ...new Set([...date.profile.distinct.keys()].flatMap((cell) => readDate(cell, order)?.date ?? [])),
  ].sort() satisfies readonly IsoDate[]
  const gaps = gapsBetween(days)
  return gaps.length > 0 && gaps.every((gap) => gap % fortnight === 0)
}

/** True if a row has more hours than people work in a week. */
const areLong = (hours: Column, mark: DecimalMark, unit: bigint): boolean =>
  [...hours.profile.distinct.keys()].some((cell) => (workedIn(cell, mark, unit) ?? 0n) > longWeek)

/** Asks whether rows below a label of weeks are fortnights; refuses them if they are. */
export const checkFortnights = (
  date: Column,
  hours: Column,
  table: ReadTable,
  open: TimeOpen,
  read: { readonly order: DateOrder; readonly mark: DecimalMark; readonly unit: bigint },
): void => {
  if (!areFortnights(date, read.order) && !areLong(hours, read.mark, read.unit)) return
  const ids = ['weeks', 'fortnights'] as const
  const answer = answerAmong(open, fortnightQuestion, ids)
  if (answer === 'weeks') return
  if (answer === 'fortnights')
    throw new FileRefused(
      'has hours for a fortnight, which cannot be assigned to a week. Export them by day or by week',
      {
        column: date.label,
      },
    )
  open.questions.push(
    askMeaning(
      fortnightQuestion,
      date,
      [
        ['weeks', 'A week each: the hours are those of seven days', (cell) => `the week of ${cell}`],
        [
          'fortnights',
          'A fortnight each: the hours are those of 14 days',
          (cell) => `the fortnight of ${cell}`,
        ],
      ],
      table.rows,
    ),
  )
}
