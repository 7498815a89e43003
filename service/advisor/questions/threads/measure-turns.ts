/** Turns that keep the figure or the times that were spoken of: "as a share of fees?", "the day rate in each?", "how often was it 13 or better?" */
import { expenseLines, MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, measuresIn } from '../question.ts'
import { namedPeriods, takeSelection } from '../selection.ts'
import { selectionOf } from './best-one.ts'
import type { TurnReader } from './turn.ts'

const asShare =
  /^(?:what(?:'s| is| was) (?:that|it) )?(?:and )?(?:as|in|what) (?:a |the )?(?:share|percentage|percent|proportion|part|%|per ?cent)(?: (?:is|was) (?:that|it))?(?: (?:of|to) (?:our |the |total |all )*(?:fees|revenue|sales|takings|billings?|income|turnover))?$/

/** "As a share of fees?", after a cost. */
const shareOfRevenue: TurnReader = ({ text, before }) => {
  if (!asShare.test(text) || (before.operator !== 'value' && before.operator !== 'compare')) return undefined
  const share = expenseLines.some((line) => line === before.measure) ? `${before.measure}-share` : undefined
  const measure = before.measure === 'profit' ? 'margin' : before.measure === 'costs' ? 'cost-share' : share
  return MeasureName.is(measure) ? { ...before, measure } : undefined
}

const asPart =
  /^(?:(?:what|how much)(?:'s| is| was)? (?:that|it|this) )?(?:as|in|what) (?:a |the )?(?:share|percentage|percent|proportion|part|%|per ?cent)(?: of (?:(?:the|our|a|that|its) )?(?:(?:whole|entire|full|total) )?(?:week|month|quarter|year|total|lot|whole|all|everything|takings|sales|revenue|fees|billings?))?(?: (?:is|was) (?:that|it|this))?$/

/** "As a per cent of the week?", after a figure of some days or hours: their part of the whole. */
const partOfWhole: TurnReader = ({ text, before }) => {
  const own = before.operator === 'value' ? selectionOf(before) : undefined
  if (!own || !asPart.test(text) || (own.measure !== 'revenue' && own.measure !== 'transactions'))
    return undefined
  const { weekdays, ...period } = own.period
  if (!weekdays && !own.filter) return undefined
  return { operator: 'share', ...own, whole: { measure: own.measure, period, filter: {} } }
}

const ofEach =
  /\b(?:in|for|of|during) (?:each|both|either|the two|those two|the same two)(?: (?:of (?:them|those)|times?|periods?|quarters?|months?|weeks?|years?))?$|\b(?:for|over|in) the same (?:two )?(?:times?|periods?|weeks?|months?|quarters?)$/

/** "Average day rate in each?", after two times were compared. */
const inEach: TurnReader = ({ text, before, question }) => {
  const [named, other] = measuresIn(question)
  if (before.operator !== 'compare' || !named || other || !ofEach.test(text)) return undefined
  const { asked: _, ...plan } = before
  return { ...plan, measure: named.measure }
}

const asksMover =
  /^(?:so )?(?:which|what) (?:one |of (?:them|those|these|the two) )?(?:moved|drove|changed|explains|explained|mattered|caused|was behind|did|made) (?:it|that|this|the (?:difference|change|drop|fall|rise))?(?: (?:the )?(?:more|most|bigger))?(?:,? [a-z ]{3,40}? or [a-z ]{3,40})?$/

/** "Which moved it more, days or rate?", after two times were compared. */
const moverOf: TurnReader = ({ text, before }) => {
  if (before.operator !== 'compare' || !asksMover.test(text)) return undefined
  return {
    operator: 'explain',
    measure: before.measure,
    of: before.of.period,
    against: before.against.period,
  }
}

const asksHowOften = /^how (?:often|many (?:weeks|times|of (?:them|those)))\b/
const isAbove = /\b(?:better|more|higher|above|over|beat|at least|topped|exceed\w*|up to)\b/
const isBelow = /\b(?:worse|less|lower|below|under|short of|at most|missed)\b/

const measureOf = (before: AnswerablePlan): MeasureName | undefined => {
  const measure =
    before.operator === 'solve' ? before.outcome : 'measure' in before ? before.measure : undefined
  return MeasureName.is(measure) ? measure : undefined
}

/** "How often have we managed 13 or better in the last 26 weeks?", after a goal or a figure. */
const timesAt: TurnReader = ({ text, before, question }) => {
  const measure = measureOf(before)
  const span = namedPeriods(question)[0]
  const [amount, other] = question.amounts.filter(({ first }) => first !== span?.at)
  const isUp = isAbove.test(text)
  if (!measure || !asksHowOften.test(text) || measuresIn(question).length > 0) return undefined
  if (!amount || other || isUp === isBelow.test(text)) return undefined
  const { period } = takeSelection(question, new Set(), lastWeeks(52))
  return {
    operator: 'count',
    measure,
    period,
    by: 'week',
    ...(isUp ? { atLeast: amount.value } : { below: amount.value }),
  }
}

const asksEnd =
  /^(?:which|what|when)(?: one| (?:week|month|quarter|day|weekday|hour)s?)? (?:was|were|is|had|did) (?:the |our )?(?:very )?(?:(?<low>least|lowest|worst|quietest|weakest|smallest|slowest|fewest)|most|highest|best|busiest|strongest|biggest|largest)\b/

/** "Which was worst?", after a list by month. */
const endOfList: TurnReader = ({ text, before }) => {
  const own = before.operator === 'value' ? selectionOf(before) : undefined
  const by = before.operator === 'value' ? before.group : undefined
  const end = asksEnd.exec(text)
  if (!own || !by || !end || by === 'fortnight') return undefined
  return { operator: 'rank', ...own, by, order: end.groups?.low ? 'lowest' : 'highest', count: 1 }
}

export const measureTurns: readonly TurnReader[] = [
  endOfList,
  shareOfRevenue,
  partOfWhole,
  inEach,
  moverOf,
  timesAt,
]
