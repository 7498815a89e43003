/** Adds the life of a decision to advisories. Earlier events have none of it but the time of their outcome. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table advisory add column reason text, add column deferred_until date, add column origin text,
    add column due date, add column owner_id text, add column owner_name text, add column done_at timestamptz,
    add column note text, add column scored_at timestamptz`.execute(db)
  await sql`update advisory a set scored_at = e.recorded_at from events e
    where e.workspace = a.workspace and e.type = 'AdvisoryOutcomeRecorded' and e.data->>'advisoryId' = a.id`.execute(
    db,
  )
}
