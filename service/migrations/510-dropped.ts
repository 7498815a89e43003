/** What a request under way would still write of a workspace that was dropped: keys, drafts and messages, besides its history. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['subject_key', 'import_draft', 'import_delivery'])
    await sql`${sql.raw(
      `create trigger refuse_dropped before insert on ${table} for each row execute function refuse_dropped()`,
    )}`.execute(db)
}
