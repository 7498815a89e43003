/** Adds the position of the event to a week's row; null only in a row that no event made, which `npm run verify` reports. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table kpi add column position bigint`.execute(db)
  await sql`update kpi k set position = e.position from (
      select workspace, data->>'kpiId' as id, max(position) as position from events
      where type = 'KpiRecorded' group by 1, 2) e
    where e.workspace = k.workspace and e.id = k.id`.execute(db)
}
