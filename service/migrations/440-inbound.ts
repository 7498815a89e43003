/** Pushed sales: the secrets of addresses, messages as they arrived, and the sales that they brought. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants, serviceRole } from '../database/isolation.ts'

const tables = {
  connection_secret: `id text not null, vendor text, secret text not null, ending text not null,
    issued_at timestamptz not null, previous text, previous_until timestamptz, primary key (workspace, id)`,
  import_delivery: `id text not null, arrival bigint generated always as identity, connection_id text not null,
    type text not null, source text not null, state text not null, received_at timestamptz not null, sent_at timestamptz, body text,
    primary key (workspace, id)`,
  import_pushed: `source text not null, id text not null, mark text not null, connection_id text not null,
    ordering text collate "C" not null, row bigint not null, date date, content text, primary key (workspace, source, id, mark)`,
  import_feed: `id text not null, source text not null, batch integer not null, notices integer not null,
    heard_at timestamptz not null, last_at timestamptz, primary key (workspace, id)`,
  import_feed_day: `id text not null, connection_id text not null, date date not null, rows integer not null,
    primary key (workspace, id)`,
  import_letter: `id text not null, connection_id text not null, reason text not null, about text,
    received_at timestamptz not null, primary key (workspace, id)`,
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  for (const [name, columns] of Object.entries(tables)) {
    await run(`create table ${name} (workspace text not null, ${columns})`)
    await isolateTable(db, name, readTableGrants)
  }
  await run(
    `create index import_delivery_waiting on import_delivery (workspace, arrival) where state = 'waiting'`,
  )
  await run('create index import_pushed_day on import_pushed (workspace, date)')
  await run('create index import_pushed_feed on import_pushed (workspace, connection_id, date)')
  // Returns only the connection that it is given, with the keys that open its secret and seal what it sends.
  await run(`create function find_inbound(wanted text) returns table (workspace text, type text, vendor text, secret text,
      previous text, previous_until timestamptz, secret_key bytea, files_key bytea)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, c.type, s.vendor, s.secret, s.previous, s.previous_until, k.key, f.key
      from connection_secret s join connection c on c.workspace = s.workspace and c.id = s.id
        join subject_key k on k.workspace = s.workspace and k.subject = 'connection-' || s.id
        left join subject_key f on f.workspace = s.workspace and f.subject = 'files'
      where s.id = wanted $$`)
  // Ids only, for the round that records what a stopped process left.
  await run(`create function waiting_deliveries() returns table (workspace text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select distinct d.workspace from import_delivery d where d.state = 'waiting' $$`)
  for (const identity of ['find_inbound(text)', 'waiting_deliveries()']) {
    await run(`revoke all on function ${identity} from public`)
    await run(`grant execute on function ${identity} to ${serviceRole}`)
  }
  // The address gives the connection's id alone.
  await run('create index connection_secret_by_id on connection_secret (id)')
}
