/** Rows of an export by day, with the records of a few days in memory. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { ImportKind } from '#schema/import/import'
import { RegisterKind } from '#schema/import/register-day'
import type { Tables } from '../../tables.ts'
import { countingIds, countingImports, readBlocks } from '../import.queries.ts'
import { hashOfRecords, type LiveRecord, liveRecords } from '../records/blocks.ts'
import { debtCells, type ExportedCell, entryCells, saleCells, workCells } from './exported-cells.ts'
import { ownColumns } from './own-columns.ts'
import { registerCells } from './own-registers.ts'

/** Days read at a time, and rows per part. */
const daysAtOnce = 20
const rowsAtOnce = 1000

/** Range of an export. */
export type ExportedRange = {
  readonly kind: ImportKind
  readonly from?: IsoDate
  readonly to?: IsoDate
}

/** Thrown if the rows of a recorded day are no longer those of the requested moment. */
export class RowsReplaced extends Error {}

const daysOf = (db: Kysely<Tables>, { kind, from, to }: ExportedRange) => {
  const all = db.selectFrom('import_day').where('kind', '=', kind)
  const since = from === undefined ? all : all.where('date', '>=', from)
  return to === undefined ? since : since.where('date', '<=', to)
}

/** Counts recorded rows. */
export const countRows = async (db: Kysely<Tables>, range: ExportedRange): Promise<number> => {
  const { rows } = await daysOf(db, range)
    .select(({ fn }) => fn.sum<string | null>('records').as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows ?? 0)
}

/** Where to read days and rows. */
export type ExportedFrom = {
  /** At the viewed moment. */
  readonly db: Kysely<Tables>
  /** At present: rows are outside the history. */
  readonly present: Kysely<Tables>
}

/** Records of each day, oldest first. Throws `RowsReplaced` if they differ from the history. */
export async function* recordsByDay(
  { db, present }: ExportedFrom,
  range: ExportedRange,
  counting: readonly string[],
): AsyncGenerator<readonly LiveRecord[]> {
  const days = await daysOf(db, range).select(['date', 'sha256']).orderBy('date').execute()
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const part = days.slice(at, at + daysAtOnce)
    const dates = part.map((day) => decodeOrThrow(IsoDate, day.date, 'A day'))
    const blocks = await readBlocks(present, range.kind, dates, counting)
    for (const { date: day, sha256 } of part) {
      const records = liveRecords(blocks.get(day) ?? [])
      if (hashOfRecords(records) !== sha256) throw new RowsReplaced(day)
      yield records
    }
  }
}

/** Checks that every day can be exported as the history has it. Throws `RowsReplaced`. */
export const checkRows = async (source: ExportedFrom, range: ExportedRange): Promise<void> => {
  const counting = await countingIds(source.db)
  for await (const _ of recordsByDay(source, range, counting));
}

/** Rows of an export in parts, in column order. */
export async function* exportedRows(
  source: ExportedFrom,
  range: ExportedRange,
  currency: string,
): AsyncGenerator<readonly (readonly ExportedCell[])[]> {
  const imports = await countingImports(source.db)
  const names = new Map(imports.map(({ id, summary }) => [id, summary.file]))
  const context = { currency, names }
  const rowOf = (record: LiveRecord): readonly ExportedCell[] => {
    if (range.kind === 'sales') {
      const cells = saleCells(record, context)
      return ownColumns.sales.map((column) => cells[column])
    }
    if (range.kind === 'timesheets') {
      const cells = workCells(record, context)
      return ownColumns.timesheets.map((column) => cells[column])
    }
    if (range.kind === 'debtors') {
      const cells = debtCells(record, context)
      return ownColumns.debtors.map((column) => cells[column])
    }
    if (RegisterKind.is(range.kind)) return registerCells(record, context)
    const cells = entryCells(record, context)
    return ownColumns.books.map((column) => cells[column])
  }
  const counting = imports.map(({ id }) => id)
  for await (const records of recordsByDay(source, range, counting))
    for (let at = 0; at < records.length; at += rowsAtOnce)
      yield records.slice(at, at + rowsAtOnce).map(rowOf)
}
