/** Lets the service delete idempotency records after a week, but no younger ones (decision 146). */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`grant delete on idempotency to ${sql.raw(serviceRole)}`.execute(db)
  await sql`create policy old_only on idempotency as restrictive for delete to ${sql.raw(serviceRole)}
    using (recorded_at < now() - interval '7 days')`.execute(db)
  // Records are stored in order of time, so a BRIN index finds the old ones at almost no cost to an append.
  await sql`create index idempotency_age on idempotency using brin (recorded_at)`.execute(db)
}
