/** Dates in a question, read by chrono-node as Australians write them: day first. */
import { en } from 'chrono-node'
import type { NamedPeriod } from '#schema/advisor/period'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { isCue, meaningOf, type Term, termsText } from './term.ts'

// A date is at most five terms long: "Monday the 9th of November 2026".
const maxTerms = 7

const iso = (year: number, month: number, day: number): IsoDate =>
  decodeOrThrow(
    IsoDate,
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    'A date in a question',
  )

const isDayWord = ({ text }: Term): boolean => ['today', 'yesterday', 'tomorrow'].includes(text.toLowerCase())

const isPlainNumber = (term: Term): boolean => meaningOf(term, 'number')?.unit === 'plain'

const joins = (term: Term): boolean =>
  meaningOf(term, 'filler') !== undefined || ['/', '-'].includes(meaningOf(term, 'mark')?.mark ?? '')

/** True if terms may be a date: a number beside a month or another number, with a weekday before them or not. */
const mayBeDate = (window: readonly Term[]): boolean => {
  const named = window.slice(0, 4).filter((term) => !joins(term) && !meaningOf(term, 'weekdays'))
  const [one, other] = named
  if (!one || !other) return false
  const isMonth = (term: Term) => meaningOf(term, 'month') !== undefined
  return (
    (isPlainNumber(one) && (isMonth(other) || isPlainNumber(other))) || (isMonth(one) && isPlainNumber(other))
  )
}

/** The date at a place; a weekday alone counts only with "last", "this" or a date beside it. */
export const dateAt = (
  terms: readonly Term[],
  at: number,
  today: IsoDate,
): { readonly after: number; readonly date: IsoDate; readonly value: NamedPeriod } | undefined => {
  const term = terms[at]
  const next = terms[at + 1]
  const isLastWeekday =
    term && next && isCue(term, 'last', 'this') ? meaningOf(next, 'weekdays') !== undefined : false
  const window = terms.slice(at, at + maxTerms)
  if (!term || joins(term) || !(isDayWord(term) || isLastWeekday || mayBeDate(window))) return undefined
  const text = termsText(window)
  const [found] = en.GB.parse(text, { instant: new Date(`${today}T12:00:00Z`), timezone: 0 })
  if (found?.index !== 0 || found.end) return undefined
  const { start } = found
  const isDay = start.isCertain('day') || (start.isCertain('weekday') && isLastWeekday)
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  if (!isDay || year === null || month === null || day === null) return undefined
  const count =
    window.findIndex((_, end) => termsText(window.slice(0, end + 1)).length >= found.text.length) + 1
  const date = iso(year, month, day)
  return { after: at + count, date, value: { kind: 'unit-of', unit: 'day', date } }
}

// February has 29 days in some years; without a year, a question may mean one of those.
const maxDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** True if a day of a month is named that the month never has, or not in the year named beside it. */
export const namesImpossibleDate = (terms: readonly Term[]): boolean =>
  terms.some((term, at) => {
    const month = meaningOf(term, 'month')?.month
    if (month === undefined) return false
    const beside = [terms[at - 1], terms[at + 1]]
    const days = beside.flatMap((one) =>
      one && isPlainNumber(one) ? (meaningOf(one, 'number')?.value ?? []) : [],
    )
    return days.some((day) => day > (maxDays[month - 1] ?? 31) && day <= 99)
  })
