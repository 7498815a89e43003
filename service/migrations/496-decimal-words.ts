/** Empties the log's index, which is made again from the history: figures with decimals are now one word. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`truncate log_index, log_chunk`.execute(db)
}
