/** Reader of questions about two sides: one period or group and another. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Selection } from '#schema/advisor/selection'
import { shareOf } from '../../measures/ratios.ts'
import { isLasting, isSinceDay, isUnderWayOrLast, weeksSince } from '../calendar/lasting.ts'
import {
  baseWeeks,
  hasCue,
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  type Reading,
  takeCues,
  takeMeasure,
  type Used,
} from '../question.ts'
import { namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import { askedOf } from './compare-asked.ts'
import {
  againstAverage,
  againstNormal,
  aroundEvent,
  eitherSide,
  groupSides,
  heldAgainst,
  isInside,
  lastDay,
  type Sides,
  sinceThen,
} from './compare-groups.ts'
import { readCount } from './count-reader.ts'

const moved = ({ period, ...rest }: Selection, by: NonNullable<Period['moved']>): Selection => ({
  ...rest,
  period: { ...period, moved: by },
})

/** "On the week before": without a period, the last week, or the last four for a year's comparison. */
const withoutPeriod = (question: Question, used: Used, _relation: Period['moved']): Selection => {
  const unit = question.periods.some(({ at }) => /month/i.test(question.terms[at]?.text ?? ''))
  const quarter = question.periods.some(({ at }) => /quarter/i.test(question.terms[at]?.text ?? ''))
  const period: Period = unit
    ? { of: { kind: 'last', unit: 'month', count: 1 } }
    : quarter
      ? { of: { kind: 'last', unit: 'quarter', count: 1 } }
      : lastWeeks(1)
  return takeSelection({ ...question, periods: [] }, used, period)
}

const isWholeYear = ({ of }: Period): boolean =>
  of.kind === 'year' || (of.kind === 'current' && of.unit === 'year')

/** What two periods, or one and its relation to another, are compared. */
const periodSides = (question: Question, used: Used): Sides | undefined => {
  const [one, other] = heldAgainst(question)
  const relation = question.periods.find((each) => each.relation !== undefined)
  if (!one && !relation) return undefined
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
  const selection = takeSelection(question, used, baseWeeks(question))
  return { plan: { operator: 'value', measure, ...selection, group: 'weekday' }, used }
}

/** "Wages as a % of sales, this quarter against the last" */
const asShareOfSales =
  /(?:\b(?:percentage|percent|per cent|pc|share|proportion|ratio|fraction)|%) of (?:(?:our|the|all|total|my) )*(?:sales|revenue|turnover|takings|fees|billings?|income|what we)\b|\b(?:to[- ](?:sales|revenue)|sales) ratio\b/i

const takeShareWords = (question: Question, used: Used): void => {
  takeCues(question, used, 'share')
  for (const { at, measure } of measuresIn(question)) if (measure === 'revenue') used.add(at)
}

/** Weekdays that both sides of a comparison keep. */
const keptWeekdays = (question: Question, used: Used): Pick<Period, 'weekdays'> | undefined => {
  const own: Used = new Set()
  const { weekdays } = takeSelection({ ...question, periods: [] }, own, lastWeeks(1)).period
  for (const at of own) used.add(at)
  return weekdays && { weekdays }
}

/** "Was winter kinder to us than autumn?", "compare wages with last year". */
export const readCompare: Reader = (question) => {
  // "Has the margin ever been negative?" asks whether any week was.
  if (hasCue(question, 'ever') && hasCue(question, 'loss', 'below', 'above')) {
    const counted = readCount(question)
    if (counted) return counted
  }
  const used: Used = new Set()
  const named =
    takeMeasure(question, used, hasCue(question, 'busy', 'quiet') ? 'transactions' : 'revenue') ?? 'revenue'
  if (named === 'transactions') takeCues(question, used, 'busy', 'quiet')
  const share = asShareOfSales.test(question.text) ? shareOf(named) : undefined
  if (share) takeShareWords(question, used)
  const measure = share ?? named
  const several = severalDays(question, used, measure)
  if (several) return several
  const asked = askedOf(question)
  takeCues(question, used, 'which', 'best')
  const sides =
    eitherSide(question, used) ??
    aroundEvent(question, used) ??
    againstAverage(question, used) ??
    againstNormal(question, used) ??
    groupSides(question, used) ??
    periodSides(question, used)
  if (sides) return { plan: { operator: 'compare', ...asked, measure, ...sides }, used }
  const [one] = namedPeriods(question)
  const isAgainst =
    one !== undefined &&
    (!isUnderWayOrLast(one.period, question.today) ||
      ('back' in one.period.of && one.period.of.unit === 'year'))
  const now = one && sinceThen(question, one)
  if (one && now) {
    used.add(one.at)
    return {
      plan: { operator: 'compare', ...asked, measure, of: now, against: { period: one.period } },
      used,
    }
  }
  // "Did margin fall in October?" is about October.
  if (one && isAgainst && isInside(question, one)) {
    const of = takeSelection(question, used, lastWeeks(4))
    return { plan: { operator: 'compare', ...asked, measure, of, against: moved(of, 'just-before') }, used }
  }
  if (one && isAgainst) {
    used.add(one.at)
    // "Up since Easter" compares with Easter; "up on last year" with the same weeks of that year.
    const { of: range } = one.period
    const weekdays = keptWeekdays(question, used)
    // "Did we beat last Friday?" asks for the last day beside it.
    const isOneDay =
      (range.kind === 'unit-of' && range.unit === 'day') ||
      (range.kind === 'holiday' && range.holiday !== 'easter')
    const isOfDay = isOneDay && !weekdays
    const lately = isOfDay
      ? lastDay
      : range.kind === 'since' && isLasting(range.from) && !weekdays
        ? weeksSince(range.from, question.today)
        : { ...lastWeeks(weekdays ? 8 : 1), ...weekdays }
    const of: Selection = { period: lately }
    if (isWholeYear(one.period)) {
      const year: Selection = { period: { of: { kind: 'current', unit: 'year' } } }
      const against = moved(year, 'year-before')
      return { plan: { operator: 'compare', ...asked, measure, of: year, against }, used }
    }
    // All that came since a day stands beside as long before it, and not beside that day alone.
    if (isSinceDay(range) && !weekdays) {
      const since: Selection = { period: one.period }
      const against = moved(since, 'just-before')
      return { plan: { operator: 'compare', ...asked, measure, of: since, against }, used }
    }
    const against = { ...(range.kind === 'since' ? { of: range.from } : one.period), ...weekdays }
    return { plan: { operator: 'compare', ...asked, measure, of, against: { period: against } }, used }
  }
  const of = takeSelection(question, used, lastWeeks(4))
  return { plan: { operator: 'compare', ...asked, measure, of, against: moved(of, 'just-before') }, used }
}
