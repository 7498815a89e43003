/** What became of a target without a full date, said when its period ends and before it counts for the next one. */
import type { IsoDate } from '#schema/core/scalars'
import { dayText, longDayText, plusDays, today } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { unitSpan } from '../periods/calendar-units.ts'
import { plusMonths, type Span, yearOf } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { quoted } from '../quotation.ts'
import { type FocusTarget, reaches } from './focus-targets.ts'
import { lastSunday } from './target-date.ts'

const timelineOf = ({ records }: Context) => records.focus?.timeline ?? 'quarter'

/** The day on which the target ended last; undefined for one with a date that never moves. */
const endBefore = (context: Context, { moves, by }: FocusTarget): IsoDate | undefined => {
  if (moves === 'with-timeline')
    return plusDays(unitSpan(timelineOf(context), today(context.records.now)).from, -1)
  return moves === 'with-date' ? plusMonths(by, -12) : undefined
}

/**
 * How the period that ended within a span came out; undefined if none did. A figure and no verdict, since the target may be
 * younger than that period.
 */
export const targetTurn = (context: Context, target: FocusTarget, span: Span): Line | undefined => {
  const { metric, measure, isLess, by, moves, target: level } = target
  const end = endBefore(context, target)
  const name = quoted(metric, 80)
  if (end === undefined || name === undefined || end < span.from || end > span.to) return undefined
  const to = lastSunday(end)
  const isOneWeek = moves === 'with-timeline' && timelineOf(context) === 'week'
  const answer = evaluate(
    {
      ...{ operator: 'value', measure, aggregate: 'median' },
      period: { of: { kind: 'dates', from: plusDays(to, isOneWeek ? -6 : -27), to } },
    },
    context,
  )
  if (answer.operator !== 'value') return undefined
  const day = (one: IsoDate) =>
    yearOf(one) === yearOf(today(context.records.now)) ? dayText(one) : longDayText(one)
  const came = isOneWeek
    ? say`The week to ${day(to)} came to ${answer.figure}`
    : say`In the four weeks to ${day(to)}, a typical week came to ${answer.figure}`
  const verdict = reaches(answer.figure.value, level, isLess) ? 'reaches' : 'does not reach'
  return say`${came}, which ${verdict} the target ${name}. It now runs to ${day(by)}.`
}
