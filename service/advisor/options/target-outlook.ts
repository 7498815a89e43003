/** Whether the targets of the focus are on track: by the forecast for their date, not by the level of today. */

import type { TargetOutlook } from '#schema/advisor/target'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import type { FocusTimeline } from '#schema/focus/focus'
import { forecastFigures } from '../answers/writers/forecast-figures.ts'
import { daysBetween, plusDays, today } from '../calendar.ts'
import { mostAhead } from '../forecast/forecast.ts'
import { mondayOf } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { type FocusTarget, focusTargets, reaches, targetIn } from './focus-targets.ts'
import { lastSunday } from './target-date.ts'

/** `ahead` is the forecast of the last whole week before the date, with the ends of its band. */
export type TargetAhead = FocusTarget & {
  readonly outlook: TargetOutlook
  /** Monday of the week of the forecast. */
  readonly week?: IsoDate
  readonly ahead?: Figure | undefined
  readonly low?: Figure | undefined
  readonly high?: Figure | undefined
}

/** Weeks from the last on record to the last whole one before the date of a target. */
const weeksTo = ({ kpis }: Context['records'], by: FocusTarget['by']): number => {
  const last = kpis.at(-1)?.weekStart
  return last === undefined ? 0 : Math.floor(daysBetween(last, mondayOf(plusDays(by, 1))) / 7) - 1
}

const aheadOf = (context: Context, target: FocusTarget): TargetAhead => {
  const { records } = context
  const { measure, by, isMet, isLess } = target
  const unknown = { ...target, outlook: 'not-known' as const }
  if (by < today(records.now)) {
    const last = records.kpis.at(-1)?.weekStart
    // A verdict on a part of the weeks could change once the rest comes in.
    if (last === undefined || plusDays(last, 6) < lastSunday(by)) return unknown
    return { ...target, outlook: isMet ? 'met' : 'missed' }
  }
  const weeks = weeksTo(records, by)
  if (weeks < 1 || weeks > mostAhead) return unknown
  const plan = { operator: 'forecast', measure, weeks } as const
  const answer = evaluate(plan, context)
  if (answer.operator !== 'forecast' || answer.isTooEarly) return unknown
  const { middle: ahead, low, high } = forecastFigures({ context, plan }, answer)
  return ahead
    ? {
        ...{ ...target, ahead, low, high, week: plusDays(mondayOf(plusDays(by, 1)), -7) },
        outlook: reaches(ahead.value, target.target, isLess) ? 'on-track' : 'off-track',
      }
    : unknown
}

/** The target of one success metric with its outlook, as if it were in a focus of this timeline; undefined if it is none. */
export const targetAhead = (
  context: Context,
  metric: string,
  timeline: FocusTimeline,
): TargetAhead | undefined => {
  const target = targetIn(context, metric, timeline)
  return target && aheadOf(context, target)
}

/** True once a target is judged for good: it has a date, and that has passed. */
export const isJudged = ({ outlook }: TargetAhead): boolean => outlook === 'met' || outlook === 'missed'

/** Targets of the focus with their outlook, in order; those that are judged come after those that run. */
export const targetsAhead = (context: Context): readonly TargetAhead[] => {
  const all = focusTargets(context).map((target) => aheadOf(context, target))
  return [...all.filter((one) => !isJudged(one)), ...all.filter(isJudged)]
}
