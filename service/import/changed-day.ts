/** A changed day with its records, in the form of an event. */
import type { IsoDate } from '#schema/core/scalars'
import type { EventNamed } from '#schema/events'
import type { ImportId, ImportKind } from '#schema/import/import'
import { RegisterKind } from '#schema/import/register-day'
import { hashOfRecords, type LiveRecord } from './records/blocks.ts'
import { booksOfDay, salesOfDay } from './records/day-figures.ts'
import { debtorsOfDay } from './records/debt-figures.ts'
import { registerOfDay } from './records/register-figures.ts'
import { workOfDay } from './records/work-figures.ts'

export type ChangedDay = EventNamed<'DayOfRecordsChanged'>['data']

const figuresOf = (kind: ImportKind, records: readonly LiveRecord[]) => {
  if (records.length === 0) return {}
  if (kind === 'timesheets') return { work: workOfDay(records) }
  if (kind === 'debtors') return { debtors: debtorsOfDay(records) }
  if (RegisterKind.is(kind)) return { register: registerOfDay(records) }
  return kind === 'sales' ? { sales: salesOfDay(records) } : { books: booksOfDay(records) }
}

/** The day in the form of an event. */
export const changedDay = (
  importId: ImportId,
  kind: ImportKind,
  date: IsoDate,
  records: readonly LiveRecord[],
): ChangedDay => ({
  importId,
  kind,
  date,
  records: records.length,
  sha256: hashOfRecords(records),
  ...figuresOf(kind, records),
})
