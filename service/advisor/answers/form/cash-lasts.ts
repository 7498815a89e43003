/** Says how long the cash lasts, and whether that reaches a day: with nothing coming in, and with weeks like the typical ones. */
import type { ValueAnswer } from '#schema/advisor/answer'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import { daysBetween, plusDays, today, weekdayText } from '../../calendar.ts'
import { unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { lastWeeks, typicalWeeks } from '../../options/priced.ts'
import { yearOf } from '../../periods/dates.ts'
import { cashWeeks } from '../../plans/cash-weeks.ts'
import { evaluate } from '../../plans/evaluate.ts'
import type { Ask } from '../written.ts'
import { spokenForLine } from './cash-spoken-for.ts'

type Lasting = NonNullable<ValuePlan['lasting']>

const daysOfWeek = 7
/** The runway is on record to a tenth of a week, and costs differ from week to week. */
const closeDays = 4

const asksOfEnd = /\brun(?:s|ning)? out\b/i

const dayText = (date: ReturnType<typeof today>, now: ReturnType<typeof today>): string =>
  yearOf(date) === yearOf(now) ? weekdayText(date) : `${weekdayText(date)} ${yearOf(date)}`

/** The cash in hand, how long it lasts with nothing coming in, and the profit of a typical week. */
const besides = ({ context }: Ask<ValuePlan>) => {
  const { records } = context
  const period = { of: { kind: 'last', unit: 'week', count: 1 } } as const
  const typical = lastWeeks(records, typicalWeeks)
  const cash = evaluate({ operator: 'value', measure: 'cash', period }, context)
  const profit = evaluate(
    { operator: 'value', measure: 'profit', period: typical, aggregate: 'mean' },
    context,
  )
  // What varies with sales falls away with them.
  const weeks = cashWeeks(context, {
    operator: 'scenario',
    changes: [{ lever: 'volume', by: 'percent', size: -100 }],
    outcomes: ['profit'],
    period: typical,
  })
  return cash.operator === 'value' && profit.operator === 'value' && weeks
    ? { cash: cash.figure, profit: profit.figure, weeks }
    : undefined
}

/** The lines of the answer; undefined where cash or profit is not on record. */
export const cashLastsLines = (
  ask: Ask<ValuePlan>,
  { coverage }: ValueAnswer,
  { until, isDry }: Lasting,
): readonly (Line | undefined)[] | undefined => {
  const found = besides(ask)
  if (!found) return undefined
  const { records } = ask.context
  const { cash, profit, weeks } = found
  const now = today(records.now)
  const end = plusDays(coverage.to, Math.floor(weeks.value * daysOfWeek))
  const isEnough = until === undefined || end >= until
  const dry = say`With nothing coming in, the cash of ${cash} would last ${weeks}, to about ${dayText(end, now)}`
  const beside =
    until === undefined
      ? say`${dry}.`
      : say`${dry}, ${isEnough ? 'past' : 'short of'} ${dayText(until, now)}.`
  const isEarning = profit.value >= 0
  const usual = isEarning
    ? say`A typical week makes ${profit} of profit, so the cash doesn’t run down.`
    : say`A typical week loses ${unsigned(profit)}, which the cash has to carry.`
  if (until === undefined)
    return [
      isDry ? undefined : say`${isEarning ? 'No cause for alarm. ' : 'It needs watching. '}${usual}`,
      beside,
      spokenForLine(records),
    ]
  if (isDry) {
    const isClose = Math.abs(daysBetween(until, end)) <= closeDays
    return [
      say`${isClose ? 'It would be touch and go' : isEnough ? 'Yes' : 'No'}. ${beside}`,
      spokenForLine(records),
    ]
  }
  // "Will we run out before Christmas?": the same ground, and the other word.
  const yes = asksOfEnd.test(ask.message ?? '') ? 'No' : 'Yes'
  return isEnough
    ? [say`${yes}. ${beside}`, spokenForLine(records), usual]
    : [
        say`${isEarning ? `${yes}, as things are. ` : 'Not for sure. '}${usual}`,
        beside,
        spokenForLine(records),
      ]
}
