/** Readers of questions about two sides: a part and its whole, one period or group and another. */
import type { Period } from '#schema/advisor/period'
import type { Selection } from '#schema/advisor/selection'
import { shareOf } from '../../measures/ratios.ts'
import {
  hasCue,
  isLineOfExpense,
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  takeCues,
  takeMeasure,
  type Used,
} from '../question.ts'
import { hoursIn, namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'

/** True for the costs in "of all our costs", unlike those in "how much do we spend". */
const isWhole = ({ terms }: Question, at: number): boolean =>
  terms.slice(Math.max(0, at - 4), at).some((term) => /^(of|to|our|all|total|are)$/i.test(term.text)) ||
  at === 0

/** "What share of sales goes to suppliers?", "how much of the week do Saturdays make?" */
export const readShare: Reader = (question) => {
  const used: Used = new Set()
  const named = measuresIn(question)
  const isPartOfTime = weekdaysIn(question).length > 0 || hoursIn(question).length > 0
  const lines = named.filter(({ measure }) => isLineOfExpense(measure))
  const part =
    lines[0] ??
    named.find(({ measure }) => !['revenue', 'costs'].includes(measure)) ??
    named.find(({ measure }) => measure === 'costs') ??
    named[0]
  const measure = part?.measure === 'stock' ? 'supplies' : (part?.measure ?? 'revenue')
  for (const { at } of named) used.add(at)
  takeCues(question, used, 'share', 'how-much')
  const selection = takeSelection(question, used, lastWeeks(13))
  const { weekdays: _, ...whole } = selection.period
  // "What part of spending is advertising?" has all costs for its whole.
  const costs = named.find((one) => one.measure === 'costs')
  const isOfCosts = isLineOfExpense(measure) && costs !== undefined && isWhole(question, costs.at)
  if (isOfCosts)
    return { plan: { operator: 'share', measure, ...selection, whole: { measure: 'costs' } }, used }
  const own = shareOf[measure]
  if (!isPartOfTime && own !== undefined)
    return { plan: { operator: 'value', measure: own, ...selection }, used }
  if (measure.endsWith('-share') || measure === 'margin')
    return { plan: { operator: 'value', measure, ...selection }, used }
  // A part of the year: "how much of the year's sales is in December?"
  const isPeriodOfYear = !isPartOfTime && namedPeriods(question).length > 0
  const of: Period = isPeriodOfYear ? lastWeeks(52) : whole
  return { plan: { operator: 'share', measure, ...selection, whole: { period: of } }, used }
}

type Sides = { readonly of: Selection; readonly against: Selection }

const moved = ({ period, ...rest }: Selection, by: NonNullable<Period['moved']>): Selection => ({
  ...rest,
  period: { ...period, moved: by },
})

/** Two groups of days or hours: Saturdays and Sundays, mornings and afternoons. */
const groupSides = (question: Question, used: Used): Sides | undefined => {
  const [day, otherDay] = weekdaysIn(question)
  const [hours, otherHours] = hoursIn(question)
  const period = namedPeriods(question)[0]
  const base = period?.period ?? lastWeeks(13)
  if (day && otherDay) {
    for (const one of [day, otherDay]) used.add(one.at)
    if (period) used.add(period.at)
    const on = (weekdays: readonly number[]): Selection => ({ period: { ...base, weekdays: [...weekdays] } })
    return { of: on(day.weekdays), against: on(otherDay.weekdays) }
  }
  if (!hours || !otherHours) return undefined
  for (const one of [hours, otherHours]) used.add(one.at)
  if (period) used.add(period.at)
  const at = (one: typeof hours): Selection => ({
    period: base,
    filter: { hours: { from: one.from, until: one.until } },
  })
  return { of: at(hours), against: at(otherHours) }
}

/** "On the week before": without a period, the last week, or the last four for a year's comparison. */
const withoutPeriod = (question: Question, used: Used, relation: Period['moved']): Selection => {
  const unit = question.periods.some(({ at }) => /month/i.test(question.terms[at]?.text ?? ''))
  const quarter = question.periods.some(({ at }) => /quarter/i.test(question.terms[at]?.text ?? ''))
  const period: Period = unit
    ? { of: { kind: 'last', unit: 'month', count: 1 } }
    : quarter
      ? { of: { kind: 'last', unit: 'quarter', count: 1 } }
      : relation === 'year-before'
        ? { of: { kind: 'last', unit: 'month', count: 1 } }
        : lastWeeks(1)
  const { filter } = takeSelection({ ...question, periods: [] }, used, period)
  return { period, ...(filter ? { filter } : {}) }
}

const isWholeYear = ({ of }: Period): boolean =>
  of.kind === 'year' || (of.kind === 'current' && of.unit === 'year')

/** What two periods, or one and its relation to another, are compared. */
const periodSides = (question: Question, used: Used): Sides | undefined => {
  const named = namedPeriods(question).filter(({ relation }) => relation === undefined)
  const relation = question.periods.find((one) => one.relation !== undefined)
  const [one, other] = named
  if (relation) used.add(relation.at)
  const of = one
    ? takeSelection(question, used, one.period, one)
    : withoutPeriod(question, used, relation?.relation)
  if (relation?.relation) return { of, against: moved(of, relation.relation) }
  // "June quarter to September quarter" are two, not one from the first to the last.
  const range = one?.period.of
  if (
    range?.kind === 'between' &&
    !other &&
    range.from.kind === range.to.kind &&
    range.from.kind !== 'unit-of'
  )
    return {
      of: { ...of, period: { ...of.period, of: range.to } },
      against: { ...of, period: { ...of.period, of: range.from } },
    }
  if (one && other) {
    used.add(other.at)
    const against: Selection = {
      ...of,
      period: { ...other.period, ...(of.period.weekdays ? { weekdays: of.period.weekdays } : {}) },
    }
    // "October with last year" is October of last year; "this winter and last winter" are a year apart.
    const isSame = JSON.stringify(other.period.of) === JSON.stringify(one.period.of)
    const isShort = !isWholeYear(one.period) && one.period.of.kind !== 'financial-year'
    if (
      isSame ||
      (isWholeYear(other.period) &&
        isShort &&
        other.period.of.kind === 'current' &&
        'back' in other.period.of)
    )
      return { of, against: moved(of, 'year-before') }
    return { of, against }
  }
  return undefined
}

const isUnderWayOrLast = ({ of }: Period): boolean => of.kind === 'current' || of.kind === 'last'

/** "Was winter kinder to us than autumn?", "compare wages with last year". */
export const readCompare: Reader = (question) => {
  const used: Used = new Set()
  const measure =
    takeMeasure(question, used, hasCue(question, 'busy', 'quiet') ? 'transactions' : 'revenue') ?? 'revenue'
  const sides = groupSides(question, used) ?? periodSides(question, used)
  if (sides) return { plan: { operator: 'compare', measure, ...sides }, used }
  const [one] = namedPeriods(question)
  const isAgainst =
    one !== undefined &&
    (!isUnderWayOrLast(one.period) || ('back' in one.period.of && one.period.of.unit === 'year'))
  if (one && isAgainst) {
    used.add(one.at)
    // "Up since Easter" compares with Easter; "up on last year" with the same weeks of that year.
    const { of: range } = one.period
    const of: Selection = { period: lastWeeks(1) }
    if (isWholeYear(one.period))
      return {
        plan: {
          operator: 'compare',
          measure,
          of: { period: { of: { kind: 'current', unit: 'year' } } },
          against: { period: { of: { kind: 'current', unit: 'year' }, moved: 'year-before' } },
        },
        used,
      }
    const against = range.kind === 'since' ? { of: range.from } : one.period
    return { plan: { operator: 'compare', measure, of, against: { period: against } }, used }
  }
  const of = takeSelection(question, used, lastWeeks(4))
  return { plan: { operator: 'compare', measure, of, against: moved(of, 'just-before') }, used }
}
