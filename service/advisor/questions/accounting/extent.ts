/** Whether a plan has the times, days, hours and numbers that a question names. */
import type { Period, PeriodRange } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { weekdayOf } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { takePriceStep } from '../amounts/price-steps.ts'
import { isOfWorkers } from '../amounts/working-time.ts'
import { isNoNumber } from '../changing-words.ts'
import { isExcepted } from '../exceptions.ts'
import { periodsOf } from '../faithfulness/plan-parts.ts'
import { is, measureOf } from '../plan-tests.ts'
import { type Question, textOf } from '../question.ts'
import type { Meaning } from '../term.ts'
import type { Place } from './place.ts'

type Relation = Period['moved']

const allPeriods = (plan: AnswerablePlan): readonly Period[] => [
  ...periodsOf(plan),
  ...('filter' in plan ? (plan.filter?.except ?? []) : []),
  ...(plan.operator === 'share' && plan.whole.period ? [plan.whole.period] : []),
  ...(plan.operator === 'compare'
    ? [...(plan.of.filter?.except ?? []), ...(plan.against.filter?.except ?? [])]
    : []),
  ...(plan.operator === 'forecast' && plan.against ? [plan.against] : []),
  ...(plan.operator === 'rank' && plan.claimed ? [plan.claimed] : []),
  ...(plan.operator === 'count' && plan.claimedAt ? [plan.claimedAt] : []),
]

const edges = (range: PeriodRange): readonly PeriodRange[] =>
  range.kind === 'since'
    ? [range, range.from]
    : range.kind === 'between'
      ? [range, range.from, range.to]
      : [range]

/** The same month, season or holiday, of whatever year. */
const hasName = (one: PeriodRange, other: PeriodRange): boolean => {
  const bare = (range: PeriodRange) => JSON.stringify({ ...range, year: undefined })
  return edges(one).some((own) => edges(other).some((named) => bare(own) === bare(named)))
}

const isLastYear = ({ of }: Period): boolean => of.kind === 'current' && of.unit === 'year' && of.back === 1

/** A named time stands in a plan as it is, as an end of a stretch, or by the same days. */
export const expressesPeriod = (
  plan: AnswerablePlan,
  { question, at }: Place,
  period: Period,
  relation: Relation,
): boolean => {
  const own = allPeriods(plan)
  if (relation !== undefined)
    return (
      own.some(({ moved }) => moved !== undefined) ||
      is('compare', 'explain', 'scenario', 'solve', 'forecast')(plan) ||
      // "Week on week"
      (plan.operator === 'count' && plan.step !== undefined) ||
      (plan.operator === 'rank' && plan.asked !== undefined)
    )
  if (is('solve', 'scenario')(plan)) return true
  // "Either side of Easter" is the time before it and after it.
  const isBeside = question.terms.slice(Math.max(0, at - 3), at).some((term) => /\bside$/.test(textOf(term)))
  if (isBeside && plan.operator === 'compare') return true
  // "September against last year" is September a year before.
  if (isLastYear(period) && own.some(({ moved }) => moved === 'year-before')) return true
  const moment = { today: question.today, record: undefined }
  const span = resolvePeriod(period, moment)
  return own.some((one) => {
    if (edges(one.of).some((edge) => JSON.stringify(edge) === JSON.stringify(period.of))) return true
    if (edges(period.of).some((edge) => JSON.stringify(edge) === JSON.stringify(one.of))) return true
    if (plan.operator === 'forecast' && hasName(one.of, period.of)) return true
    const other = resolvePeriod(one, moment)
    if (span === undefined || other === undefined) return span === other
    if (plan.operator === 'explain' && other.from <= span.to && other.to >= span.from) return true
    // "Around Christmas" is the weeks before and after it as well.
    const isAround = /^around$/.test(textOf(question.terms[at - 1]))
    if (isAround && plan.operator === 'rank' && other.from <= span.from && other.to >= span.to) return true
    return (
      (other.from === span.from && other.to === span.to) ||
      (plan.operator === 'forecast' && other.to === span.to)
    )
  })
}

