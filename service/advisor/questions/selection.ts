/** Which days and hours a question is about. */
import type { Period } from '#schema/advisor/period'
import type { Filter } from '#schema/advisor/selection'
import { latestDay } from '../calendar.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { remember } from '../remember.ts'
import { isExcepted, takeExcept } from './exceptions.ts'
import { matchWords, type PeriodTerm, type Question, type Used } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'

const allWeekdays = [0, 1, 2, 3, 4, 5, 6]

/** True for "weekday" in "which weekday", which is not Monday to Friday. */
export const isOneOfSeven = (terms: readonly Term[], at: number): boolean => {
  const before = terms[at - 1]
  return (
    (/^weekday$/i.test(terms[at]?.text ?? '') &&
      before !== undefined &&
      (isCue(before, 'which', 'highest', 'lowest', 'best', 'worst') ||
        /^(what|by|single|each|per)$/i.test(before.text))) ||
    (/^weekdays$/i.test(terms[at]?.text ?? '') &&
      /^(rank|order|sort|list|compare|the|of)$/i.test(before?.text ?? '') &&
      terms.some(({ text }) => /^(rank|order|sort)$/i.test(text)))
  )
}

/** Weekdays named outside a period, with their places; a plural is never one day. */
export const weekdaysIn = remember(({ terms }: Question) =>
  terms.flatMap((term, at) => {
    const meaning = meaningOf(term, 'weekdays')
    // "The worst weekday" is one of seven, and "I sat down" no Saturday.
    const isVerb = /^sat$/i.test(term.text) && /^(i|we|he|she|they|who)$/i.test(terms[at - 1]?.text ?? '')
    if (!meaning || isVerb || isOneOfSeven(terms, at)) return []
    const isPlural =
      meaning.weekdays.length > 1 || (/s$/i.test(term.text) && !/^(tues|thurs)$/i.test(term.text))
    return [{ at, weekdays: meaning.weekdays, isPlural }]
  }),
)

/** Weekdays that a question keeps; with "except", all others. */
const takeWeekdays = (question: Question, used: Used): readonly number[] | undefined => {
  const found = weekdaysIn(question).filter(({ at }) => !used.has(at))
  for (const { at } of found) used.add(at)
  const isOut = ({ at }: { readonly at: number }) => isExcepted(question, at)
  const out = new Set(found.filter(isOut).flatMap((one) => one.weekdays))
  const kept = [...new Set(found.filter((one) => !isOut(one)).flatMap((one) => one.weekdays))].sort()
  if (found.length === 0) return undefined
  const left = (kept.length > 0 ? kept : allWeekdays).filter((day) => !out.has(day))
  // Where nothing would be left, what is left out is no weekday but something else.
  if (left.length === 0) return kept
  for (const { at } of found.filter(isOut)) takeExcept(question, used, at)
  return left
}

const generic = /^(a|an|every|each|typical|average|usual|normal|any|most|per|ordinary)$/i

/** The day that "on Tuesday" means, if nothing says that it means every Tuesday. */
export const takeSingleDay = (question: Question, used: Used): Period | undefined => {
  const days = weekdaysIn(question)
  const [day] = days
  const isGeneric =
    question.terms.some(({ text }) => generic.test(text)) ||
    question.terms.some((term) => isCue(term, 'mean', 'median', 'each') && !/^(by|per)$/i.test(term.text))
  const [weekday] = day?.weekdays ?? []
  const hasPluralHours = hoursIn(question).some(({ at }) => /s$/i.test(question.terms[at]?.text ?? ''))
  if (
    days.length !== 1 ||
    !day ||
    day.isPlural ||
    hasPluralHours ||
    weekday === undefined ||
    isGeneric ||
    namedPeriods(question).length > 0
  )
    return undefined
  used.add(day.at)
  return { of: { kind: 'unit-of', unit: 'day', date: latestDay(weekday, question.today) } }
}

/** The periods that a question measures: none that it excepts. */
export const namedPeriods = remember((question: Question) =>
  question.periods.filter(({ at }) => !isExcepted(question, at)),
)

/** Hours of the day, in order. */
export const hoursIn = remember(({ terms }: Question) =>
  terms.flatMap((term, at) => {
    const hours = meaningOf(term, 'hours')
    return hours ? [{ at, from: hours.from, until: hours.until }] : []
  }),
)

const midnight = 24
/** Nobody trades on much later than this, so that what is left out from here on is the end of the day. */
const lateHour = 17

type Hours = NonNullable<Filter['hours']>

