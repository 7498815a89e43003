/**
 * Copies of demo businesses that are made ahead wait for a visitor: they have no visitor yet, and the day of their sample. A
 * dropped copy has no visitor any more.
 */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table demo_copy
    alter column visitor_hash drop not null,
    add column sample_day integer`.execute(db)
  await sql`create index demo_copy_waiting on demo_copy (workspace, business_type, sample_day)
    where dropping is null and sample_day is not null`.execute(db)
  await sql`update demo_copy set visitor_hash = null, address_hash = null where dropped_at is not null`.execute(
    db,
  )
}
