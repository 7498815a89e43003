/** What the reasons for an email are found in. */
import type { Figure } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { expenseShares } from '../../analysis/expenses.ts'
import { type HourFigure, hourPattern, type WeekdayFigure, weekdayPattern } from '../../analysis/season.ts'
import { type Change, weekOnWeek } from '../../analysis/trend.ts'
import { latestWeek } from '../../analysis/weeks.ts'
import { direction } from '../../figure.ts'
import type { Line } from '../../line.ts'
import type { Records } from '../../records.ts'
import { type Vocabulary, vocabularies } from '../../vocabulary.ts'
import { quietest, slowestDay } from '../quiet-times.ts'

/** The records, with what several emails read from them. */
export type EmailView = {
  readonly records: Records
  readonly words: Vocabulary
  readonly week: WeekFigures | undefined
  readonly revenue: Change | undefined
  readonly sales: Change | undefined
  readonly shares: ReturnType<typeof expenseShares>
  readonly best: WeekdayFigure | undefined
  readonly slow: WeekdayFigure | undefined
  /** Hours of every day by their sales, best first. */
  readonly hours: readonly HourFigure[]
  /** The busiest hour of the best weekday, and the quietest of the slowest one. */
  readonly busy: HourFigure | undefined
  readonly quiet: HourFigure | undefined
}

/** How much an email matters this week (the higher the earlier), why it is written, and what it says of the records. */
export type EmailReason = {
  readonly weight: number
  readonly purpose: Line | undefined
  readonly told: readonly (Line | undefined)[]
}

/** A reason that is found in the records. */
export type Reason = (view: EmailView) => EmailReason

/** Reads what the emails need. */
export const emailView = (records: Records): EmailView => {
  const pattern = weekdayPattern(records)
  const best = pattern[0]
  const slow = slowestDay(pattern)
  const hoursOf = (day: WeekdayFigure | undefined) => hourPattern(records, 'transactions', day?.weekday)
  return {
    records,
    words: vocabularies[records.business.type],
    week: latestWeek(records),
    revenue: weekOnWeek(records, 'revenue'),
    sales: weekOnWeek(records, 'transactions'),
    shares: expenseShares(records),
    best,
    slow,
    hours: hoursOf(undefined),
    busy: hoursOf(best)[0],
    quiet: quietest(hoursOf(slow)),
  }
}

/** So much more weight where a change points a way. */
export const weighed = (change: Figure | undefined, way: 'up' | 'down', weight: number): number =>
  change && direction(change) === way ? weight : 0
