/** Loads the figures of imported days. */

import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { Import, SalesDay } from '#schema/import/import'
import { DayHours } from '#schema/kpi/kpi'
import type { Tables } from '../../tables.ts'
import type { Covered } from './costs-by-day.ts'
import { type ImportedDay, type ImportedWeek, importedWeeks } from './imported-weeks.ts'

/** Weeks and days of a workspace's imports. */
export type ImportedFigures = {
  readonly weeks: readonly ImportedWeek[]
  readonly days: readonly ImportedDay[]
}

/** Period of a file of books; undefined for any other file, or one that was taken back. */
export const coveredBy = (row: {
  readonly kind?: unknown
  readonly undone_at?: unknown
  readonly summary?: unknown
}): readonly Covered[] => {
  if (row.kind !== 'books' || row.undone_at != null) return []
  const { from, to } = decodeOrThrow(Import, JSON.parse(String(row.summary)), 'An import')
  return from && to ? [{ from, to }] : []
}

export const loadImported = async (db: Kysely<Tables>): Promise<ImportedFigures> => {
  const days = await db
    .selectFrom('import_day')
    .select(['kind', 'date', 'figures', 'position'])
    .orderBy('date')
    .execute()
  if (days.length === 0) return { weeks: [], days }
  const files = await db.selectFrom('import').select(['kind', 'undone_at', 'summary']).execute()
  return { weeks: importedWeeks(days, files.flatMap(coveredBy)), days }
}

/** Hours of the imported days that have them. */
export const importedHours = (days: readonly ImportedDay[]): readonly DayHours[] => {
  const found = days.flatMap(({ kind, date, figures }) => {
    if (kind !== 'sales') return []
    const { hours } = decodeOrThrow(SalesDay, JSON.parse(figures), 'The sales of a day')
    if (!hours) return []
    return [
      {
        date,
        hours: hours.map(({ hour, sales, revenue }) => ({
          hour,
          transactions: sales,
          revenue: Number(revenue),
        })),
      },
    ]
  })
  return decodeOrThrow(t.array(DayHours), found, 'The hours')
}
