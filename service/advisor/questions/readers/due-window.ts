/** Which days a question about dates to keep is about. What is due lies ahead: "in December" is the next one. */
import type { Grain } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { coming, daysBetween, plusDays, weekdayOf } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { monthIndex, monthStart, plusMonths, plusMonthsOf, type Span } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import type { PeriodTerm, Question, Used } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import { isCue, isLight, meaningOf, type Term } from '../term.ts'
import { isLate, lowerWordsOf } from './due-late.ts'

// As far as dates are looked for where none is named, ahead and back.
const farAhead = 400
const farBack = 180
const nearDays = 31
const monthsOfYear = 12

const past = /^(?:was|were|should've|had)$/
const until = /^(?:by|until|till|to|thru|through|than|within)$/
const before = /^(?:before|prior|ahead)$/
const onwards = /^(?:after|from|since|beyond|past|following|on or after)$/

// Words between "before" and the period that it goes with: "by the end of next week".
const maxLead = 5

type Lead = 'until' | 'before' | 'onwards' | undefined

/** "Two weeks until Christmas": from today, whenever it is asked. */
const countsTo = /\b(?:days?|weeks?|fortnight) (?:\w+ )?(?:to|until|till)\b/i

const leadOf = ({ terms }: Question, at: number): Lead => {
  // "After 1 December" is one term.
  const own = terms[at]?.words[0] ?? ''
  if (countsTo.test(terms[at]?.text ?? '')) return 'until'
  if (onwards.test(own)) return 'onwards'
  if (until.test(own)) return 'until'
  if (before.test(own)) return 'before'
  let isOfEnd = false
  // "This side of Friday week" takes in the Friday.
  if (
    /\bside of$/.test(
      terms
        .slice(Math.max(0, at - 3), at)
        .map(({ text }) => text.toLowerCase())
        .join(' '),
    )
  )
    return 'until'
  for (let place = at - 1; place >= Math.max(0, at - maxLead); place--) {
    const term = terms[place]
    const [word = ''] = term?.words ?? []
    if (term === undefined || meaningOf(term, 'mark')) return undefined
    if (until.test(word)) return 'until'
    // "Before the end of next week" takes in its last day; "before December" ends in November.
    if (before.test(word)) return isOfEnd ? 'until' : 'before'
    if (word === 'end') isOfEnd = true
    if (onwards.test(word)) return 'onwards'
    if (!/^(?:the|end|start|of|this|next|coming|and|early|mid|late|we|is|it|on)$/.test(word)) return undefined
  }
  return undefined
}

const days: { readonly [grain in Grain]: number } = { day: 1, week: 7, fortnight: 14, month: 31, quarter: 92 }

/** "In the next 10 days", "within a fortnight", "the coming three weeks". */
const nextUnits = ({ terms, today }: Question, used: Used): Span | undefined => {
  const at = terms.findIndex(
    (term, place) => meaningOf(term, 'grain') && terms.slice(Math.max(0, place - 3), place).some(isOfNext),
  )
  const grain = terms[at] && meaningOf(terms[at], 'grain')?.grain
  if (grain === undefined) return undefined
  // "A couple of weeks": the word before the unit only joins it to its number.
  const lead = terms[at - 1]?.text.toLowerCase() === 'of' ? at - 2 : at - 1
  const before = terms[lead]
  const count = before ? meaningOf(before, 'number')?.value : undefined
  if (count !== undefined) used.add(lead)
  const named = /\b(?:two|three|four|couple|few)\b/i.exec(before?.text ?? '')?.[0]?.toLowerCase()
  const spelled = named ? { two: 2, couple: 2, three: 3, few: 3, four: 4 }[named] : undefined
  if (spelled !== undefined) used.add(lead)
  return { from: today, to: plusDays(today, days[grain] * (count ?? spelled ?? 1)) }
}

const isOfNext = (term: Term): boolean =>
  isCue(term, 'next') || /^(?:next|coming|within|following)$/i.test(term.text)

/** The day of the month of a date, so many months after the month of another. */
const dayOfMonth = (today: IsoDate, date: IsoDate, months: number): IsoDate =>
  plusDays(plusMonths(monthStart(monthIndex(today)), months), Number(date.slice(8)) - 1)

/** The same days of the coming year or month, for a date that was read as past. */
const ahead = (question: Question, { period, at }: PeriodTerm, span: Span): Span => {
  const { today, terms } = question
  const { of } = period
  const isFixed = of.kind === 'current' || of.kind === 'last' || /\b\d{4}\b/.test(terms[at]?.text ?? '')
  if (isFixed || span.to >= today || lowerWordsOf(question).some((word) => past.test(word))) return span
  // "The 15th", "Friday the 27th": without a month.
  const spelled = (terms[at]?.text ?? '').replace(
    /\b(?:the|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi,
    '',
  )
  if (of.kind === 'unit-of' && !/\p{L}{3,}|\//u.test(spelled)) {
    const date = [0, 1].map((months) => dayOfMonth(today, span.from, months)).find((one) => one >= today)
    return date ? { from: date, to: date } : span
  }
  if (daysBetween(span.to, today) <= nearDays && of.kind === 'unit-of') return span
  return plusMonthsOf(span, monthsOfYear)
}

const widened = (lead: Lead, span: Span, today: IsoDate): Span => {
  if (lead === 'before') {
    const last = plusDays(span.from, -1)
    return { from: last < today ? plusDays(last, -farBack) : today, to: last }
  }
  if (lead === 'until') return { from: span.to < today ? span.from : today, to: span.to }
  return lead === 'onwards' ? { from: plusDays(span.from, 1), to: plusDays(span.to, farAhead) } : span
}

/** "The Tuesday shift": a weekday that only says which thing is meant. */
const isOfThing = ({ terms }: Question, at: number): boolean => {
  const next = terms[at + 1]
  return next !== undefined && meaningOf(next, 'unknown') !== undefined && !isLight(next)
}

// "The last day to lodge it", "the latest date": asked for, and no time.
const askedDate =
  /^(?:the )?(?:very )?(?:last|latest|final|first|next|earliest) (?:possible )?(?:day|date)s?$/i

const endings = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const
const endOfUnit =
  /\b(?:end|close) of (?:the |this )?(?:calendar |current )?(week|month|quarter|year)\b|\b(month|year|quarter)[- ]end\b/i

/** "By the end of the month". */
const untilEnd = ({ text, today }: Question): Span | undefined => {
  const [, one, other] = endOfUnit.exec(text) ?? []
  const unit = Object.values(endings).find((name) => name === (one ?? other)?.toLowerCase())
  return unit && { from: today, to: unitSpan(unit, today).to }
}

const fromNow =
  /\b(?:between|from) (?:now|today) (?:and|until|till|to|through)\b|\bfrom now (?:until|till|to)\b/i

const weekdaySpan = (question: Question, used: Used): Span | undefined => {
  const { terms, today } = question
  const [named] = weekdaysIn(question).filter(({ at }) => !used.has(at) && !isOfThing(question, at))
  const [first] = named?.weekdays ?? []
  if (named === undefined || first === undefined) return undefined
  used.add(named.at)
  const isNext = terms.slice(Math.max(0, named.at - 2), named.at).some(isOfNext)
  // Early in a week, "next Wednesday" is that of the week after.
  const inThisWeek = weekdayOf(today) < first && isNext && weekdayOf(today) < 3
  // "Friday week" is the Friday after the coming one, and on a Friday neither "next Friday" nor "before Friday" is today.
  const isWeekOn = /^week$/i.test(terms[named.at + 1]?.text ?? '')
  const lead = leadOf(question, named.at)
  const isToday = weekdayOf(today) === first && (isNext || lead === 'before')
  const from = coming(first, today, inThisWeek || isToday ? 7 : 0)
  const on = isWeekOn ? plusDays(coming(first, today, 0), 7) : from
  return widened(lead, { from: on, to: plusDays(on, named.weekdays.length - 1) }, today)
}

const dates = ({ from, to }: Span): Period => ({ of: { kind: 'dates', from, to } })

/** The period of the question, or all that lies ahead. `isOpen`: it names none. */
export const takeDueWindow = (
  question: Question,
  used: Used,
): { readonly period: Period; readonly isOpen: boolean } => {
  const { today } = question
  const all = namedPeriods(question)
  const asking = all.filter(({ at }) => askedDate.test(question.terms[at]?.text ?? ''))
  for (const { at } of asking) used.add(at)
  const named = all.find((one) => !asking.includes(one))
  const end = named ? undefined : untilEnd(question)
  if (end) return { period: dates(end), isOpen: false }
  if (named) {
    used.add(named.at)
    const moment = { today, record: undefined }
    const { of } = named.period
    const start = of.kind === 'since' ? resolvePeriod({ of: of.from }, moment) : undefined
    const span = start ?? resolvePeriod(named.period, moment)
    if (span) {
      const moved = ahead(question, named, span)
      const lead = start ? 'onwards' : fromNow.test(question.text) ? 'until' : leadOf(question, named.at)
      return { period: dates(widened(lead, moved, today)), isOpen: false }
    }
  }
  const weekday = weekdaySpan(question, used)
  if (weekday) return { period: dates(weekday), isOpen: false }
  const next = nextUnits(question, used)
  if (next) return { period: dates(next), isOpen: false }
  if (isLate(question))
    return { period: dates({ from: plusDays(today, -farBack), to: plusDays(today, -1) }), isOpen: false }
  return { period: dates({ from: today, to: plusDays(today, farAhead) }), isOpen: true }
}
