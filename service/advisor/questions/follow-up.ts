import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Selection } from '#schema/advisor/selection'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../calendar.ts'
import { periodOfSpan } from '../periods/found-period.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Likely } from './classifier/kinds.ts'
import { comparedWith, editSum, inSameTerms } from './follow-up-edits.ts'
import { takeFurther, takePlace } from './places.ts'
import { measuresIn, type Question, type Reading, takeCues, takeMeasure, type Used } from './question.ts'
import { takeCount, takeOrder } from './readers/rank-reader.ts'
import { hoursIn, namedPeriods, takeSelection, weekdaysIn } from './selection.ts'
import { isContent, isCue, isLight, meaningOf } from './term.ts'
import { isBareMeasure, isElliptic } from './threads/elliptic.ts'
import { editScenario } from './threads/scenario-edits.ts'
import { sharedAnew } from './threads/shared-anew.ts'

const sureOfItsOwn = 0.75
const shortest = 7

const corrects =
  /^\W*(?:no|nah|nope|sorry|actually|ok|okay|make (?:that|it)|and|what about|how about|i mean|i meant|or|say|rather)\b|\binstead\b/i

/** True if a message goes on from the one before: it begins so, or is short and of no kind for sure. */
export const isFollowUp = (
  question: Question,
  kinds: readonly Likely[],
  before?: AnswerablePlan,
): boolean => {
  const words = question.terms.filter((term) => !meaningOf(term, 'mark'))
  const [first] = words
  // "And if a tenth of them stop coming?" is supposed on top of what was supposed before.
  const isSupposed = before?.operator === 'scenario' && kinds[0]?.kind === 'scenario'
  if (isSupposed && first && /^(?:and|plus|also|with|but)\b/i.test(first.text)) return true
  // "Make that two", "no, five", "30 cents instead": a number in place of the one before.
  const isOfChanges = before?.operator === 'scenario' || before?.operator === 'solve'
  if (
    isOfChanges &&
    words.length <= shortest &&
    question.amounts.length === 1 &&
    (corrects.test(question.text) || isOnlySized(question))
  )
    return true
  if (first === undefined || words.length > shortest + 2) return false
  if (before && (isElliptic(question, before) || isBareMeasure(question, before))) return true
  const [best] = kinds
  const isOwn =
    best !== undefined && best.kind !== 'value' && best.kind !== 'clarify' && best.probability > sureOfItsOwn
  if (takeFurther(question, new Set()) !== undefined) return true
  if (before && isCue(first, 'follow-up', 'and') && comparedWith(before, question)) return true
  const isEdit = before !== undefined && isBare(question) && editSum(before, question) !== undefined
  if (isEdit && (words.length <= shortest || isCue(first, 'follow-up', 'and'))) return true
  // Of the same kind as the plan before, it goes on with that: "and over 20,000?"
  if (isCue(first, 'follow-up', 'and', 'not', 'same'))
    return !isOwn || best.kind === 'explain' || best.kind === before?.operator
  const isVague = best?.kind === 'clarify' || (best?.probability ?? 0) < sureOfItsOwn
  return words.length <= shortest && !isOwn && isVague
}

/** "What if it were 6": a number, and nothing else that says of what. */
const isOnlySized = ({ terms }: Question): boolean =>
  terms.every(
    (term) =>
      !isContent(term) || meaningOf(term, 'number') !== undefined || isLight(term) || isCue(term, 'if'),
  )

/** True for a message with neither a measure of its own nor a time. */
const isBare = (question: Question): boolean =>
  question.periods.length === 0 &&
  measuresIn(question).every(({ measure }) => measure === 'costs' || measure === 'revenue')

const ownPeriod = (plan: AnswerablePlan): Period | undefined =>
  'period' in plan ? plan.period : plan.operator === 'explain' ? plan.of : undefined

/** A period that was moved, by its dates, so that another can be moved from there. */
export const settledPeriod = (period: Period, today: IsoDate): Period => {
  const span = period.moved && resolvePeriod(period, { today, record: undefined })
  if (!span) return period
  const { weekdays } = span
  return { ...periodOfSpan(span), ...(weekdays ? { weekdays: [...weekdays] } : {}) }
}

/** The time before, and for a day the same day of the week before. */
const beforeThat = (of: Period): Period =>
  of.of.kind === 'unit-of' && of.of.unit === 'day'
    ? { of: { ...of.of, date: plusDays(of.of.date, -7) } }
    : { ...of, moved: 'just-before' }

/** A side of a comparison on the days and hours of another selection. */
const narrowed = (side: Selection, { period: { weekdays }, filter }: Selection): Selection => ({
  period: { ...side.period, ...(weekdays ? { weekdays } : {}) },
  ...(filter ? { filter: { ...side.filter, ...filter } } : side.filter ? { filter: side.filter } : {}),
})

