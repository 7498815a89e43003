/** Which address a visitor's copy was made from, as a keyed hash: bounds the copies of one address over all processes. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table demo_copy add column address_hash text`.execute(db)
  await sql`create index demo_copy_address on demo_copy (workspace, address_hash) where dropping is null`.execute(
    db,
  )
}
