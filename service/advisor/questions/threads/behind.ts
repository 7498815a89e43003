/** Turns that ask for the figures behind an answer, or doubt it: "show me the numbers", "that can't be right". */
import type { Grain } from '#schema/advisor/measure'
import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { hasMeasureGrain, measureNamed } from '../../measures/measures.ts'
import { lengthOf, type Span } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { asValue } from './subject.ts'
import { asksOnly, type TurnReader } from './turn.ts'

const wants =
  /\b(?:numbers?|figures?|data|details?|workings?|breakdown|sums?|maths?|evidence|proof|receipts?|come from|comes from|coming from|based on|get (?:that|those|it|this)|know (?:that|this|it)|work(?:ed)? (?:that|it) out|calculat\w+|where (?:is|are|did|does) (?:that|those|it|this) (?:from|come|get)|you (?:know|sure about that|sure about this))\b/g
/** What was answered is said to be wrong; what follows may be why. */
const doubts =
  /^(?:(?:that|this|it|those|they)(?:'s| is| are|s)?(?: (?:can't|cant|cannot|can not|couldn't|doesn't|doesnt|don't|dont|isn't|isnt|aren't|not))? ?(?:be |look |sound |seem |add |add up |quite |really |just |totally |completely |clearly )*(?:right|correct|wrong|rubbish|nonsense|bull\w*|crap|impossible|off|up|true|accurate|odd|strange|weird)\b|(?:i )?(?:don't|dont|do not) (?:believe|buy|trust)\b|no way\b|are you (?:sure|certain)(?: about (?:that|this|it))?$|really$|(?:doesn't|doesnt|does not|can't|cant|cannot) (?:be|look|sound|seem|add up)(?: right| correct)?$|you(?:'re| are)? (?:sure|wrong)\b|(?:that|it) (?:can't|cant|cannot) be\b|(?:is|was) (?:that|it|this) (?:really |actually )?(?:right|correct|true|accurate)$|(?:please |can you |could you )*(?:double[- ]?)?check (?:that|it|this|those|again)(?: again| for me)?$|wrong$|no,? (?:it|that|they) (?:is|was|did|do|does|are|were)(?:n't|nt| not)$)/

const longestOfDays = 21
const longestOfWeeks = 16 * 7
/** A single week of a measure that no day has is shown beside the weeks before it. */
const weeksShown = 8

/** Sales of single days are on record for some weeks only. */
const daysOnRecord = 8 * 7

const finerThan = (measure: MeasureName, span: Span, today: IsoDate): Grain => {
  const hasDays = isMeasured(measure) && hasMeasureGrain(measureNamed(measure), 'day')
  const isRecent = span.from >= plusDays(today, -daysOnRecord)
  if (hasDays && isRecent && lengthOf(span) <= longestOfDays) return 'day'
  return lengthOf(span) <= longestOfWeeks ? 'week' : 'month'
}

/** Both times of a change, where one follows the other. */
const together = (plan: AnswerablePlan, today: IsoDate): Period | undefined => {
  const [of, against] =
    plan.operator === 'explain'
      ? [plan.of, plan.against]
      : plan.operator === 'compare'
        ? [plan.of.period, plan.against.period]
        : []
  const [one, other] = [of, against].map(
    (period) => period && resolvePeriod(period, { today, record: undefined }),
  )
  if (!of || of.weekdays || !one || !other) return undefined
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  return plusDays(first.to, 1) === last.from && lengthOf(first) + lengthOf(last) <= longestOfWeeks
    ? { of: { kind: 'dates', from: first.from, to: last.to } }
    : undefined
}

/** The records that a figure adds up: its days, weeks or months. */
export const figuresBehind = (before: AnswerablePlan, today: IsoDate): AnswerablePlan | undefined => {
  if (before.operator === 'rank') return { ...before, count: Math.max(before.count, weeksShown) }
  if (before.operator === 'count') return { ...before, asked: 'which' }
  const own = asValue(before)
  const span = own && resolvePeriod(own.period, { today, record: undefined })
  if (!own || !span) return undefined
  const { measure, filter } = own
  const period = together(before, today) ?? own.period
  const shownSpan = resolvePeriod(period, { today, record: undefined }) ?? span
  const group = finerThan(measure, shownSpan, today)
  const isOneWeek = group === 'week' && lengthOf(shownSpan) <= 7
  const shown: Period = isOneWeek
    ? { of: { kind: 'dates', from: plusDays(span.to, 1 - 7 * weeksShown), to: span.to } }
    : period
  return { operator: 'value', measure, period: shown, ...(filter ? { filter } : {}), group }
}

/** True for a turn that doubts the answer before it. */
export const doubtsAnswer = (text: string): boolean => doubts.test(text)

/** "Show me the numbers", "how do you know?", "that can't be right, it was busy". */
export const behind: TurnReader = ({ text, before, question }) =>
  doubtsAnswer(text) || asksOnly(text, wants) ? figuresBehind(before, question.today) : undefined

const counts = /\b(?:count|counts|counted|counting|include|includes|included|including|measuring|mean by)\b/g

/** "What are you counting?" after a figure: what its measure is. */
export const meant: TurnReader = ({ text, before }) =>
  'measure' in before && before.measure && asksOnly(text, counts)
    ? { operator: 'define', measure: before.measure }
    : undefined
