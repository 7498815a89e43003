/** The day on which a list of debtors was made: what is owed changes with every payment. */
import { IsoDate } from '#schema/core/scalars'
import { readingsOfDate } from '../date-form.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow } from '../source-row.ts'
import type { DebtorTable } from './debtor-table.ts'

/** Id of the question, which is about one file only. */
export const asOfQuestion = 'as-of'

/** Reading for a day that is not among those offered. */
const otherDay = 'another-day'

const words =
  /^(?:.*\b)?(?:as (?:at|of|on)|aged (?:at|as at|to)|balances? (?:at|as at)|position at)\b\s*:?\s*(.*)$/i

type Found = { readonly row: SourceRow; readonly cell: string; readonly dates: readonly IsoDate[] }

const datesIn = (text: string): readonly IsoDate[] => {
  const plain = text.replace(/[.,;)]+$/, '').trim()
  return [...new Set([...readingsOfDate(plain).values()].map(({ date }) => date))]
}

/** Dates beside "as at", in the cell or in the next one. */
const saidIn = (row: SourceRow): readonly Found[] =>
  row.cells.flatMap((cell, at) => {
    const after = words.exec(cell)?.[1]
    if (after === undefined) return []
    const text = after === '' ? (row.cells.slice(at + 1).find((next) => next !== '') ?? '') : after
    const dates = datesIn(text)
    return dates.length > 0 ? [{ row, cell: text, dates }] : []
  })

/** Any date above the table, such as that of the print: it may be the day, so it is offered. */
const datesAbove = (rows: readonly SourceRow[]): readonly IsoDate[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => [
      ...datesIn(cell),
      ...(cell.match(/\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/. ]\d{2,4}|\d{4}-\d\d-\d\d/g) ?? []).flatMap(
        datesIn,
      ),
    ]),
  )

const monthEndBefore = (today: IsoDate): string => {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  return new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10)
}

const dayText = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-AU', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

const dayLabel = /^(?:as (?:at|of|on)(?: date)?|report date|statement date|balance date)$/i
const spanLabel = /^(?:month|period|week|quarter|year|snapshot|report)(?: (?:date|end|ending|ended))?$/i

/** Refuses lists of several days in one table: what is owed on one day cannot be added to that of another. */
const checkOneDay = ({ columns, header }: Pick<DebtorTable, 'columns' | 'header'>): void => {
  const several = columns.find(
    ({ label, profile }) =>
      (dayLabel.test(label.trim()) || spanLabel.test(label.trim())) && profile.distinct.size > 1,
  )
  if (several)
    throw new FileRefused('has amounts owed on several days. Send one file for each day', {
      row: header.row,
      column: several.label,
    })
}

/** The labelled day of a column that is the same in every row. */
const inColumn = ({ columns, data }: Pick<DebtorTable, 'columns' | 'data'>): readonly Found[] =>
  columns.flatMap(({ label, at, profile }) => {
    const [row] = data
    const cell = row?.cells[at] ?? ''
    return row && dayLabel.test(label.trim()) && profile.distinct.size === 1 && datesIn(cell).length > 0
      ? [{ row, cell, dates: datesIn(cell) }]
      : []
  })

const ask = (
  offered: readonly string[],
  said: Found | undefined,
  words: string,
): { readonly questions: readonly ColumnQuestion[] } => ({
  questions: [
    {
      id: asOfQuestion,
      column: 'Day of the list',
      readings: [
        ...offered.map((date) => ({
          id: date,
          says: `${words} ${dayText(date)}`,
          rows: said ? [{ row: said.row.row, cell: said.cell, means: date }] : [],
        })),
        ...(said ? [] : [{ id: otherDay, says: 'Another day', rows: [] }]),
      ],
    },
  ],
})

/** The day of a list, or the question which it is. Refuses a day that is still to come. */
export const asOfDay = (
  table: Pick<DebtorTable, 'columns' | 'header' | 'above' | 'data'>,
  answers: Answers,
  today: IsoDate,
  /** Begins the reading of a day. */
  words = 'What was owed on',
): IsoDate | { readonly questions: readonly ColumnQuestion[] } => {
  checkOneDay(table)
  const said = [...table.above.flatMap(saidIn), ...inColumn(table)]
  const [first] = said
  const answer = answers[asOfQuestion]
  if (first) {
    const others = said.find(({ dates }) => !dates.some((date) => first.dates.includes(date)))
    const both = first.dates.filter((date) => said.every(({ dates }) => dates.includes(date)))
    const days = (others ? [...first.dates, ...others.dates] : both).filter((date) => date <= today)
    const [only, ...more] = days
    if (only === undefined)
      throw new FileRefused(`is as at ${first.cell}, which is after today`, {
        row: first.row.row,
      })
    if (more.length === 0) return only
    return days.find((date) => date === answer) ?? ask(days, first, words)
  }
  if (answer === otherDay)
    throw new FileRefused(
      'does not say which day it is for. Write “As at 30 June 2026” in a line above the labels',
    )
  if (IsoDate.is(answer) && answer <= today) return answer
  const offered = [...datesAbove(table.above), today, monthEndBefore(today)].filter((date) => date <= today)
  return ask([...new Set(offered)], undefined, words)
}
