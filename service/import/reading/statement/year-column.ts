/** Months whose year is in a column of its own, and months of a financial year, which are refused. */
import { monthNamed } from '../date-form.ts'
import { maxPreamble } from '../header.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel } from '../roles.ts'
import { isTotal } from '../set-apart.ts'
import type { SourceRow } from '../source-row.ts'

const yearLabel = /^(?:calendar )?(?:year|yr|yyyy)$/
const financialLabel = /^(?:(?:financial|fiscal|tax) (?:year|yr)|fy|fin year)(?: end(?:ed|ing)?)?$/
const monthLabel = /^(?:(?:calendar )?(?:month|mth)(?: (?:name|no|num|number))?|mm|mmm)$/

const calendarYear = /^(?:19|20)\d\d$/
const financialYear = /^(?:fy ?['’]?\d{2,4}|(?:19|20)\d\d ?[-/–] ?\d{2,4})$/i

/** A month without its year: by name or by number. */
const monthOf = (cell: string): number => {
  const number = /^(?:0?[1-9]|1[0-2])$/.test(cell) ? Number(cell) : 0
  return number || monthNamed(cell.replace(/\.$/, ''))
}

const placeOf = ({ cells }: SourceRow, form: RegExp): number =>
  cells.findIndex((cell) => form.test(plainLabel(cell)))

type Place = {
  readonly header: SourceRow
  readonly month: number
  readonly year: number
  readonly isFinancial: boolean
}

/** Labels of a month and a year beside one another; undefined if no row has both. */
const placeIn = (rows: readonly SourceRow[]): Place | undefined => {
  for (const header of rows.slice(0, maxPreamble)) {
    const month = placeOf(header, monthLabel)
    const [year, financial] = [placeOf(header, yearLabel), placeOf(header, financialLabel)]
    if (month < 0) continue
    if (financial >= 0) return { header, month, year: financial, isFinancial: true }
    if (year >= 0) return { header, month, year, isFinancial: false }
  }
  return undefined
}

/**
 * Rows with the year and the month of two columns in one, as “2026-01”. A row without a year keeps its month, which is then
 * refused. Refuses months beside a financial year: July of 2026 may be of either calendar year.
 */
export const withYears = (rows: readonly SourceRow[]): readonly SourceRow[] => {
  const place = placeIn(rows)
  if (!place) return rows
  const { header, month, year, isFinancial } = place
  const data = rows.filter(
    (row) => row.row > header.row && !isTotal(row) && monthOf(row.cells[month] ?? '') > 0,
  )
  if (data.length === 0) return rows
  const years = data.map(({ cells }) => cells[year] ?? '').filter((cell) => cell !== '')
  if (isFinancial || years.some((cell) => financialYear.test(cell)))
    throw new FileRefused(
      'has months beside a financial year, so each could be in either calendar year. Write the month with its own year, such as Jul 2025',
      { row: header.row, column: header.cells[year] ?? '' },
    )
  if (years.length === 0 || !years.every((cell) => calendarYear.test(cell))) return rows
  return rows.map(({ row, cells }) => {
    if (row < header.row) return { row, cells }
    const own = row === header.row ? undefined : cells[year]
    const number = monthOf(cells[month] ?? '')
    const whole =
      own !== undefined && calendarYear.test(own) && number > 0
        ? `${own}-${String(number).padStart(2, '0')}`
        : undefined
    return {
      row,
      cells: cells.map((cell, at) => (at === year ? '' : at === month && whole !== undefined ? whole : cell)),
    }
  })
}

const period =
  /^(?:(?:fy ?)?['’]?(?:\d{2}|\d{4})[\s/-]*)?(?:p|period|m|month|per)[\s.-]?(?:0?[1-9]|1[0-3])(?:[\s/,-]*(?:of )?(?:fy ?)?['’]?(?:\d{2}|\d{4}))?$/i

/** Refuses periods of a financial year: on which days they begin and end, nothing says. */
export const refusePeriods = (cells: readonly string[], row: number, column: string): void => {
  if (cells.length === 0 || !cells.every((cell) => period.test(cell.trim()))) return
  throw new FileRefused(
    `has periods of a financial year, such as “${cells[0]?.slice(0, 20)}”, and nothing says when they begin. Write the months, such as Jul 2025`,
    { row, column },
  )
}
