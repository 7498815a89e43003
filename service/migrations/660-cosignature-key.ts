/**
 * A witness may replace its key under the same name, and a line that proves to be forged must not keep out the true one: both
 * are in the primary key. The time of a cosignature is read from its line, which is signed.
 */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table cosignature add column key_id text`.execute(db)
  // The first four bytes of a signature; a line without any is none, and kept as evidence.
  await sql`update cosignature set key_id = case
    when line ~ '^— [^ ]+ ([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\n$'
    then encode(substring(decode(split_part(rtrim(line, E'\n'), ' ', 3), 'base64') from 1 for 4), 'hex')
    else '' end`.execute(db)
  await sql`alter table cosignature
    alter column key_id set not null,
    drop constraint cosignature_pkey,
    drop column cosigned_at,
    add primary key (workspace, size, witness, key_id, line)`.execute(db)
}
