/** Columns of a list of debtors that are read, for its preview. */
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { ImportQuestion, type MappedColumn } from '#schema/import/import'
import type { Column } from '../assign-roles.ts'
import type { ColumnQuestion } from '../layout.ts'
import type { DebtorTable } from './debtor-table.ts'

/** A place in the list for each use, shown in the preview. */
export type Used = readonly (readonly [role: string, column: Column])[]

/** The question about a column of a mapping. */
export const askedAt = (
  questions: ReadonlyMap<number, ColumnQuestion>,
  at: number,
): Pick<MappedColumn, 'question'> => {
  const question = questions.get(at)
  return question ? { question: decodeOrThrow(ImportQuestion, question, 'A question') } : {}
}

/** Columns as the preview shows them, with three rows of each. */
export const mappingOf = (
  used: Used,
  table: DebtorTable,
  questions: ReadonlyMap<number, ColumnQuestion>,
): readonly MappedColumn[] =>
  used.map(([role, { label, at }]) => ({
    role,
    column: cutText(label, 200),
    ...askedAt(questions, at),
    samples: table.data
      .filter(({ cells }) => (cells[at] ?? '') !== '')
      .slice(0, 3)
      .map(({ row, cells }) => ({
        row,
        cell: cutText(cells[at] ?? '', 200),
        means: cutText(cells[at] ?? '', 200),
      })),
  }))

const rolesShown = {
  customer: 'customer',
  number: 'id',
  issued: 'issued',
  due: 'due',
  amount: 'invoiced',
  paid: 'paid-part',
  paidOn: 'paid-on',
  outstanding: 'owed',
  status: 'status',
  currency: 'currency',
  type: 'type',
} as const

/** The columns of a list of invoices that are read. */
export const invoiceUsed = (columns: Readonly<Partial<Record<keyof typeof rolesShown, Column>>>): Used =>
  Object.entries(rolesShown).flatMap(([role, shown]) => {
    const found = Object.entries(columns).find(([key]) => key === role)?.[1]
    return found ? [[shown, found] as const] : []
  })
