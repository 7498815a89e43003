/** A link works only while its maker could share at every moment since it was made. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  // Rows of sessions are deleted after a while; their sign-ins stay in the history.
  await run(`update share_link l set account_id = s.data->>'accountId' from events e join events s
    on s.workspace = e.workspace and s.type = 'SignedIn' and e.actor = 'session:' || (s.data->>'sessionId')
    where l.account_id is null and e.workspace = l.workspace and e.stream = 'share-' || l.share_id
      and e.type = 'ShareMade'`)
  // A demo has no members. Elsewhere, a link whose maker is unknown opens nothing.
  await run(`create or replace function maker_may_share(business text, maker text, made_at timestamptz, moment timestamptz)
    returns boolean language sql stable set search_path = public, pg_temp as $$
      with spans as (
        select e.recorded_at as since, coalesce(e.data->>'role' in ('owner', 'executive'), false)
          and coalesce((e.data->>'endsAt')::timestamptz
            > coalesce(lead(e.recorded_at) over (order by e.position), moment), true) as may_share
        from events e where e.workspace = business and e.stream = 'people-members' and e.data->>'accountId' = maker
          and e.type in ('MemberJoined', 'MemberChanged', 'MemberEnded'))
      select case when maker is null
        then exists (select from workspace w where w.workspace = business and not w.is_own)
        else coalesce((select bool_and(s.may_share) from spans s
          where s.since >= (select max(b.since) from spans b where b.since <= made_at)), false) end $$`)
}
