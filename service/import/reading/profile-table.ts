/** Profiles the columns of a table in one pass, and collects sample rows. */
import { cutText } from '#schema/core/cut-text'
import type { Column } from './assign-roles.ts'
import { addCell, type ColumnProfile, emptyProfile } from './column-profile.ts'
import { readingsOfDate } from './date-form.ts'
import { hasFigures, headerAt, isOtherHeader, maxPreamble } from './header.ts'
import { isRefund } from './money-direction.ts'
import { ownText } from './plain-lines.ts'
import type { ReadTable } from './read-table.ts'
import { FileRefused } from './refused.ts'
import { SectionCount } from './sections/sections.ts'
import { isTotal } from './set-apart.ts'
import type { SourceRow, SourceTable } from './source-row.ts'

const samples = 300
const maxNotes = 40

/** Label of a column, or its position if it has none. */
export const labelOf = (cell: string | undefined, at: number): string =>
  cell === undefined || cell === '' ? `Column ${at + 1}` : cutText(cell, 120)

/** A row that is kept while the rest of the file is read. */
const ownRow = ({ row, cells }: SourceRow): SourceRow => ({ row, cells: cells.map(ownText) })

/** Number of cells up to the last non-empty one. */
const widthOf = ({ cells }: SourceRow): number => cells.findLastIndex((cell) => cell !== '') + 1

/** True for a line of text, such as one below the table. */
const isNote = ({ cells }: SourceRow): boolean => {
  const [only = '', ...others] = cells.filter((cell) => cell !== '')
  return others.length === 0 && /[a-z]/i.test(only) && readingsOfDate(only).size === 0
}

const isSameHeader = ({ cells }: SourceRow, header: SourceRow): boolean =>
  cells.every((cell, at) => cell === (header.cells[at] ?? ''))

/** Profiles of all columns, with sample rows. */
export const profileTable = async (table: SourceTable): Promise<ReadTable> => {
  const first: SourceRow[] = []
  const rows: SourceRow[] = []
  const refunds: SourceRow[] = []
  const notes: SourceRow[] = []
  let header: SourceRow | undefined
  let firstRow = 1
  let width = 0
  let isBegun = false
  let isElsewhere = false
  const profiles: ColumnProfile[] = []
  const sections = new SectionCount()
  const balanceSections = new SectionCount(true)
  const add = (row: SourceRow) => {
    const isAgain = header !== undefined && isSameHeader(row, header)
    if (isAgain) isElsewhere = false
    else if (header && isOtherHeader(row, header.cells)) isElsewhere = true
    const isText = width > 1 && isNote(row)
    if (width > 1 && !isAgain) for (const count of [sections, balanceSections]) count.add(row)
    if (isText && notes.length < maxNotes) notes.push(ownRow(row))
    if (isAgain || isElsewhere || isText || isTotal(row)) return
    for (const [at, cell] of row.cells.slice(0, width).entries()) {
      profiles[at] ??= emptyProfile()
      addCell(profiles[at], cell)
    }
    if (rows.length < samples) rows.push(ownRow(row))
    else if (refunds.length < samples && row.cells.some((cell) => cell.length < 30 && isRefund(cell)))
      refunds.push(ownRow(row))
  }
  const begin = () => {
    isBegun = true
    const at = headerAt(first)
    header = at === undefined ? undefined : first[at]
    const from = at === undefined ? Math.max(0, first.findIndex(hasFigures)) : at + 1
    firstRow = first[from]?.row ?? 1
    width = Math.max(...(header ? [header] : first.slice(from)).map(widthOf))
    for (const row of first.slice(from)) add(row)
  }
  for await (const batch of table.rows())
    for (const row of batch) {
      if (isBegun) add(row)
      else if (first.push(row) === 2 * maxPreamble) begin()
    }
  if (!isBegun) begin()
  if (rows.length === 0)
    throw new FileRefused('has no rows below its labels', header ? { row: header.row } : {})
  const columns = Array.from({ length: Math.max(width, profiles.length) }, (_, at): Column => {
    return { label: labelOf(header?.cells[at], at), at, profile: profiles[at] ?? emptyProfile() }
  })
  const above = first.filter(({ row }) => row < (header?.row ?? firstRow))
  return {
    headerRow: header?.row,
    firstRow,
    above,
    columns,
    notes,
    sections: sections.sections,
    balanceSections: balanceSections.sections,
    rows: [...rows, ...refunds],
  }
}
