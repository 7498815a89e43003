/** "How much do we need to take on a Tuesday to break even?": costs have no day, and what such days bring of a week is on record. */
import { weekdaysNamed } from '../../actions/asked-days.ts'
import { weekdaysText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateShare } from '../../plans/share.ts'
import { evaluateValue } from '../../plans/value.ts'

const weeks = 8

/** What the one weekday of a question brings of a week; undefined where a question names none or several. */
export const weekdayPart = (context: Context, message: string): Line | undefined => {
  const weekdays = [...weekdaysNamed(message)]
  if (weekdays.length !== 1) return undefined
  const of = { kind: 'last', unit: 'week', count: weeks } as const
  const period = { of, weekdays }
  const share = evaluateShare(context, {
    operator: 'share',
    measure: 'revenue',
    period,
    whole: { period: { of } },
  })
  const each = evaluateValue(context, {
    operator: 'value',
    measure: 'revenue',
    period,
    aggregate: 'mean',
    each: 'day',
  })
  if (isNothing(share) || isNothing(each)) return undefined
  return say`Costs are on record by the week and not by the day. ${weekdaysText(weekdays)} bring in ${share.figure} of a week’s revenue, ${each.figure} each on average.`
}
