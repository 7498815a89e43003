/** Lists billed and available days by week. */
import type { Kysely } from 'kysely'
import type { WorkWeek } from '#schema/import/work-week'
import { workWeeks } from '../advisor/imported/work-weeks.ts'
import type { Tables } from '../tables.ts'

/** Weeks of timesheets, oldest first. */
export const listWorkWeeks = async (db: Kysely<Tables>): Promise<readonly WorkWeek[]> => {
  const days = await db
    .selectFrom('import_day')
    .select(['kind', 'date', 'figures', 'position'])
    .where('kind', '=', 'timesheets')
    .orderBy('date')
    .execute()
  return workWeeks(days)
}
