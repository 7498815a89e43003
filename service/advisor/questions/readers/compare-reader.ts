/** Reader of questions about two sides: one period or group and another. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Selection } from '#schema/advisor/selection'
import {
  hasCue,
  lastWeeks,
  matchWords,
  type Question,
  type Reader,
  type Reading,
  takeCues,
  takeMeasure,
  type Used,
} from '../question.ts'
import { hoursIn, namedPeriods, takeHours, takeSelection, weekdaysIn } from '../selection.ts'
import { askedOf } from './compare-asked.ts'
import { readCount } from './count-reader.ts'

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
    const filter = takeHours(question, used)
    const on = (weekdays: readonly number[]): Selection => ({
      period: { ...base, weekdays: [...weekdays] },
      ...(filter ? { filter } : {}),
    })
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

const normal =
  /\b(?:(?:an?|the|our|your|any|some|to|with|than|against|versus|vs|v) )+(?:(?:normal|average|typical|usual|ordinary|standard|regular) (?<unit>week|month|day|fortnight|one)s?(?! (?:rate|rates|wage|sale|bill))|(?:normal|usual)(?= *$| (?:for|in|on|at)\b))\b/

/** "Against a normal week": the weeks around, without the one that is asked about. */
const againstNormal = (question: Question, used: Used): Sides | undefined => {
  const found = matchWords(question, normal)
  const named = namedPeriods(question).filter(({ relation }) => relation === undefined)
  const [one] = named
  if (!found || named.length > 1 || weekdaysIn(question).length > 1) return undefined
  for (const at of found.places) used.add(at)
  const of = one
    ? takeSelection(question, used, one.period, one)
    : takeSelection(question, used, lastWeeks(1))
  const { weekdays } = of.period
  const base = lastWeeks(found.groups.unit === 'month' ? 52 : 13)
  const { weekdays: _, ...bare } = of.period
  return {
    of,
    against: {
      period: { ...base, ...(weekdays ? { weekdays } : {}) },
      filter: { ...of.filter, except: [bare] },
    },
  }
}

/** "On the week before": without a period, the last week, or the last four for a year's comparison. */
const withoutPeriod = (question: Question, used: Used, _relation: Period['moved']): Selection => {
  const unit = question.periods.some(({ at }) => /month/i.test(question.terms[at]?.text ?? ''))
  const quarter = question.periods.some(({ at }) => /quarter/i.test(question.terms[at]?.text ?? ''))
  const period: Period = unit
    ? { of: { kind: 'last', unit: 'month', count: 1 } }
    : quarter
      ? { of: { kind: 'last', unit: 'quarter', count: 1 } }
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

/** Three or more days of the week, each with its mean. */
const severalDays = (question: Question, used: Used, measure: MeasureName): Reading | undefined => {
  const days = weekdaysIn(question)
  if (days.length < 3 || days.some(({ weekdays }) => weekdays.length > 1)) return undefined
  const selection = takeSelection(question, used, lastWeeks(13))
  return { plan: { operator: 'value', measure, ...selection, group: 'weekday' }, used }
}

const isUnderWayOrLast = ({ of }: Period): boolean => of.kind === 'current' || of.kind === 'last'

/** "Was winter kinder to us than autumn?", "compare wages with last year". */
export const readCompare: Reader = (question) => {
  // "Has the margin ever been negative?" asks whether any week was.
  if (hasCue(question, 'ever') && hasCue(question, 'loss', 'below', 'above')) {
    const counted = readCount(question)
    if (counted) return counted
  }
  const used: Used = new Set()
  const measure =
    takeMeasure(question, used, hasCue(question, 'busy', 'quiet') ? 'transactions' : 'revenue') ?? 'revenue'
  const several = severalDays(question, used, measure)
  if (several) return several
  const asked = askedOf(question)
  takeCues(question, used, 'which', 'best')
  const sides = againstNormal(question, used) ?? groupSides(question, used) ?? periodSides(question, used)
  if (sides) return { plan: { operator: 'compare', ...asked, measure, ...sides }, used }
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
          ...asked,
          measure,
          of: { period: { of: { kind: 'current', unit: 'year' } } },
          against: { period: { of: { kind: 'current', unit: 'year' }, moved: 'year-before' } },
        },
        used,
      }
    const against = range.kind === 'since' ? { of: range.from } : one.period
    return { plan: { operator: 'compare', ...asked, measure, of, against: { period: against } }, used }
  }
  const of = takeSelection(question, used, lastWeeks(4))
  return { plan: { operator: 'compare', ...asked, measure, of, against: moved(of, 'just-before') }, used }
}
