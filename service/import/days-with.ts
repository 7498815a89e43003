/** Days of records as they would be with a file. */
import type { Kysely } from 'kysely'
import { MoneyKind, moneyKinds } from '#schema/import/import'
import type { ImportedDay } from '../advisor/imported/imported-weeks.ts'
import { withoutOverlap } from '../advisor/imported/statement-overlap.ts'
import type { Tables } from '../tables.ts'
import type { ChangedDay } from './changed-day.ts'

/** The days of all books and sales on record, as they would be with the file. */
export const daysWith = async (
  db: Kysely<Tables>,
  changed: readonly ChangedDay[],
): Promise<readonly ImportedDay[]> => {
  const stored = await db
    .selectFrom('import_day')
    .select(['kind', 'date', 'figures', 'position'])
    .where('kind', 'in', moneyKinds)
    .orderBy('date')
    .execute()
  const days = new Map(stored.map((day) => [`${day.kind} ${day.date}`, day]))
  for (const { kind, date, records, sales, books } of changed) {
    if (!MoneyKind.is(kind)) continue
    const figures = JSON.stringify(sales ?? books ?? {})
    if (records === 0) days.delete(`${kind} ${date}`)
    else days.set(`${kind} ${date}`, { kind, date, figures, position: 0 })
  }
  return withoutOverlap([...days.values()])
}
