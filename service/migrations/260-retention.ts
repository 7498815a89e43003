/** Keys of repeats are forgotten after a week: the service may remove their records from then on, and no younger one. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`grant delete on idempotency to ${sql.raw(serviceRole)}`.execute(db)
  await sql`create policy old_only on idempotency as restrictive for delete to ${sql.raw(serviceRole)}
    using (recorded_at < now() - interval '7 days')`.execute(db)
  // Records lie in the order of time, so an index by pages finds the old ones and costs an append next to nothing.
  await sql`create index idempotency_age on idempotency using brin (recorded_at)`.execute(db)
}
