/** Periods as column labels of accounts: "Nov 2026", "30 Nov 2026", "1-30 November 2026". */
import { IsoDate } from '#schema/core/scalars'
import { monthNamed, readDate } from './date-form.ts'

/** First and last day. */
export type Span = { readonly from: IsoDate; readonly to: IsoDate }

const monthForm = /^(?:(?:month of|month ended|for)\s+)?([a-zä]{3,9})\.?[-\s/']{1,2}(\d{4}|\d{2})$/i
const isoMonthForm = /^(\d{4})[-/](\d{2})$/
const spanForm =
  /^(\d{1,2})(?:\s+([a-z]{3,9})\.?)?(?:\s+(\d{4}))?\s*(?:-|–|to)\s*(\d{1,2}\s+[a-z]{3,9}\.?\s+\d{4})$/i

const monthsForm = /^([a-z]{3,9})\.?(?:[\s']+(\d{4}))?\s*(?:-|–|to)\s*([a-z]{3,9})\.?[\s']+(\d{4})$/i

const pad = (value: number): string => String(value).padStart(2, '0')

const spanOf = (from: string, to: string): Span | undefined =>
  IsoDate.is(from) && IsoDate.is(to) && from <= to ? { from, to } : undefined

const wholeMonth = (year: number, month: number): Span | undefined =>
  spanOf(
    `${year}-${pad(month + 1)}-01`,
    `${year}-${pad(month + 1)}-${new Date(Date.UTC(year, month + 1, 0)).getUTCDate()}`,
  )

/** "Jul-Sep 2026", "Nov 2025 to Jan 2026". */
const monthsIn = (cell: string): Span | undefined => {
  const [, first = '', firstYear, last = '', year = ''] = monthsForm.exec(cell) ?? []
  const [from, to] = [monthNamed(first) - 1, monthNamed(last) - 1]
  if (from < 0 || to < 0) return undefined
  const begins = wholeMonth(Number(firstYear ?? year) - (firstYear === undefined && from > to ? 1 : 0), from)
  const ends = wholeMonth(Number(year), to)
  return begins && ends && spanOf(begins.from, ends.to)
}

/** Period in a cell; undefined if there is none. A last day alone means the whole month. */
export const readSpan = (cell: string): Span | undefined => {
  if (cell.length < 5 || cell.length > 40) return undefined
  const named = monthForm.exec(cell)
  const month = monthNamed(named?.[1] ?? '') - 1
  if (named && month >= 0) return wholeMonth(Number(named[2]) + (named[2]?.length === 2 ? 2000 : 0), month)
  const iso = isoMonthForm.exec(cell)
  if (iso && Number(iso[2]) >= 1 && Number(iso[2]) <= 12)
    return wholeMonth(Number(iso[1]), Number(iso[2]) - 1)
  const months = monthsIn(cell)
  if (months) return months
  const between = spanForm.exec(cell)
  const to = between ? readDate((between[4] ?? '').replace(/\s+/g, ' '), 'day-first')?.date : undefined
  if (between && to) {
    const [, , endMonth = '', endYear = ''] =
      /^(\d+) ([a-z]+)\.? (\d+)$/i.exec((between[4] ?? '').replace(/\s+/g, ' ')) ?? []
    const from = readDate(
      `${between[1]} ${between[2] ?? endMonth} ${between[3] ?? endYear}`,
      'day-first',
    )?.date
    return from && spanOf(from, to)
  }
  // Numeric day and month are ambiguous; a month in letters is not.
  const last = /[a-z]/i.test(cell) || /^\d{4}-\d\d-\d\d/.test(cell) ? readDate(cell, 'day-first') : undefined
  if (!last || last.minutes !== undefined) return undefined
  return spanOf(`${last.date.slice(0, 8)}01`, last.date)
}