/** The hours of the day without some at one of its ends; undefined for those in the middle. */
const hoursWithout = ({ from, until }: Hours): Hours | undefined => {
  if (until >= lateHour && from > 0) return { from: 0, until: from }
  return from <= 8 && until < midnight ? { from: until, until: midnight } : undefined
}

const isOpenEnded = ({ from, until }: Hours): boolean => from === 0 || until === midnight

/** "The afternoon, say after 2": a clock time says more than a part of the day. */
const narrower = (one: Hours, other: Hours): Hours => (isOpenEnded(other) && !isOpenEnded(one) ? other : one)

/** Uses the hours that are free: the most exact of them, without those that are left out. */
export const takeHours = (question: Question, used: Used): Filter | undefined => {
  const hours = hoursIn(question).filter(({ at }) => !used.has(at))
  let kept: Hours | undefined
  for (const { at, from, until } of hours) {
    const isOut = isExcepted(question, at)
    const own = isOut ? hoursWithout({ from, until }) : { from, until }
    if (own === undefined) continue
    used.add(at)
    if (isOut) takeExcept(question, used, at)
    kept = kept ? narrower(kept, own) : own
  }
  return kept && { hours: kept }
}

/** Uses the periods that a question leaves out. */
const takeExceptedPeriods = (question: Question, used: Used): Filter | undefined => {
  const out = question.periods.filter(
    ({ at, relation }) => relation === undefined && !used.has(at) && isExcepted(question, at),
  )
  for (const { at } of out) {
    used.add(at)
    takeExcept(question, used, at)
  }
  const except = [...out.map(({ period }) => period), ...takePublicHolidays(question, used)]
  return except.length === 0 ? undefined : { except }
}

/** "Excluding public holidays" */
const takePublicHolidays = (question: Question, used: Used): readonly Period[] => {
  const found = matchWords(question, /\b(?:public|bank|national|state) holidays?\b/)
  const [first] = found?.places ?? []
  if (!found || first === undefined || !isExcepted(question, first)) return []
  for (const at of found.places) used.add(at)
  takeExcept(question, used, first)
  return [{ of: { kind: 'public-holidays' } }]
}

/** Two months in a row that "and" joins are one period: "in May and June". */
const joinedMonths = (question: Question, used: Used): Period | undefined => {
  const [one, other] = namedPeriods(question)
  const [from, to] = [one?.period.of, other?.period.of]
  if (!one || !other || from?.kind !== 'month' || to?.kind !== 'month' || to.month !== (from.month % 12) + 1)
    return undefined
  const between = question.terms.slice(one.at + 1, other.at)
  if (!between.some((term) => isCue(term, 'and')) || between.length > 2) return undefined
  used.add(other.at)
  return { of: { kind: 'between', from, to } }
}

/** What a question without a time is about: a year, where it leaves out a time that the last weeks do not have. */
const withExcepted = ({ today }: Question, fallback: Period, except: Filter['except'] = []): Period => {
  const moment = { today, record: undefined }
  const span = resolvePeriod(fallback, moment)
  const isWithin = except.every((one) => {
    const out = resolvePeriod(one, moment)
    // When an event was is on record, and not here: a year has room for it.
    return one.of.kind !== 'event' && (!span || !out || (out.from <= span.to && out.to >= span.from))
  })
  const isAll = except.some((one) => {
    const out = resolvePeriod(one, moment)
    return span && out && out.from <= span.from && out.to >= span.to
  })
  return isWithin && !isAll ? fallback : { of: { kind: 'last', unit: 'week', count: weeksOfYear } }
}
const weeksOfYear = 52

/** Uses a period (the first, unless another is given), weekdays and parts of the day. */
export const takeSelection = (
  question: Question,
  used: Used,
  fallback: Period,
  only?: PeriodTerm,
): { readonly period: Period; readonly filter?: Filter } => {
  const first = only ?? namedPeriods(question)[0]
  const joined = only ? undefined : joinedMonths(question, used)
  const named = joined && first ? { ...first, period: joined } : first
  if (named) used.add(named.at)
  const weekdays = takeWeekdays(question, used)
  const narrowed = { ...takeHours(question, used), ...takeExceptedPeriods(question, used) }
  const filter = Object.keys(narrowed).length > 0 ? narrowed : undefined
  const period: Period = {
    ...(named?.period ?? withExcepted(question, fallback, narrowed.except)),
    ...(weekdays ? { weekdays: [...weekdays] } : {}),
  }
  return { period, ...(filter ? { filter } : {}) }
}
