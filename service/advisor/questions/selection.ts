/** Which days and hours a question is about. */
import type { Period } from '#schema/advisor/period'
import type { Filter } from '#schema/advisor/selection'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../calendar.ts'
import type { PeriodTerm, Question, Used } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'

const allWeekdays = [0, 1, 2, 3, 4, 5, 6]

/** True for "weekday" in "which weekday", which is not Monday to Friday. */
export const isOneOfSeven = (terms: readonly Term[], at: number): boolean => {
  const before = terms[at - 1]
  return (
    /^weekday$/i.test(terms[at]?.text ?? '') &&
    before !== undefined &&
    (isCue(before, 'which', 'highest', 'lowest', 'best', 'worst') ||
      /^(what|by|single|each|per)$/i.test(before.text))
  )
}

/** Weekdays named outside a period, with their places; a plural is never one day. */
export const weekdaysIn = ({ terms }: Question) =>
  terms.flatMap((term, at) => {
    const meaning = meaningOf(term, 'weekdays')
    // "The worst weekday" is one of seven, and "I sat down" no Saturday.
    const isVerb = /^sat$/i.test(term.text) && /^(i|we|he|she|they|who)$/i.test(terms[at - 1]?.text ?? '')
    if (!meaning || isVerb || isOneOfSeven(terms, at)) return []
    const isPlural =
      meaning.weekdays.length > 1 || (/s$/i.test(term.text) && !/^(tues|thurs)$/i.test(term.text))
    return [{ at, weekdays: meaning.weekdays, isPlural }]
  })

/** True if "except", "without" or the like is just before a term. */
export const isExcepted = ({ terms }: Question, at: number): boolean => {
  for (let place = at - 1; place >= 0 && place >= at - 4; place--) {
    const term = terms[place]
    if (term && isCue(term, 'except')) return true
    if (term && !meaningOf(term, 'filler') && !meaningOf(term, 'weekdays') && !meaningOf(term, 'mark'))
      return false
  }
  return false
}

const takeExcept = ({ terms }: Question, used: Used, before: number): void => {
  for (let at = before - 1; at >= 0; at--)
    if (terms.slice(at, at + 1).some((term) => isCue(term, 'except'))) {
      used.add(at)
      return
    }
}

/** Weekdays that a question keeps; with "except", all others. */
const takeWeekdays = (question: Question, used: Used): readonly number[] | undefined => {
  const found = weekdaysIn(question).filter(({ at }) => !used.has(at))
  for (const { at } of found) used.add(at)
  const [first] = found
  const weekdays = [...new Set(found.flatMap((one) => one.weekdays))].sort()
  if (first === undefined) return undefined
  if (!isExcepted(question, first.at)) return weekdays
  takeExcept(question, used, first.at)
  return allWeekdays.filter((day) => !weekdays.includes(day))
}

const generic = /^(a|an|every|each|typical|average|usual|normal|any|most|per|ordinary)$/i

const latest = (weekday: number, today: IsoDate): IsoDate =>
  plusDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7))

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
  return { of: { kind: 'unit-of', unit: 'day', date: latest(weekday, question.today) } }
}

/** The periods that a question measures: none that it excepts. */
export const namedPeriods = (question: Question) =>
  question.periods.filter(({ at }) => !isExcepted(question, at))

/** Hours of the day, in order. */
export const hoursIn = ({ terms }: Question) =>
  terms.flatMap((term, at) => {
    const hours = meaningOf(term, 'hours')
    return hours ? [{ at, from: hours.from, until: hours.until }] : []
  })

/** Uses the first hours that are free. */
export const takeHours = (question: Question, used: Used): Filter | undefined => {
  const hours = hoursIn(question).find(({ at }) => !used.has(at))
  if (!hours) return undefined
  used.add(hours.at)
  return { hours: { from: hours.from, until: hours.until } }
}

/** Two months in a row that "and" joins are one period: "in May and June". */
const joinedMonths = (question: Question, used: Used): Period | undefined => {
  const [one, other] = namedPeriods(question)
  const [from, to] = [one?.period.of, other?.period.of]
  if (!one || !other || from?.kind !== 'month' || to?.kind !== 'month' || to.month !== from.month + 1)
    return undefined
  const between = question.terms.slice(one.at + 1, other.at)
  if (!between.some((term) => isCue(term, 'and')) || between.length > 2) return undefined
  used.add(other.at)
  return { of: { kind: 'between', from, to } }
}

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
  const filter = takeHours(question, used)
  const period: Period = { ...(named?.period ?? fallback), ...(weekdays ? { weekdays: [...weekdays] } : {}) }
  return { period, ...(filter ? { filter } : {}) }
}