/** "And Sunday?" after Saturday: the one nearest to that day; "the Saturday before" is a week earlier. */
const dayAfterDay = (question: Question, used: Used, own: Period | undefined): Selection | undefined => {
  const [day, other] = weekdaysIn(question)
  const [weekday] = day?.weekdays ?? []
  const { of } = own ?? {}
  if (!day || other || day.isPlural || weekday === undefined || of?.kind !== 'unit-of' || of.unit !== 'day')
    return undefined
  if (namedPeriods(question).some(({ relation }) => relation === undefined)) return undefined
  used.add(day.at)
  const isBefore = question.terms.some(({ text }) => /\b(?:before|prior|earlier)\b/i.test(text))
  for (const { at } of question.periods) used.add(at)
  const ahead = (weekday - weekdayOf(of.date) + 7) % 7
  const step = isBefore ? ahead - 7 : ahead > 3 ? ahead - 7 : ahead
  const date = plusDays(of.date, plusDays(of.date, step) > question.today ? step - 7 : step)
  return { period: { of: { kind: 'unit-of', unit: 'day', date } } }
}

/** The plan before, with the measure, time and order that a follow-up names; undefined if it names none that fit. */
export const editPlan = (before: AnswerablePlan, question: Question): Reading | undefined => {
  const used: Used = new Set()
  const scenario = editScenario(before, question, used)
  if (scenario) return scenario
  const compared = comparedWith(before, question)
  if (compared) return compared
  const isOther = measuresIn(question).some(({ measure }) => !['costs', 'revenue'].includes(measure))
  const isTimedAnew = namedPeriods(question).length > 0 || weekdaysIn(question).length > 0
  const sum = isTimedAnew || (isOther && before.operator === 'value') ? undefined : editSum(before, question)
  if (sum) return sum
  const more = before.operator === 'rank' ? takeFurther(question, used) : undefined
  if (before.operator === 'rank' && more !== undefined)
    return { plan: { ...before, from: (before.from ?? 1) + before.count, count: more }, used }
  const place = before.operator === 'rank' ? takePlace(question, used) : undefined
  const isTimed =
    question.periods.length > 0 || weekdaysIn(question).length > 0 || hoursIn(question).length > 0
  const isOrdered = question.terms.some((term) => isCue(term, 'highest', 'lowest', 'best', 'worst'))
  const isWhy = takeCues(question, used, 'why', 'happen')
  const measure = takeMeasure(question, used)
  if (measure === undefined && !isTimed && !isOrdered && !isWhy && !place) return undefined
  const measured =
    (measure && inSameTerms(before, question, measure)) ?? ('measure' in before ? before.measure : undefined)
  if (measured === undefined) return undefined
  const own = ownPeriod(before) ?? (before.operator === 'compare' ? before.of.period : undefined)
  const [named] = question.periods
  // "And before that?" goes on from where the turn before got to.
  const isFurther = named?.relation === 'just-before' && own?.moved === 'just-before'
  const base = own && isFurther ? settledPeriod(own, question.today) : own
  const moved = named?.relation && base ? { ...base, moved: named.relation } : undefined
  const usedBefore = new Set(used)
  const selection =
    dayAfterDay(question, used, own) ??
    takeSelection(question, used, own ?? { of: { kind: 'last', unit: 'week', count: 1 } })
  const period = moved ?? selection.period
  if (isWhy) {
    const of = settledPeriod(period, question.today)
    // What was compared is explained; a figure is set against the time before it.
    const against = before.operator === 'compare' && !isTimed ? before.against.period : beforeThat(of)
    return { plan: { operator: 'explain', measure: measured, of, against }, used }
  }
  const timed = isTimed ? { ...selection, period } : {}
  switch (before.operator) {
    case 'compare': {
      // "Just Fridays" narrows both times; another time takes the place of the other side.
      const sides =
        isTimed && question.periods.length === 0
          ? { of: narrowed(before.of, selection), against: narrowed(before.against, selection) }
          : isTimed
            ? { against: { ...selection, period } }
            : {}
      return { plan: { ...before, measure: measured, ...sides }, used }
    }
    case 'rank': {
      const { from: _, ...list } = before
      const count = place ? undefined : takeCount(question, used)
      return {
        plan: {
          ...list,
          ...timed,
          measure: measured,
          order: isOrdered ? takeOrder(question, used, measured) : before.order,
          ...(place ? { count: 1, ...place } : count === undefined ? {} : { count }),
        },
        used,
      }
    }
    case 'share':
      return { plan: sharedAnew(before, measured, isTimed ? { ...selection, period } : undefined), used }
    case 'value':
    case 'count':
      return { plan: { ...before, ...timed, measure: measured }, used }
    case 'forecast':
      return measuresIn(question).length > 0 ? { plan: { ...before, measure: measured }, used } : undefined
    case 'explain': {
      const of = settledPeriod(period, question.today)
      // What moved a measure is told of whole periods: hours and what is left out of them are not applied.
      const own = selection.filter ? usedBefore : used
      return {
        plan: { ...before, measure: measured, of, against: { ...of, moved: 'just-before' } },
        used: own,
      }
    }
    default:
      return undefined
  }
}
