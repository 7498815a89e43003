/** Short turns that go on from the figure, the cost, the goal or the decision before them (decision 938). */
import { expenseLines } from '#schema/advisor/measure'
import { measureLabel } from '../../measures/measure-names.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { settledPeriod } from '../follow-up.ts'
import { leversIn } from '../levers.ts'
import { baseWeeks, lastWeeks, measuresIn } from '../question.ts'
import { readScenario } from '../readers/change-readers.ts'
import { weekdaysIn } from '../selection.ts'
import type { TurnReader } from './turn.ts'

const asksEnough =
  /^(?:is|was|would) (?:that|it|this)(?: be)? (?:really )?(?:enough|sufficient)(?: (?:for us|to (?:live on|get by|break even|cover (?:the |our )?costs|pay the bills)))?$|^how (?:many|much) more (?:do|would|must|should) we (?:need|have to (?:bill|sell|take|do|make|settle))(?: (?:then|to break even))?$/

/** "Is that enough?" after billed days, sales or takings: what a week needs to cover its costs. */
const enough: TurnReader = ({ text, before, question }) => {
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
    period: baseWeeks(question),
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

const ofDriver =
  /^(?:and |so )?what(?:'s| is| was| has)? ?(?:been )?(?:pull|drag|push|driv|drove|knock|lift|sank|sink|mov|caus|bring|brought|hold)\w* (?:it|that|this|them)(?: (?:up|down|back|there))?$/

/** "What pulled it down?" after a figure of two times, or of one: what moved that figure. */
const driven: TurnReader = ({ text, before, earlier, question }) => {
  if (before.operator !== 'value' || !ofDriver.test(text)) return undefined
  const { measure, period } = before
  if (period.weekdays) return undefined
  const other = earlier.findLast((plan) => plan !== before && plan.operator === 'value')
  const isSame = other?.operator === 'value' && other.measure === measure && !other.period.weekdays
  const [one, next] = [period, isSame ? other.period : undefined].map(
    (of) => of && resolvePeriod(of, { today: question.today, record: undefined }),
  )
  if (isSame && one && next && one.from !== next.from) {
    const [of, against] = one.from > next.from ? [period, other.period] : [other.period, period]
    return { operator: 'explain', measure, of, against }
  }
  return { operator: 'explain', measure, of: period, against: { ...period, moved: 'just-before' } }
}

const everDone =
  /^(?:and |so )?(?:have|did|has) (?:we|it|that) (?:ever )?(?:(?:done|hit|reached|managed|made|had|got|achieved|do|reach|hit|manage|happened|happen) ?(?:that|it|this)?(?: (?:many|much))?)(?: (?:before|yet|so far))?$/

/** "Have we ever done that?" after what a goal needs: the weeks that reached the goal. */
const reachedBefore: TurnReader = ({ text, before }) =>
  before.operator === 'solve' &&
  before.target !== undefined &&
  before.changes.length === 0 &&
  everDone.test(text)
    ? {
        operator: 'count',
        measure: before.outcome,
        period: lastWeeks(weeksOfYear),
        by: 'week',
        atLeast: before.target,
        asked: 'whether',
      }
    : undefined
const weeksOfYear = 52

const asksOutcome =
  /^(?:and |so )?did (?:it|that|this|they) (?:(?:ever |really |actually )?(?:pay(?: off)?|work(?: out)?|help|last|deliver|do any good|do its job|make (?:a|any) difference)|pay for itself)$/

/** "Did it pay?" after a decision: what came of that one. */
const outcomeOf: TurnReader = ({ text, before }) =>
  before.operator === 'decided' && before.words && asksOutcome.test(text) ? before : undefined

const halfTime =
  /^(?:and |but )?(?:what )?if (?:she|he|they|it)(?:'s| is| are|'re)? (?:only |just )?(?:works? |work |does? |do |on |is |are )?(?:half[- ]time|half the (?:hours|week|time|days))$/

/** "What if she only works half time?" after somebody is hired. */
const atHalf: TurnReader = ({ text, before }) => {
  const last = before.operator === 'scenario' ? before.changes.at(-1) : undefined
  if (
    before.operator !== 'scenario' ||
    last?.lever !== 'staff' ||
    last.by === 'percent' ||
    !halfTime.test(text)
  )
    return undefined
  const { product: _, ...own } = last
  return { ...before, changes: [...before.changes.slice(0, -1), { ...own, size: own.size / 2 }] }
}

const unnamed =
  /\b(?:an? |another )(?<size>\d+(?:\.\d+)?) ?(?:%|per ?cent|percent) (?:cut|reduction|drop|saving|fall|rise|increase|lift|jump|hike)\b(?! (?:in|of|on|to|for)\b)/

/** "What would a 10% cut save a year?" after a cost: a change of that cost. */
const ofCost: TurnReader = ({ text, before, question, ask }) => {
  const measure = 'measure' in before ? before.measure : undefined
  const line = expenseLines.find((one) => one === measure)
  const isOther = measuresIn(question).length > 0 || leversIn(question).length > 0
  if (!line || isOther || !unnamed.test(text)) return undefined
  const plan = readScenario(ask(text.replace(unnamed, `$& in ${measureLabel(line, question.trade)}`)))?.plan
  return plan?.operator === 'scenario' && plan.changes.length > 0 ? plan : undefined
}

const daysMove =
  /^(?:are|have) (?:our |the |my )?\w+days (?:been |still |really |just )*(?:(?<down>slipping|falling|dropping|sliding|declining|fading|slowing|getting (?:worse|weaker|quieter|slower)|going down)|(?<up>growing|rising|improving|climbing|picking up|getting (?:better|stronger|busier)|going up))(?: lately| recently)?$/

/** "Are Fridays slipping?" after one of them: the last four against the four before. */
const ofDays: TurnReader = ({ text, before, question }) => {
  const moves = daysMove.exec(text)?.groups
  const [days, other] = weekdaysIn(question)
  if (!moves || !days || other || before.operator !== 'value') return undefined
  const period = { ...lastWeeks(recentWeeks), weekdays: [...days.weekdays] }
  return {
    operator: 'compare',
    measure: before.measure,
    of: { period },
    against: { period: { ...period, moved: 'just-before' } },
    asked: moves.up ? 'higher' : 'lower',
  }
}
const recentWeeks = 4

const againstLast =
  /^(?:versus|vs|against|compared (?:to|with)|and|how about|what about) (?:the )?(?:last|previous|prior)(?: (?:one|time))?$|^(?:than|on) the last(?: one)?$/

/** "Versus last?" after a stretch that is under way: as long before it. */
const besideLast: TurnReader = ({ text, before, question: { today } }) =>
  before.operator === 'value' && !before.period.moved && againstLast.test(text)
    ? {
        operator: 'compare',
        measure: before.measure,
        of: { period: before.period },
        against: { period: { ...settledPeriod(before.period, today), moved: 'just-before' } },
      }
    : undefined

export const furtherTurns: readonly TurnReader[] = [
  besideLast,
  ofDays,
  enough,
  inTotal,
  bothClosed,
  driven,
  reachedBefore,
  outcomeOf,
  atHalf,
  ofCost,
]
