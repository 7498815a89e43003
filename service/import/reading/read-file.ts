/** Reads a file twice: first to understand it, then for its rows. */

import { openOwnExport } from '../export/own-export.ts'
import { checkAbove, checkBelow } from './check-units.ts'
import { withSerialDates } from './columns/serial-dates.ts'
import { openDebtors } from './debtors/open-debtors.ts'
import { decideLayout } from './decide-layout.ts'
import { decideInEnglish } from './german/german-labels.ts'
import { openInEnglish } from './german/german-table.ts'
import type { ColumnQuestion } from './layout.ts'
import type { OpenFile, ReadOptions } from './open-file.ts'
import { openTable } from './open-table.ts'
import { profileTable } from './profile-table.ts'
import { readRows } from './read-rows.ts'
import type { Decided } from './read-table.ts'
import { FileRefused } from './refused.ts'
import { openRegisters } from './registers/open-registers.ts'
import type { SourceRow, SourceTable } from './source-row.ts'
import { accountingIn } from './statement/accounting.ts'
import { openMonthly } from './statement/open-monthly.ts'
import {
  areCostsBelowZero,
  costsQuestion,
  costsWritten,
  readStatement,
  statementMark,
} from './statement/profit-and-loss.ts'
import { areFirstDays, asWholeMonths, namedRows, statementIn } from './statement/statement-columns.ts'
import { statementColumns } from './statement/statement-mapping.ts'
import { taxQuestion } from './tax/tax-question.ts'
import { decideTimesheet, isTimesheet } from './timesheet/decide-timesheet.ts'

/** Sample rows per column. */
const maxSamples = 3

type Questions = { readonly questions: readonly ColumnQuestion[] }

/** Id of the recorded decision that first days of months are whole months. */
const firstDaysQuestion = 'statement-first-days'

/** Maximum rows of a statement. */
const longestStatement = 5000

const openStatement = async (
  table: SourceTable,
  first: readonly SourceRow[],
  { answers, today, currency, isReplay }: ReadOptions,
): Promise<OpenFile | Questions | undefined> => {
  const found = statementIn(first, isReplay)
  if (!found) return undefined
  const areMonths = areFirstDays(found) && !(isReplay && answers[firstDaysQuestion] === undefined)
  const statement = areMonths ? asWholeMonths(found) : found
  checkAbove(
    first.filter(({ row }) => row < statement.headerRow),
    currency,
  )
  if (!isReplay) checkBelow(first, statement.headerRow, currency)
  const rows: SourceRow[] = []
  for await (const batch of table.rows()) {
    rows.push(...batch)
    if (rows.length > longestStatement) return undefined
  }
  const named = namedRows(statement, rows)
  // Accounts may be called by such words; titles and notes have no amounts.
  const accounting = accountingIn(
    rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length === 1),
  )
  const mark = statementMark(statement, named, answers)
  if (typeof mark !== 'string') return mark
  const decided = isReplay ? answers[costsQuestion] : undefined
  const costs = isReplay
    ? costsWritten.find((one) => one === decided)
    : areCostsBelowZero(statement, mark, named)
      ? 'with-minus'
      : 'plain'
  const read = readStatement(statement, { mark, costs }, named, today)
  return {
    kind: 'books',
    from: table.from,
    ...statementColumns(statement, rows),
    ...(accounting ? { accounting } : {}),
    decided: {
      ...answers,
      ...(costs === undefined ? {} : { [costsQuestion]: costs }),
      ...(areMonths ? { [firstDaysQuestion]: 'months' } : {}),
    },
    rows: async function* () {
      yield read
    },
  }
}

const firstRows = async (table: SourceTable): Promise<readonly SourceRow[]> => {
  for await (const batch of table.rows()) return batch
  throw new FileRefused('has no rows')
}

/** Opens a file: its questions, or its rows. Throws `FileRefused` if it is unreadable. */
export const openFile = async (path: string, options: ReadOptions): Promise<OpenFile | Questions> => {
  const plain = await openTable(path, options.answers)
  if ('questions' in plain) return plain
  const first = await firstRows(plain)
  const own = openOwnExport(plain, first, options)
  if (own) return own
  const list =
    (await openInEnglish(plain, first, options, openDebtors)) ??
    (await openInEnglish(plain, first, options, openRegisters))
  if (list) return list
  const statement = options.kind === 'sales' ? undefined : await openStatement(plain, first, options)
  if (statement) return statement
  const monthly = await openMonthly(plain, options)
  if (monthly) return monthly
  const numbered = await profileTable(plain)
  const dated = withSerialDates(plain, numbered, options)
  if (dated && 'questions' in dated) return dated
  const table = dated ?? plain
  const read = dated ? await profileTable(table) : numbered
  // Tables without labels all look alike, so nothing is recalled for them.
  const earlier =
    read.headerRow === undefined ? {} : await options.recall?.(read.columns.map(({ label }) => label))
  const opened = ({ layout, decided, tax, notes }: Exclude<Decided, Questions>): OpenFile => ({
    kind: layout.kind,
    from: table.from,
    layout,
    decided,
    notes,
    ...(tax ? { taxQuestion: tax } : {}),
    samples: read.rows.slice(0, maxSamples),
    rows: () => readRows(table, layout, options),
  })
  const asked = { earlier: earlier ?? {}, given: options.answers, isReplay: options.isReplay === true }
  const mayBeTimesheet = !options.isReplay || options.kind === 'timesheets'
  const found = decideInEnglish(read, asked, (inWords) => {
    const own = { ...options, earlier: earlier ?? {} }
    if (mayBeTimesheet && isTimesheet(inWords, own)) return decideTimesheet(inWords, own)
    return decideLayout(inWords, {
      ...own,
      kind: options.kind === 'sales' || options.kind === 'books' ? options.kind : undefined,
      title: table.from,
      isBeforeTax: options.isReplay === true && options.answers[taxQuestion] === undefined,
    })
  })
  return 'questions' in found ? found : opened(found)
}
