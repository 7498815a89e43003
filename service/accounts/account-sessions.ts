/** Sessions of a person by the history: the rows of ended ones leave the read tables after 30 days. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** Ids of all sessions that a person has had in the bound workspace, the first one first. */
export const sessionIdsOf = async (
  db: Kysely<Tables>,
  workspace: string,
  accountId: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select data->>'sessionId' as id from events where workspace = ${workspace}
      and type = 'SignedIn' and data->>'accountId' = ${accountId} order by position`.execute(db)
  return rows.map(({ id }) => id)
}
