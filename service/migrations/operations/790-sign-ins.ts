/**
 * Sign-ins of a person are found in the history, because the rows of ended sessions leave after 30 days. Few events are sign-ins, so
 * appending others costs nothing.
 */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index events_sign_ins on events (workspace, (data->>'accountId')) where type = 'SignedIn'`.execute(
    db,
  )
}
