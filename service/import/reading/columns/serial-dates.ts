/** Days as numbers, as a spreadsheet stores them: 45600 is 4 November 2024. */
import { IsoDate } from '#schema/core/scalars'
import type { ColumnQuestion } from '../layout.ts'
import { sampleRows } from '../questions.ts'
import type { ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel, rankOf } from '../roles.ts'
import type { SourceTable } from '../source-row.ts'

/** Id of the question about the first day that a spreadsheet counts from. */
export const serialQuestion = 'date-numbers'

const form = /^(\d{5}|\d{2},\d{3})(?:\.(\d{1,15}))?$/
const starts = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const
type Start = keyof typeof starts
const dayLength = 86_400_000

const pad = (value: number): string => String(value).padStart(2, '0')

/** A day number as a date, with a time if it has a fraction; undefined for any other cell, and for days before 2000. */
export const serialDate = (cell: string, start: Start): string | undefined => {
  const found = form.exec(cell)
  if (!found) return undefined
  const day = new Date(starts[start] + Number((found[1] ?? '').replace(',', '')) * dayLength)
    .toISOString()
    .slice(0, 10)
  if (!IsoDate.is(day) || day < '2000-01-01') return undefined
  const minutes = found[2] === undefined ? 0 : Math.round(Number(`0.${found[2]}`) * 1440)
  return minutes === 0 || minutes >= 1440
    ? day
    : `${day} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

const isOfDates = (label: string): boolean =>
  rankOf(label, 'date') !== undefined || /\bdate\b/.test(plainLabel(label))

/** Later days are no days of a record. */
const aYearAfter = (today: IsoDate): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`

/** A part of a day as a number below one: 0.5 is noon. */
const partOfDay = /^0?\.\d{1,15}$|^0$/

/** Places of columns with times as parts of a day. Refuses a column that has other times too. */
const dayParts = (read: ReadTable): ReadonlySet<number> =>
  new Set(
    read.columns.flatMap(({ label, at, profile }) => {
      const cells = [...profile.distinct.keys()]
      const parts = cells.filter((cell) => partOfDay.test(cell))
      if (rankOf(label, 'time') === undefined || parts.every((cell) => cell === '0')) return []
      if (parts.length < cells.length)
        throw new FileRefused('has times as parts of a day beside other times, so 0.50 may be noon or 0:50', {
          column: label,
        })
      return [at]
    }),
  )

const timeOf = (cell: string): string => {
  const minutes = Math.min(Math.round(Number(cell) * 1440), 1439)
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/**
 * The same table with dates in place of day numbers; undefined if another column has dates, or no column that is called a date
 * has nothing but such numbers. Some spreadsheets count from 1904: if that is possible, it is asked.
 */
export const withSerialDates = (
  table: SourceTable,
  read: ReadTable,
  { today, answers }: { readonly today: IsoDate; readonly answers: Readonly<Record<string, string>> },
): SourceTable | { readonly questions: readonly ColumnQuestion[] } | undefined => {
  if (read.columns.some(({ profile }) => profile.anyDate > 0)) return undefined
  const columns = read.columns.filter(
    ({ label, profile }) =>
      isOfDates(label) &&
      profile.filled > 0 &&
      [...profile.distinct.keys()].every((cell) => {
        const date = serialDate(cell, 'from1900')
        return date !== undefined && date.slice(0, 10) <= aYearAfter(today)
      }),
  )
  const [first] = columns
  if (!first) return undefined
  const days = columns
    .flatMap(({ profile }) => [...profile.distinct.keys()])
    .map((cell) => (serialDate(cell, 'from1904') ?? '9').slice(0, 10))
    .sort()
  // A due day, or a slip, may be ahead; a file of nothing but days ahead would have no record to bring in.
  const may1904 = (days[0] ?? '9') <= today && (days.at(-1) ?? '9') <= aYearAfter(today)
  const answer = answers[serialQuestion]
  if (may1904 && answer !== 'from1900' && answer !== 'from1904') {
    const reading = (id: Start, says: string) => ({
      id,
      says,
      rows: sampleRows(read.rows, first.at, () => true).map(({ row, cell }) => ({
        row,
        cell,
        means: serialDate(cell, id) ?? 'no date',
      })),
    })
    return {
      questions: [
        {
          id: serialQuestion,
          column: first.label,
          readings: [
            reading('from1900', 'Numbers of days as Excel counts them'),
            reading('from1904', 'Numbers of days as old Excel for Mac counts them'),
          ],
        },
      ],
    }
  }
  const start: Start = may1904 && answer === 'from1904' ? 'from1904' : 'from1900'
  const places = new Set(columns.map(({ at }) => at))
  const times = dayParts(read)
  const readCell = (cell: string, at: number): string =>
    times.has(at) && partOfDay.test(cell)
      ? timeOf(cell)
      : places.has(at)
        ? (serialDate(cell, start) ?? cell)
        : cell
  return {
    from: table.from,
    rows: async function* () {
      for await (const batch of table.rows())
        yield batch.map(({ row, cells: all }) => ({
          row,
          cells: all.map(readCell),
        }))
    },
  }
}
