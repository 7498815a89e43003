/** The change that a question wants explained: which weeks, and what they are compared with. */
import type { Figure } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { between, monthOnMonth, sameWeekLastYear, weekOnWeek } from '../../analysis/trend.ts'
import { lastWeeks, weekBefore } from '../../analysis/weeks.ts'
import { dayText } from '../../calendar.ts'
import { capital, type Line, moved, say } from '../../line.ts'
import type { Metric } from '../question.ts'
import { type FiguresAsk, monthOf, notOnRecord, subjectOf, weekOf } from './ask.ts'

/** The week that is to be explained: the one named, or that of the month named in which the field moved most the way it is said to have. */
const weekBehind = (ask: FiguresAsk, metric: Metric): WeekFigures | undefined => {
  const { when, said } = ask.question
  if (when === undefined || !('month' in when)) return weekOf(ask)
  const moves = monthOf(ask).flatMap((week) => {
    const change = weekOnWeek(ask.records, metric, week)?.difference.value
    if (change === undefined) return []
    return [{ week, size: said === undefined ? Math.abs(change) : said === 'up' ? change : -change }]
  })
  return moves.sort((a, b) => b.size - a.size)[0]?.week
}

/** Says that there is nothing to compare with. */
export const noneBefore = (ask: FiguresAsk, metric: Metric): Line | undefined => {
  const year = sameWeekLastYear(ask.records, metric, weekOf(ask))
  return ask.question.against === 'last year' && year.kind === 'missing' ? year.why : notOnRecord(ask)
}

/** A change that is to be explained, as a sentence, and the weeks on either side of it. */
export type Behind = {
  readonly now: readonly WeekFigures[]
  readonly before: readonly WeekFigures[]
  readonly change: Figure
  readonly told: Line | undefined
  /** The week, where it is one against the week before it. */
  readonly week?: WeekFigures
}

/** Four weeks against the four before them. */
const ofFourWeeks = (ask: FiguresAsk, metric: Metric, end: WeekFigures): Behind | undefined => {
  const { records } = ask
  const middle = weekBefore(records, end, 4)
  const change = monthOnMonth(records, metric, 4, end)
  return (
    middle &&
    change && {
      now: lastWeeks(records, 4, end),
      before: lastWeeks(records, 4, middle),
      change: change.difference,
      told: say`Over four weeks ${subjectOf(ask, metric)} averaged ${change.now}, ${moved(change.difference)} on the four weeks before.`,
    }
  )
}

/** What the question compares with: the same week last year, the four weeks before, else the week before. */
export const behind = (ask: FiguresAsk, metric: Metric): Behind | undefined => {
  const { records, question } = ask
  const week = weekBehind(ask, metric)
  if (!week) return undefined
  if (question.against === 'weeks before' && question.when === undefined)
    return ofFourWeeks(ask, metric, week)
  const isYear = question.against === 'last year'
  const against = weekBefore(records, week, isYear ? 52 : 1)
  const change = against && between(records, metric, week, against)
  return (
    change && {
      now: [week],
      before: [against],
      change: change.difference,
      told: say`${capital(subjectOf(ask, metric))} was ${change.now} in the week of ${dayText(week.weekStart)}, ${moved(change.difference, change.percent)} on the ${isYear ? 'same week last year' : 'week before'}.`,
      ...(isYear ? {} : { week }),
    }
  )
}
