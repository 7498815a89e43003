/**
 * Whether a plan of figures says what the question says: the same weekdays, measures, units and times. A plan that lost one of
 * them answers another question, however surely it was read, so it is never answered without asking first. Unlike the duties,
 * this looks at the plan alone and not at which words a reader took.
 */
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { weekdayOf } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { rememberBoth } from '../../remember.ts'
import { isExcepted } from '../exceptions.ts'
import { is, measureOf } from '../plan-tests.ts'
import { generality, isLineOfExpense, measuresIn, type Question, textOf } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { beforeHolidays, countedOthers } from './counted-others.ts'
import { opposedMeasures, opposedWeekdays } from './opposed.ts'
import { otherLosses } from './other-losses.ts'
import { otherNumbers } from './other-numbers.ts'
import { isCompared, periodsOf } from './plan-parts.ts'

// What moved a measure is told by the parts of it, whatever they are.
const measures = is('value', 'compare', 'rank', 'count', 'forecast')
const byDays = is('value', 'compare', 'rank', 'count', 'explain')

const keptWeekdays = (question: Question) =>
  weekdaysIn(question).filter(({ at }) => !isExcepted(question, at))

/** Weekdays that a plan measures, one set a side. */
const weekdaySides = (plan: AnswerablePlan, { today }: Question): readonly ReadonlySet<number>[] =>
  periodsOf(plan).map((period) => {
    const span = resolvePeriod(period, { today, record: undefined })
    const single = span && span.from === span.to ? [weekdayOf(span.from)] : []
    return new Set(period.weekdays ?? single)
  })

const eachWeekday = (plan: AnswerablePlan): boolean =>
  (plan.operator === 'rank' && (plan.by === 'weekday' || plan.by === 'day')) ||
  (plan.operator === 'value' && (plan.group === 'weekday' || plan.group === 'day'))

/** Weekdays that a plan does not measure. */
const lostWeekdays = (question: Question, plan: AnswerablePlan): readonly number[] => {
  const named = keptWeekdays(question)
  if (named.length === 0 || !byDays(plan) || eachWeekday(plan)) return []
  const sides = weekdaySides(plan, question)
  return named.flatMap(({ at, weekdays }) =>
    sides.some((side) => weekdays.some((day) => side.has(day))) ? [] : [at],
  )
}

/** "Sundays vs Fridays": days on two sides that a plan puts on one. */
const joinedWeekdays = (question: Question, plan: AnswerablePlan): readonly number[] =>
  !byDays(plan) || isCompared(plan) || eachWeekday(plan)
    ? []
    : (opposedWeekdays(question)?.map(({ at }) => at) ?? [])

/** As general as "sales" and "spending", which go with any measure. */
const leastGeneral = 2
const isGeneral = (measure: MeasureName): boolean => generality(measure) >= leastGeneral

const parts = /-per-|-share$|^(?:profit|margin|growth|contribution|break-even|runway|rest-after|sum-of)/

const isTimed = is('count', 'rank')

/** Measures named that a plan neither measures nor contains. */
const lostMeasures = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (!measures(plan)) return []
  const own = 'measure' in plan ? plan.measure : undefined
  if (own === undefined) return []
  const condition = 'filter' in plan ? plan.filter?.where?.measure : undefined
  return measuresIn(question).flatMap(({ at, measure }) => {
    // Consultants sell days, and "how many days" counts them.
    const isTime = isTimed(plan) && /\bdays?$/i.test(question.terms[at]?.text ?? '')
    // "What did that cost us?" asks for a loss.
    const isVerb =
      /^cost$/i.test(question.terms[at]?.text ?? '') && /^(?:us|me)$/i.test(textOf(question.terms[at + 1]))
    if (measure === condition || isTime || isVerb) return []
    if (plan.operator === 'rank' && plan.claimedLine === measure) return []
    // "Are we growing?" is asked of any measure.
    if (measure === 'growth' || measure === own || own.startsWith(`${measure}-`) || own.includes(measure))
      return []
    // "Spending on milk", "sales per hour", "left after wages"
    if (isGeneral(measure) && generality(measure) > generality(own)) return []
    return parts.test(own) && (isLineOfExpense(measure) || generality(measure) > 0) ? [] : [at]
  })
}

