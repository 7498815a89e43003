/** Opens lists of debtors: aged balances, and invoices of which some are unpaid (decision 792). */

import { cutText } from '#schema/core/cut-text'
import { checkAbove, checkLabel } from '../check-units.ts'
import { marksOf } from '../columns/decimal-marks.ts'
import type { ColumnQuestion } from '../layout.ts'
import type { OpenFile, ReadOptions } from '../open-file.ts'
import type { Open } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import type { ReadRow } from '../row-outcome.ts'
import type { SourceRow, SourceTable } from '../source-row.ts'
import { questionsOfUses, withQuestions } from '../unused/list-uses.ts'
import { plainNotes } from '../unused/unused-columns.ts'
import { agedColumns } from './aged-columns.ts'
import { agedRows } from './aged-rows.ts'
import { asOfDay } from './as-of.ts'
import type { CellReader } from './debtor-cells.ts'
import { isOfDebtors, isOfPayables, isOfReceivables } from './debtor-labels.ts'
import { type DebtorTable, debtorTable, orderOfDates, samplesOf } from './debtor-table.ts'
import { agedUses, invoiceUses } from './debtor-uses.ts'
import { invoiceColumns } from './invoice-columns.ts'
import { invoiceRows } from './invoice-rows.ts'
import { askRepeats, repeatsOnce } from './repeated-debts.ts'
import { invoiceUsed, mappingOf, type Used } from './used-columns.ts'

/** Source of all lists of debtors: a later one of the same day replaces an earlier one, whatever its layout. */
export const debtorsSource = 'debtors'

/** Id of the question whose debts they are, which is about one file only. */
export const owedQuestion = 'owed-to'

type Questions = { readonly questions: readonly ColumnQuestion[] }

const askKind = (table: DebtorTable, rows: readonly ReadRow[]): Questions => {
  const shown = rows.flatMap((row) => (row.is === 'debts' ? [row] : [])).slice(0, 3)
  const samples = shown.map(({ row, debts }) => ({
    row,
    cell: cutText(debts[0]?.customer ?? '', 200),
    means: `${debts[0]?.amount ?? 0n}`.replace(
      /^(-?)(\d*?)(\d{1,2})$/,
      (_, sign, whole, cents) => `${sign}${whole || '0'}.${cents.padStart(2, '0')}`,
    ),
  }))
  return {
    questions: [
      {
        id: 'kind',
        column: table.header.cells
          .filter((cell) => cell !== '')
          .join(', ')
          .slice(0, 4000),
        readings: [
          { id: 'sales', says: 'Sales: each invoice is revenue, paid or not', rows: [] },
          { id: 'debtors', says: 'Debtors: only what customers still owe', rows: samples },
        ],
      },
    ],
  }
}

/** Titles, labels and the name of the sheet. */
const wordsOf = ({ above, header }: DebtorTable, title: string): string =>
  [...above.flatMap(({ cells }) => cells), ...header.cells, title].join(' | ')

/** Refuses what the business owes; asks where nothing says whose debts they are. */
const checkOwed = (table: DebtorTable, title: string, { answers }: ReadOptions): Questions | undefined => {
  const words = wordsOf(table, title)
  const [isIn, isOut] = [isOfReceivables(words), isOfPayables(words)]
  if (isOut && !isIn)
    throw new FileRefused('lists what you owe to others, but only what is owed to you can be imported', {
      row: table.header.row,
    })
  if (isIn !== isOut || answers[owedQuestion] === 'us') return undefined
  if (answers[owedQuestion] === 'others')
    throw new FileRefused('lists what you owe to others, but only what is owed to you can be imported')
  return {
    questions: [
      {
        id: owedQuestion,
        column: 'Whole rows',
        readings: [
          { id: 'us', says: 'Customers owe these amounts to you', rows: [] },
          { id: 'others', says: 'You owe these amounts to suppliers', rows: [] },
        ],
      },
    ],
  }
}

type Read = {
  readonly rows: readonly ReadRow[]
  readonly used: Used
  readonly asked: readonly ColumnQuestion[]
}

