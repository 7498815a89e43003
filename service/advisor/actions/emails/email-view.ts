/** Facts for finding reasons for an email. */
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

/** The records, with facts that several emails use. */
export type EmailView = {
  readonly records: Records
  readonly words: Vocabulary
  readonly week: WeekFigures | undefined
  readonly revenue: Change | undefined
  readonly sales: Change | undefined
  readonly shares: ReturnType<typeof expenseShares>
  readonly best: WeekdayFigure | undefined
  readonly slow: WeekdayFigure | undefined
  /** Hours of all days by sales, best first. */
  readonly hours: readonly HourFigure[]
  /** Busiest hour of the best weekday, and quietest hour of the slowest one. */
  readonly busy: HourFigure | undefined
  readonly quiet: HourFigure | undefined
}

/** Priority of an email this week (higher comes first), reason for it, and its content from the records. */
export type EmailReason = {
  readonly weight: number
  readonly purpose: Line | undefined
  readonly told: readonly (Line | undefined)[]
}

/** Derives a reason from the records. */
export type Reason = (view: EmailView) => EmailReason

/** Reads the facts that emails need. */
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

/** Extra weight for a change in the given direction. */
export const weighed = (change: Figure | undefined, way: 'up' | 'down', weight: number): number =>
  change && direction(change) === way ? weight : 0
