/** Describes a planned file to the client. */
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { type FileAccounts, Import, type ImportQuestion, type LikelyTwin } from '#schema/import/import'
import { RegisterKind } from '#schema/import/register-day'
import type { CollectedRows } from './collect-rows.ts'
import type { RowOutcomes } from './count-outcomes.ts'
import { mappingOf } from './file-mapping.ts'
import { fileTax } from './file-tax.ts'
import type { ColumnQuestion } from './reading/layout.ts'
import { decimalText } from './reading/money.ts'
import type { OpenFile } from './reading/open-file.ts'
import { debtorsOf } from './records/debt-figures.ts'
import { registerFigures } from './records/register-figures.ts'

type Named = Pick<Import, 'importId' | 'file'>

const none = { rows: 0, imported: 0, duplicates: 0, corrected: 0, rejected: [], questions: [] }

/** Summary of a file with open questions. */
export const undecidedSummary = (named: Named, questions: readonly ColumnQuestion[]): Import =>
  decodeOrThrow(Import, { ...none, ...named, state: 'undecided', questions }, 'The questions of a file')

const fileDebtors = (debts: CollectedRows['debts'], asOf: string) => {
  const { customers, overdue, credits } = debtorsOf(debts)
  return { asOf, customers, ...(overdue ? { overdue } : {}), ...(credits ? { credits } : {}) }
}

/** Summary of a file that was read. */
export const plannedSummary = (
  named: Named,
  opened: OpenFile,
  reading: CollectedRows,
  {
    outcomes,
    twins,
    questions,
    currency,
    repeatedRows,
    accounts,
    isLedger,
  }: {
    readonly accounts: FileAccounts | undefined
    readonly isLedger: boolean
    readonly currency: string
    readonly repeatedRows: number
    readonly outcomes: RowOutcomes
    readonly twins: readonly LikelyTwin[]
    readonly questions: readonly ImportQuestion[]
  },
): Import => {
  const closing = opened.kind === 'books' ? reading.balance.closing() : undefined
  const tax = fileTax(opened, reading, currency)
  const { moneyIn, moneyOut, from, to, rows, rejected, rejectedRows, setApart } = reading
  return decodeOrThrow(
    Import,
    {
      ...named,
      state: questions.length > 0 ? 'undecided' : 'ready',
      kind: opened.kind,
      rows,
      imported: outcomes.imported,
      duplicates: outcomes.duplicates,
      corrected: outcomes.corrected,
      rejected,
      rejectedRows,
      setApart,
      ...(repeatedRows > 0 ? { repeatedRows } : {}),
      questions,
      mapping: mappingOf(opened),
      twins,
      readAs: cutText(opened.from, 300),
      ...(from && to ? { from, to } : {}),
      ...(closing && closing.date === to ? { balance: decimalText(closing.balance) } : {}),
      ...(tax ? { tax } : {}),
      ...(accounts ? { accounts } : {}),
      ...(isLedger ? { isLedger } : {}),
      ...(opened.accounting ? { accounting: opened.accounting } : {}),
      ...(opened.kind === 'debtors' && to ? { debtors: fileDebtors(reading.debts, to) } : {}),
      ...(RegisterKind.is(opened.kind) && to
        ? { register: { asOf: to, figures: registerFigures(reading.registers) } }
        : {}),
      ...(opened.kind === 'timesheets'
        ? { hours: reading.hours.summary() }
        : {
            total:
              opened.kind !== 'books'
                ? decimalText(moneyIn)
                : { in: decimalText(moneyIn), out: decimalText(moneyOut) },
          }),
    },
    'An import',
  )
}
