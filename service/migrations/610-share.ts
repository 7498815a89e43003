/** Links for people outside: what each shows, what opens it, and how often it was opened. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants, serviceRole } from '../database/isolation.ts'

/** States of mail that is still to be sent, or waits for an answer. */
const waiting = `('queued', 'attempting', 'handed-over', 'deferred')`

const tables = {
  share: `id text not null, kind text not null, item_id text not null, title text not null, content text not null,
    made_at timestamptz not null, until date not null, ends_at timestamptz not null, revoked_at timestamptz,
    openings integer not null, opened_at timestamptz, recipient text, mail_state text, mail_attempt integer not null,
    mail_answer text, mail_at timestamptz, primary key (workspace, id)`,
  share_link: `share_id text not null, token_hash text not null unique, mail_token text, primary key (workspace, share_id)`,
  share_opening: `share_id text not null, total integer not null, day date not null, of_day integer not null,
    primary key (workspace, share_id)`,
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  for (const [name, columns] of Object.entries(tables)) {
    await run(`create table ${name} (workspace text not null, ${columns})`)
    await isolateTable(db, name, readTableGrants)
  }
  await run('create index share_made on share (workspace, made_at desc, id desc)')
  await run(`create index share_waiting on share (workspace) where mail_state in ${waiting}`)
  // A request under way must not write for a workspace that was dropped.
  for (const table of ['share_link', 'share_opening'])
    await run(
      `create trigger refuse_dropped before insert on ${table} for each row execute function refuse_dropped()`,
    )
  // One look for all links: one that never was, has ended, was revoked, or whose business or recipient is gone, gives no row.
  await run(`create function find_share(wanted text, moment timestamptz) returns table (workspace text, id text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, s.id from share_link l
        join share s on s.workspace = l.workspace and s.id = l.share_id
        join workspace w on w.workspace = l.workspace
      where l.token_hash = wanted and s.revoked_at is null and s.ends_at > moment and w.deletes_at is null
        and (s.recipient is null or exists (select from subject_key k
          where k.workspace = s.workspace and k.subject = 'share-' || s.id)) $$`)
  await run(`create function waiting_shares() returns table (workspace text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select distinct s.workspace from share s join workspace w on w.workspace = s.workspace
      where s.mail_state in ${waiting} and w.is_own and w.deletes_at is null $$`)
  for (const identity of ['find_share(text, timestamptz)', 'waiting_shares()']) {
    await run(`revoke all on function ${identity} from public`)
    await run(`grant execute on function ${identity} to ${serviceRole}`)
  }
}
