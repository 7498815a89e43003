/** Hours in which hardly anything is sold: what opening then would bring is on no record, and where the same hours do sell. */
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { capital, type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { evaluateValue } from '../../plans/value.ts'
import { cellName } from '../cell-name.ts'
import { hoursText, onWeekdays } from '../period-text.ts'
import type { Ask } from '../written.ts'

/** Share of a day's sales below which hours are as good as closed. */
const leastTraded = 0.03

const closes = /\b(?:clos|shut|finish|knock)\w*|\bopen(?:ing)? (?:\w+ ){0,3}later?\b/i

/** The lines; undefined where the hours have sales worth weighing. */
export const untradedLines = (
  { plan, context, message = '' }: Ask<ScenarioPlan>,
  lost: Figure,
): readonly (Line | undefined)[] | undefined => {
  const { hours, weekdays } = plan.closed ?? {}
  if (!hours || !weekdays) return undefined
  const period = { of: plan.period.of }
  const day = evaluateValue(context, {
    operator: 'value',
    measure: 'revenue',
    period: { ...period, weekdays },
    aggregate: 'mean',
    each: 'day',
  })
  if (isNothing(day) || lost.value >= leastTraded * day.figure.value) return undefined
  const sold = say`${capital(onWeekdays(weekdays))} hardly anything is sold ${hoursText({ hours })}, ${lost} a day on average`
  if (closes.test(message))
    return [
      say`${sold}. Closing then gives that up, less its supplies, and saves the wages of those hours; wages by the hour are not on record.`,
    ]
  const ranked = evaluateRank(context, {
    operator: 'rank',
    measure: 'revenue',
    period,
    filter: { hours },
    by: 'weekday',
    order: 'highest',
    count: 1,
  })
  const [best] = isNothing(ranked) ? [] : ranked.cells
  return [
    say`${sold}, so the records can’t say what opening then would bring.`,
    best && best.figure.value > lost.value
      ? say`At those hours most is sold on ${cellName(context.records, best, 'weekday')}, ${best.figure} on average.`
      : undefined,
    say`Tell me what it would cost in wages, and I’ll work out the sales that it takes.`,
  ]
}
