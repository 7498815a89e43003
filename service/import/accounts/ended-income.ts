/** Weeks whose revenue comes from the books, and would have none once a file of sales is on record. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { ImportKind } from '#schema/import/import'
import type { ImportPreview } from '#schema/import/preview'
import { plusDays, weekdayOf } from '../../advisor/calendar.ts'
import { loadImported } from '../../advisor/imported/load-imported.ts'
import type { Tables } from '../../tables.ts'
import type { ChangedDay } from '../changed-day.ts'

const dayOf = (text: string): IsoDate => decodeOrThrow(IsoDate, text, 'A day')
const weekOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))

/** Undefined if sales are on record already, if the file has none, or if it has the sales of all those weeks. */
export const endedIncome = async (
  db: Kysely<Tables>,
  kind: ImportKind,
  changed: readonly ChangedDay[],
): Promise<ImportPreview['endsIncome']> => {
  const weeksOfFile = new Set(changed.flatMap(({ date, records }) => (records > 0 ? [weekOf(date)] : [])))
  if (kind !== 'sales' || weeksOfFile.size === 0) return undefined
  const sold = await db.selectFrom('import_day').select('date').where('kind', '=', 'sales').limit(1).execute()
  if (sold.length > 0) return undefined
  const { days } = await loadImported(db)
  const weeks = new Set(days.flatMap((day) => (day.kind === 'sales' ? [weekOf(dayOf(day.date))] : [])))
  const ended = [...weeks].filter((week) => !weeksOfFile.has(week)).sort()
  const [first, last] = [ended[0], ended.at(-1)]
  return first && last && { weeks: ended.length, from: first, to: plusDays(last, 6) }
}