export const expressesWeekdays = (
  plan: AnswerablePlan,
  { question, at }: Place,
  weekdays: readonly number[],
): boolean => {
  if (is('scenario', 'solve')(plan)) return true
  if (
    (plan.operator === 'rank' && (plan.by === 'weekday' || plan.by === 'day')) ||
    (plan.operator === 'value' && (plan.group === 'weekday' || plan.group === 'day'))
  )
    return true
  const out = weekdays.length
  const isOut = isExcepted(question, at)
  return allPeriods(plan).some((period) => {
    const span = resolvePeriod(period, { today: question.today, record: undefined })
    const single = span && span.from === span.to ? [weekdayOf(span.from)] : []
    const days = period.weekdays ?? single
    if (isOut && days.length > 0 && !weekdays.some((day) => days.includes(day))) return true
    // All but these days are kept, or these.
    return weekdays.some((day) => days.includes(day)) || (days.length > 0 && days.length === 7 - out)
  })
}

export const expressesHours = (
  plan: AnswerablePlan,
  _place: Place,
  _hours: Extract<Meaning, { kind: 'hours' }>,
): boolean =>
  is('scenario', 'solve')(plan) ||
  (plan.operator === 'rank' && plan.by === 'hour') ||
  JSON.stringify(plan).includes('"hours":{') ||
  (plan.operator === 'value' && plan.group === 'hour')

/** Every number of a plan. */
const numbersOf = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersOf)
      : typeof value === 'string'
        ? (value.match(/\d+/g) ?? []).map(Number)
        : []

const near = 0.011

/** A price from one figure to another on so many sold: the plan has their difference. */
const isOfStep = (question: Question, plan: AnswerablePlan): boolean => {
  if (plan.operator !== 'scenario' && plan.operator !== 'solve') return false
  const isGiven = plan.changes.some(({ product }) => product !== undefined)
  const step = isGiven ? takePriceStep(question, new Set()) : undefined
  return step !== undefined && plan.changes.some(({ size }) => size === step.size)
}

export const expressesNumber = (
  plan: AnswerablePlan,
  { question, at }: Place,
  number: Extract<Meaning, { kind: 'number' }>,
): boolean => {
  if (is('explain')(plan)) return true
  // A sum a year or a month is worked out by the week.
  if (is('scenario', 'solve')(plan) && (number.unit !== 'plain' || isOfStep(question, plan))) return true
  if (plan.operator === 'scenario' && (plan.gone ?? plan.once) !== undefined) return true
  const isClock = /^[ap]\.?m$/i.test(textOf(question.terms[at + 1]))
  if (isClock && plan.operator === 'rank' && plan.claimedHour !== undefined) return true
  const amount = question.amounts.find(({ first }) => first === at)
  if (amount && (isNoNumber(question, amount) || isOfWorkers(question, amount))) return true
  if (
    is('forecast', 'solve')(plan) &&
    question.terms[at + 1]?.meanings.some(({ kind }) => kind === 'grain' || kind === 'unit')
  )
    return true
  const isWhole = /-share$|^(?:share|margin)$/.test(measureOf(plan)) || plan.operator === 'share'
  if (isWhole && number.unit === 'dollars' && [1, 10, 100, 1000].includes(number.value)) return true
  const together = question.amounts.reduce(
    (sum, { unit, value }) => (unit === number.unit ? sum + value : sum),
    0,
  )
  return numbersOf(plan).some((one) => {
    const size = Math.abs(one)
    if (plan.operator === 'scenario' && size === together) return true
    return [1, 100, 0.01, 7, 12, 52, 5, 1 / 7, 38, 1 / 52, 12 / 52, 1000].some(
      (times) => Math.abs(size - number.value * times) <= near * Math.max(1, number.value * times),
    )
  })
}
