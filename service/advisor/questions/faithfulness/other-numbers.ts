/** Numbers of a question that a plan takes for something else: a bound of another measure, or a count out of a name. */
import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measureNamed } from '../../measures/measures.ts'
import { is } from '../plan-tests.ts'
import { isLineOfExpense, measuresIn, type Question, textOf } from '../question.ts'
import { isLight, meaningOf } from '../term.ts'

/** True for a plan that holds a measure against a number. */
const isBounded = (plan: AnswerablePlan): boolean =>
  // A second condition has a number and a measure of its own.
  !('filter' in plan && plan.filter?.where) &&
  ((plan.operator === 'value' && plan.target !== undefined) ||
    (plan.operator === 'count' &&
      [plan.above, plan.below, plan.atLeast, plan.atMost].some((one) => one !== undefined)))

// Sales are money or a number of them, and billing is told in days: the number says which is meant.
const ofSales: ReadonlySet<MeasureName> = new Set(['revenue', 'transactions', 'customers'])

/** True for a measure that a plan of another one may be named by. */
const isKin = (named: MeasureName, own: MeasureName): boolean =>
  named === own || own.startsWith(`${named}-`) || (ofSales.has(named) && ofSales.has(own))

/** So large a number is no number of weeks, and no percentage. */
const leastOfMoney = 1000

/** "Go under $40,000" with a plan in weeks; "under 100 transactions" with one of another measure. */
const otherBounds = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (!isBounded(plan) || !('measure' in plan) || !isMeasured(plan.measure)) return []
  const { unit } = measureNamed(plan.measure)
  const isSmall = unit === 'weeks' || unit === 'percent'
  return question.amounts.flatMap(({ first, after, value, unit: own }) => {
    const next = question.terms[after]
    const counted = next && meaningOf(next, 'measure')?.measure
    const isOther = counted !== undefined && !isKin(counted, plan.measure)
    const isMoney = isSmall && (own === 'dollars' || (own === 'plain' && value >= leastOfMoney))
    return isOther ? [first, after] : isMoney ? [first] : []
  })
}

const ofParts = /-per-|-share$|^(?:profit|margin|growth|contribution)/

/** "Did sales go under 100?" with a bound on something that sales are no part of. */
const otherMeasures = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (!isBounded(plan) || !('measure' in plan)) return []
  const { measure: own } = plan
  if (ofParts.test(own)) return []
  return measuresIn(question).flatMap(({ at, measure }) =>
    isKin(measure, own) || (isLineOfExpense(own) && measure === 'costs') ? [] : [at],
  )
}

const ofLength = /^(?:hour|day|week|fortnight|month|quarter|year)$/
const counts = is('value', 'compare', 'rank', 'count', 'share')

/** "The ten-day diagnostic", "a two week pilot": a length that names a thing, and no count. */
const namedLengths = ({ terms }: Question, plan: AnswerablePlan): readonly number[] =>
  counts(plan)
    ? terms.flatMap((term, at) => {
        const [length, thing] = [terms[at + 1], terms[at + 2]]
        const isName =
          meaningOf(term, 'number') !== undefined &&
          length !== undefined &&
          ofLength.test(textOf(length)) &&
          meaningOf(length, 'measure') === undefined &&
          !/^(?:mark|level|line|target|threshold|limit)$/.test(textOf(thing)) &&
          thing !== undefined &&
          meaningOf(thing, 'unknown') !== undefined &&
          !isLight(thing)
        return isName ? [at, at + 1, at + 2] : []
      })
    : []

/** Places of numbers that a plan has for something else, with the words that say what they are of. */
export const otherNumbers = (question: Question, plan: AnswerablePlan): readonly number[] => [
  ...otherBounds(question, plan),
  ...otherMeasures(question, plan),
  ...namedLengths(question, plan),
]
