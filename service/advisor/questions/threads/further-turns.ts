/** Turns that ask whether a figure is enough, what it comes to in all, and what two closed days do together. */
import { lastWeeks } from '../question.ts'
import type { TurnReader } from './turn.ts'

const typicalWeeks = 13

const asksEnough =
  /^(?:is|was|would) (?:that|it|this)(?: be)? (?:really )?(?:enough|sufficient)(?: (?:for us|to (?:live on|get by|break even|cover (?:the |our )?costs|pay the bills)))?$|^how (?:many|much) more (?:do|would|must|should) we (?:need|have to (?:bill|sell|take|do|make|settle))(?: (?:then|to break even))?$/

/** "Is that enough?" after billed days, sales or takings: what a week needs to cover its costs. */
const enough: TurnReader = ({ text, before }) => {
  const measure = before.operator === 'value' || before.operator === 'compare' ? before.measure : undefined
  const isOfPart =
    (before.operator === 'value' || before.operator === 'compare') &&
    ('period' in before ? before.period.weekdays : before.of.period.weekdays) !== undefined
  const isSold = measure === 'transactions' || measure === 'revenue'
  // "And how many more do we need?", after that was told.
  const isTold = before.operator === 'solve' && before.lever === 'volume' && /^how/.test(text)
  if (isTold && asksEnough.test(text)) return before
  if (!isSold || isOfPart || !asksEnough.test(text)) return undefined
  return {
    operator: 'solve',
    lever: 'volume',
    outcome: 'profit',
    target: 0,
    changes: [],
    period: lastWeeks(typicalWeeks),
    ...(measure === 'revenue' ? { inRevenue: true } : {}),
  }
}

const asksTotal =
  /^(?:what|how much) (?:did|do|does|have) (?:we|it|that|they) (?:earn|make|take|bring in|come to|bill|earned|made|taken)(?: from (?:that|it|them|those))? (?:in total|altogether|in all|overall|all up|all together)$/

/** "So what did we earn in total?" after how many were sold, or at what price. */
const inTotal: TurnReader = ({ text, before }) =>
  before.operator === 'value' &&
  (before.measure === 'transactions' || before.measure === 'revenue-per-transaction') &&
  asksTotal.test(text)
    ? { operator: 'value', measure: 'revenue', period: before.period }
    : undefined

const asksBoth =
  /^(?:what about |how about |what if we (?:did|closed|shut) |if we (?:did|closed|shut) )?both(?: of (?:them|those))?(?: days)?(?: together)?$/

/** "Both?" after one weekday that would be closed, and another. */
const bothClosed: TurnReader = ({ text, before, earlier }) => {
  if (before.operator !== 'scenario' || !before.closed?.weekdays || !asksBoth.test(text)) return undefined
  const days = before.closed.weekdays
  const other = earlier.findLast(
    (plan) =>
      plan.operator === 'scenario' &&
      plan.closed?.weekdays !== undefined &&
      plan.closed.weekdays.join() !== days.join(),
  )
  if (other?.operator !== 'scenario' || !other.closed?.weekdays) return undefined
  const weekdays = [...new Set([...other.closed.weekdays, ...days])].toSorted((one, next) => one - next)
  return { ...before, closed: { ...before.closed, weekdays } }
}

export const furtherTurns: readonly TurnReader[] = [enough, inTotal, bothClosed]