const readList = (table: DebtorTable, options: ReadOptions): Read | Questions => {
  const { answers, today, currency } = options
  const day = asOfDay(table, answers, today)
  const columns = table.is === 'aged' ? agedColumns(table, answers) : invoiceColumns(table, answers)
  const open: Open = { questions: [], answers, given: answers, recalled: {} }
  if ('questions' in columns)
    return { questions: [...(typeof day === 'object' ? day.questions : []), ...columns.questions] }
  const isAged = 'ages' in columns
  const money = isAged
    ? [
        ...table.columns.filter(({ at }) => columns.ages.some((age) => age.at === at)),
        ...columns.totals,
        ...(columns.credit ? [columns.credit] : []),
      ]
    : [columns.outstanding, columns.amount, columns.paid].flatMap((column) => column ?? [])
  for (const { label } of money) checkLabel(label, currency)
  const dates = (
    isAged ? [columns.due, columns.issued] : [columns.due, columns.issued, columns.paidOn]
  ).flatMap((column) => column ?? [])
  const marks = marksOf(money, samplesOf(table), open)
  const order = orderOfDates(dates, columns.issued, table, open, today)
  const asked = [...(typeof day === 'object' ? day.questions : []), ...open.questions]
  const reader: CellReader = {
    labels: table.columns.map(({ label }) => label),
    marks,
    order: order ?? 'day-first',
    currency,
  }
  const asOf = typeof day === 'object' ? today : day
  const rows = isAged ? agedRows(table, columns, reader, asOf) : invoiceRows(table, columns, reader, asOf)
  const used: Used = isAged
    ? [
        ...table.columns
          .filter(({ at }) => at === columns.nameAt)
          .map((column) => ['customer', column] as const),
        ...(['due', 'issued'] as const).flatMap((role) => {
          const column = columns[role]
          return column ? [[role, column] as const] : []
        }),
        ...money.map((column) => [columns.totals.includes(column) ? 'owed' : 'owed-of-age', column] as const),
      ]
    : invoiceUsed(columns)
  return { rows, used, asked }
}

/** Opens a list of debtors; undefined for any other table, also if a person says that its invoices are sales. */
export const openDebtors = async (
  source: SourceTable,
  first: readonly SourceRow[],
  options: ReadOptions,
): Promise<OpenFile | Questions | undefined> => {
  const { answers, isReplay, currency } = options
  const said = options.kind ?? answers.kind
  if (said !== undefined && said !== 'debtors') return undefined
  const isSaid = said === 'debtors'
  if (isReplay && !isSaid) return undefined
  const table = await debtorTable(source, first)
  if (!table) {
    if (!isSaid) return undefined
    throw new FileRefused('is not a list of debtors: it has neither amounts owed by age nor unpaid invoices')
  }
  // Invoices without anything unpaid are sales and nothing else.
  const isAsked = table.is === 'invoices' && !isSaid && !isOfDebtors(wordsOf(table, source.from))
  let read: Read | Questions
  try {
    checkAbove(table.above, currency)
    const owed = checkOwed(table, source.from, options)
    if (owed && !isAsked) return owed
    read = readList(table, options)
  } catch (error) {
    if (isAsked && error instanceof FileRefused) return undefined
    throw error
  }
  if (isAsked) {
    const rows = 'questions' in read ? undefined : read.rows
    const hasUnpaid = rows === undefined || rows.some((row) => row.is === 'debts')
    return hasUnpaid ? askKind(table, rows ?? []) : undefined
  }
  if ('questions' in read) return read
  if (read.asked.length > 0) return { questions: read.asked }
  const repeats = isReplay ? undefined : askRepeats(read.rows, answers)
  if (repeats) return { questions: [repeats] }
  const rows = repeatsOnce(read.rows, answers)
  const uses = table.is === 'aged' ? Object.values(agedUses) : Object.values(invoiceUses)
  const asked = questionsOfUses(table.columns, uses, new Map(read.used), table.data)
  const used = new Set(read.used.map(([, { at }]) => at))
  return {
    kind: 'debtors',
    source: debtorsSource,
    from: source.from,
    decided: { ...answers, kind: 'debtors' },
    mapping: mappingOf(read.used, table, asked),
    notes: withQuestions(plainNotes(table.columns, used), asked, answers),
    samples: table.data.slice(0, 3),
    rows: async function* () {
      yield rows
    },
  }
}
