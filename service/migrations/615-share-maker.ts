/** Who made a link: it works only while that person may share. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  await run('alter table share_link add column account_id text')
  await run(`update share_link l set account_id = s.account_id from events e join session s
    on s.workspace = e.workspace and e.actor = 'session:' || s.id
    where e.workspace = l.workspace and e.stream = 'share-' || l.share_id and e.type = 'ShareMade'`)
  // A demo has no members. A person who comes back joins anew, and links from before stay ended.
  await run(`create function maker_may_share(business text, maker text, made_at timestamptz, moment timestamptz)
    returns boolean language sql stable set search_path = public, pg_temp as $$
      select maker is null or exists (select from member m
        where m.workspace = business and m.account_id = maker and m.ended_at is null and m.joined_at <= made_at
          and (m.ends_at is null or m.ends_at > moment) and m.role in ('owner', 'executive')) $$`)
  await run(`create or replace function find_share(wanted text, moment timestamptz) returns table (workspace text, id text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, s.id from share_link l
        join share s on s.workspace = l.workspace and s.id = l.share_id
        join workspace w on w.workspace = l.workspace
      where l.token_hash = wanted and s.revoked_at is null and s.ends_at > moment and w.deletes_at is null
        and maker_may_share(s.workspace, l.account_id, s.made_at, moment)
        and (s.recipient is null or exists (select from subject_key k
          where k.workspace = s.workspace and k.subject = 'share-' || s.id)) $$`)
  const identity = 'maker_may_share(text, text, timestamptz, timestamptz)'
  await run(`revoke all on function ${identity} from public`)
  await run(`grant execute on function ${identity} to ${serviceRole}`)
}
