/** Digests by mail: each with its state, the sending time of a workspace, and the two looks of the sender over all of them. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants, serviceRole } from '../database/isolation.ts'

const tables = {
  digest_delivery: `id text not null, account_id text not null, kind text not null, day date not null,
    due_at timestamptz not null, title text not null, content text not null, earlier text, is_late boolean not null,
    state text not null, attempt integer not null, answer text, changed_at timestamptz not null,
    primary key (workspace, id)`,
  digest_schedule: `weekday integer not null, hour integer not null, primary key (workspace)`,
}

/** States of digests that are still to be sent, or wait for an answer. */
const waiting = `('queued', 'attempting', 'handed-over', 'deferred')`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  for (const [name, columns] of Object.entries(tables)) {
    await run(`create table ${name} (workspace text not null, ${columns})`)
    await isolateTable(db, name, readTableGrants)
  }
  await run('create index digest_delivery_day on digest_delivery (workspace, day desc)')
  await run(`create index digest_delivery_waiting on digest_delivery (workspace) where state in ${waiting}`)
  // Times and zones only: what is due is worked out from them. A business that is being deleted gets no mail.
  await run(`create function digest_schedules() returns table (workspace text, time_zone text, weekday integer,
      hour integer, opened_at timestamptz, last_day date)
    language sql stable security definer set search_path = public, pg_temp as $$
      select w.workspace, w.time_zone, s.weekday, s.hour,
        (select min(m.joined_at) from member m where m.workspace = w.workspace),
        (select d.day from digest_delivery d where d.workspace = w.workspace order by d.day desc limit 1)
      from workspace w left join digest_schedule s on s.workspace = w.workspace
      where w.is_own and w.deletes_at is null order by w.workspace $$`)
  await run(`create function waiting_digests() returns table (workspace text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select distinct d.workspace from digest_delivery d join workspace w on w.workspace = d.workspace
      where d.state in ${waiting} and w.is_own and w.deletes_at is null $$`)
  for (const identity of ['digest_schedules()', 'waiting_digests()']) {
    await run(`revoke all on function ${identity} from public`)
    await run(`grant execute on function ${identity} to ${serviceRole}`)
  }
}
