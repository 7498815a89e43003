/** The two sides of a comparison that are no periods: groups of days or hours, or a time against a normal one. */
import type { Selection } from '#schema/advisor/selection'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import {
  baseWeeks,
  lastWeeks,
  matchWords,
  type PeriodTerm,
  type Question,
  textOf,
  type Used,
  usualWeeks,
} from '../question.ts'
import { hoursIn, namedPeriods, takeHours, takeSelection, weekdaysIn } from '../selection.ts'
import { isCue } from '../term.ts'

/** The last day that is over. */
export const lastDay = { of: { kind: 'current', unit: 'day', back: 1 } } as const

export type Sides = { readonly of: Selection; readonly against: Selection }

/** Two groups of days or hours: Saturdays and Sundays, mornings and afternoons. */
export const groupSides = (question: Question, used: Used): Sides | undefined => {
  const [day, otherDay] = weekdaysIn(question)
  const [hours, otherHours] = hoursIn(question)
  const period = namedPeriods(question)[0]
  const base = period?.period ?? baseWeeks(question)
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

/** "Before and after the landlord left": from an event on, against as long before it. */
export const aroundEvent = (question: Question, used: Used): Sides | undefined => {
  const [event, other] = namedPeriods(question)
  const of = event?.period.of
  if (!event || other || !of) return undefined
  const from = of.kind === 'since' ? of.from : of
  if (from.kind !== 'event') return undefined
  const isBoth = /\bbefore\b.{0,12}\bafter\b/i.test(question.text)
  if (of.kind !== 'since' && !isBoth) return undefined
  for (const [at, { text }] of question.terms.entries()) if (/^(?:before|after)$/i.test(text)) used.add(at)
  used.add(event.at)
  const since = { kind: 'since', from } as const
  return { of: { period: { of: since } }, against: { period: { of: since, moved: 'just-before' } } }
}

const holds = /\b(?:on|than|against|over|versus|vs)$/i

/** "Up on last year, year to date": what something is held against comes second, wherever it is named. */
export const heldAgainst = (question: Question): readonly PeriodTerm[] => {
  const { terms } = question
  const named = namedPeriods(question).filter(({ relation }) => relation === undefined)
  const [one, other, third] = named
  if (!one || !other || third) return named
  const isHeld = ({ at }: PeriodTerm) => holds.test(textOf(terms[at - 1]))
  return isHeld(one) && !isHeld(other) ? [other, one] : named
}

const besides =
  /\b(?:(?<count>\d+|two|three|four|a|the) )?(?<unit>fortnight|week|month|day)s? (?:on )?(?:either|each|other) side of\b/

const daysOf = { day: 1, week: 7, fortnight: 14, month: 28 } as const
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

/** "The fortnight either side of Easter": as long after it as before it. */
export const eitherSide = (question: Question, used: Used): Sides | undefined => {
  const found = matchWords(question, besides)
  const [named] = namedPeriods(question).filter(({ relation }) => relation === undefined)
  const { unit, count } = found?.groups ?? {}
  const span = named && resolvePeriod(named.period, { today: question.today, record: undefined })
  if (!found || !span || (unit !== 'day' && unit !== 'week' && unit !== 'fortnight' && unit !== 'month'))
    return undefined
  for (const at of [...found.places, named.at]) used.add(at)
  const length = daysOf[unit] * (counts[count ?? ''] ?? (Number(count) || 1))
  const dates = (from: IsoDate, to: IsoDate): Selection => ({ period: { of: { kind: 'dates', from, to } } })
  return {
    of: dates(plusDays(span.to, 1), plusDays(span.to, length)),
    against: dates(plusDays(span.from, -length), plusDays(span.from, -1)),
  }
}

const normal =
  /\b(?:(?:an?|the|our|your|any|some|to|with|than|against|versus|vs|v) )+(?:(?:normal|average|typical|usual|ordinary|standard|regular) (?<unit>week|month|day|fortnight|one)s?(?! (?:rate|rates|wage|sale|bill))|(?:normal|usual)(?= *$| (?:for|in|on|at)\b))\b/

const average =
  /\b(?:the|our|its|their) (?:(?:weekly|usual|running|rolling|moving|long run|normal) )?average(?= *$| (?:a |per |for |of |over )?(?:an? )?weeks?\b)/

/** "Against the average": the quarter just before the time that is asked about. */
export const againstAverage = (question: Question, used: Used): Sides | undefined => {
  const found = matchWords(question, average)
  const [one, other] = namedPeriods(question).filter(({ relation }) => relation === undefined)
  if (!found || other || weekdaysIn(question).length > 0) return undefined
  for (const at of found.places) used.add(at)
  const of = takeSelection(question, used, one?.period ?? lastWeeks(1), one)
  const span = resolvePeriod(of.period, { today: question.today, record: undefined })
  if (!span) return undefined
  const dates = {
    kind: 'dates',
    from: plusDays(span.from, -7 * usualWeeks),
    to: plusDays(span.from, -1),
  } as const
  return { of, against: { period: { of: dates } } }
}

/** "Against a normal week": the weeks around, without the one that is asked about. */
export const againstNormal = (question: Question, used: Used): Sides | undefined => {
  const found = matchWords(question, normal)
  const named = namedPeriods(question).filter(({ relation }) => relation === undefined)
  const [one] = named
  if (!found || named.length > 1 || weekdaysIn(question).length > 1) return undefined
  for (const at of found.places) used.add(at)
  const of = one
    ? takeSelection(question, used, one.period, one)
    : takeSelection(question, used, lastWeeks(1))
  const { weekdays } = of.period
  const base = found.groups.unit === 'month' ? lastWeeks(52) : baseWeeks(question)
  const { weekdays: _, ...bare } = of.period
  return {
    of,
    against: {
      period: { ...base, ...(weekdays ? { weekdays } : {}) },
      filter: { ...of.filter, except: [bare] },
    },
  }
}

const isPresent = /^\W*(?:(?:so|and|but|ok)\W+)*(?:are|is|am)\b/i

/** "More than six months ago": the latest whole unit against the one named; "are we up on last quarter?": this one so far. */
export const sinceThen = (
  { terms, text }: Question,
  { at, period: { of } }: PeriodTerm,
): Selection | undefined => {
  if (of.kind !== 'current' || of.back === undefined) return undefined
  const isThan = terms
    .slice(Math.max(0, at - 3), at)
    .some(
      (term) => isCue(term, 'than', 'compare') || /^(?:on|up on|down on|ahead of|behind)$/i.test(term.text),
    )
  if (!isThan) return undefined
  if (of.back >= 2) return { period: { of: { kind: 'last', unit: of.unit, count: 1 } } }
  const isLong = of.unit === 'month' || of.unit === 'quarter' || of.unit === 'financial-year'
  return isLong && isPresent.test(text) ? { period: { of: { kind: 'current', unit: of.unit } } } : undefined
}

/** True for a time that something happened in, and not one that it is held against. */
export const isInside = ({ terms, text }: Question, { at, period }: PeriodTerm): boolean =>
  period.of.kind !== 'since' &&
  (/^(?:in|during|over|for|this)$/i.test(terms[at - 1]?.text ?? '') ||
    /^when\b/i.test(terms[at]?.text ?? '')) &&
  !/\b(?:than|against|vs\.?|versus|compared?|since|up on|down on|relative)\b/i.test(text)
