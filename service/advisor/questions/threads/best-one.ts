/** "What's the best one been?": the extreme among the days or weeks that were just spoken of. */
import { expenseLines, type MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import type { Selection } from '#schema/advisor/selection'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import type { TurnReader } from './turn.ts'

/** Days or weeks that a plan measures. */
export const selectionOf = (
  plan: Plan | undefined,
): (Selection & { readonly measure: MeasureName }) | undefined => {
  if (plan?.operator === 'value' || plan?.operator === 'count' || plan?.operator === 'rank')
    return {
      measure: plan.measure,
      period: plan.period,
      ...(plan.filter ? { filter: plan.filter } : {}),
    }
  return plan?.operator === 'compare' ? { measure: plan.measure, ...plan.of } : undefined
}

const asksBest =
  /^(?:what(?:'s| is| was| has)?|which|when was|how (?:much|good|bad) was|and)?(?: been)? ?(?:the|our) (?:very |single )?(?<end>best|worst|highest|lowest|biggest|smallest|busiest|quietest|strongest|weakest) (?:one|of (?:them|those|the lot))(?: (?:been|so far|then|ever|of them))*$/

/** "What's the best one been?": of the days or weeks that were just spoken of. */
export const bestOne: TurnReader = ({ text, before, question: { today } }) => {
  const end = asksBest.exec(text)?.groups?.end
  const own = selectionOf(before)
  if (!end || !own) return undefined
  const other = before.operator === 'compare' ? before.against.period : own.period
  const length = (period: Period) => {
    const span = resolvePeriod(period, { today, record: undefined })
    return span ? lengthOf(span) : 0
  }
  const period = length(other) > length(own.period) ? other : own.period
  const by = period.weekdays ? ('day' as const) : ('week' as const)
  const order = /worst|lowest|smallest|quietest|weakest/.test(end)
    ? ('lowest' as const)
    : ('highest' as const)
  return { operator: 'rank', ...own, period, by, order, count: 1 }
}

const asksMoney =
  /^(?:so |and )*(?:how (?:much|many dollars) (?:money |revenue |in dollars )?(?:was|is|did) (?:that|it)(?: come to| make| bring in)?|(?:what(?:'s| is| was) |how much is )?(?:(?:that|it) )?in (?:money|dollars?|cash|dollar terms)|what did (?:that|it) (?:come to|bring in))(?: in (?:money|dollars|cash|total))?$/
const ofTakings = /\brevenue\b|\b(?:make|bring in)\b/

const dollars: readonly MeasureName[] = ['revenue', 'costs', 'profit', 'cash', ...expenseLines]

/** What a measure is in dollars: sales for their number, profit for the margin, a cost for its share. */
const inDollars = (measure: MeasureName, text: string): MeasureName | undefined => {
  if (measure === 'transactions' || ofTakings.test(text)) return 'revenue'
  if (measure === 'runway') return 'cash'
  if (measure === 'margin') return 'profit'
  const line = measure.replace(/-share$/, '')
  return dollars.find((one) => one === line)
}

/** "How much money was that?", "in dollars?": the dollars of what was just spoken of. */
export const inMoney: TurnReader = ({ text, before }) => {
  const own = selectionOf(before)
  // The top weekday or hour is no stretch of its own.
  const isStretch = before.operator !== 'rank' || ['day', 'week', 'fortnight', 'month'].includes(before.by)
  if (!own || !isStretch || !asksMoney.test(text)) return undefined
  const measure = inDollars(own.measure, text)
  if (!measure) return undefined
  if (before.operator === 'compare') return { ...before, measure }
  const { aggregate } = before.operator === 'value' ? before : {}
  return { operator: 'value', ...own, measure, ...(aggregate ? { aggregate } : {}) }
}