/** "Do contractors cost more than they bring in?": two measures, of which a plan has one. */
const joinedMeasures = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (!measures(plan) || plan.operator === 'value' || /-per-|-share$/.test(measureOf(plan))) return []
  if ('filter' in plan && plan.filter?.where) return []
  return opposedMeasures(question)?.map(({ at }) => at) ?? []
}

const perWord = /^(?:per)$/

/** "Per customer", "per hour": what a figure is divided by. */
const lostUnits = ({ terms }: Question, plan: AnswerablePlan): readonly number[] => {
  if (!measures(plan) || measureOf(plan).includes('-per-')) return []
  return terms.flatMap((term, at) => {
    const next = terms[at + 1]
    if (!next || !perWord.test(textOf(term)) || isCue(next, 'of')) return []
    const isTime = meaningOf(next, 'grain') ?? meaningOf(next, 'unit') ?? meaningOf(next, 'weekdays')
    return isTime || /^(?:cent|annum|visit|head)/.test(textOf(next)) ? [] : [at, at + 1]
  })
}

/** Times named that a plan does not measure: neither they themselves, nor a stretch that has them, nor a part of them. */
const lostPeriods = (question: Question, plan: AnswerablePlan): readonly number[] => {
  // "Either side of Easter" is all but Easter.
  if (!byDays(plan) || (plan.operator === 'compare' && /\bside of\b/i.test(question.text))) return []
  const moment = { today: question.today, record: undefined }
  const own = periodsOf(plan).map((period) => resolvePeriod(period, moment))
  if (own.some((span) => span === undefined)) return []
  return namedPeriods(question).flatMap(({ at, period, relation }) => {
    const span = relation === undefined ? resolvePeriod(period, moment) : undefined
    const isMeasured = (one: ReturnType<typeof resolvePeriod>) =>
      span === undefined || one === undefined || (one.from <= span.to && one.to >= span.from)
    return own.some(isMeasured) ? [] : [at]
  })
}

/** "The biggest week on week jump" */
const isOfSteps = (plan: AnswerablePlan): boolean =>
  (plan.operator === 'count' && plan.step !== undefined) ||
  (plan.operator === 'rank' && plan.asked !== undefined)

/** "On the half before": a second time that a plan without sides has no place for. */
const lostRelations = (question: Question, plan: AnswerablePlan): readonly number[] =>
  is('value', 'rank', 'count')(plan) && !isOfSteps(plan)
    ? question.periods.flatMap(({ at, relation }) =>
        relation === undefined || periodsOf(plan).some(({ moved }) => moved) ? [] : [at],
      )
    : []

/** One question is shorter: a longer message is many, or none. */
const longest = 600

/** Places of the words of a question that a plan of figures lost. */
export const lostIn = rememberBoth((question: Question, plan: AnswerablePlan): readonly number[] =>
  question.text.length > longest
    ? []
    : [
        ...new Set([
          ...lostWeekdays(question, plan),
          ...joinedWeekdays(question, plan),
          ...lostMeasures(question, plan),
          ...joinedMeasures(question, plan),
          ...lostUnits(question, plan),
          ...lostPeriods(question, plan),
          ...lostRelations(question, plan),
          ...otherNumbers(question, plan),
          ...otherLosses(question, plan),
          ...countedOthers(question, plan),
          ...beforeHolidays(question, plan),
        ]),
      ],
)

/** True for a question that a plan of figures answers as it was put. */
export const isFaithful = (question: Question, plan: AnswerablePlan): boolean =>
  // A sum that was quoted, over a quarter: its reader took every word.
  (plan.operator === 'find' && plan.over !== undefined) || lostIn(question, plan).length === 0
