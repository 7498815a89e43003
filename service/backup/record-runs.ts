/** Records backups and drills for the people of each workspace, who see the last of each. */
import pg from 'pg'
import { searchPathOption } from '../database/search-path.ts'

/** Workspaces with their last positions, as of one moment. */
export type Heads = readonly { readonly workspace: string; readonly position: number }[]

/** Last positions of all workspaces. */
export const readHeads = async (client: Pick<pg.ClientBase, 'query'>): Promise<Heads> => {
  const { rows } = await client.query<{ workspace: string; position: string }>(
    'select workspace, position::text as position from workspace_head',
  )
  return rows.map(({ workspace, position }) => ({ workspace, position: Number(position) }))
}

const withOwner = async <A>(ownerUrl: string, use: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: searchPathOption })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

// A workspace that was dropped leaves its row behind if the drop ran at the same moment.
const removeDropped = (client: pg.Client, table: 'backup_run' | 'drill_run') =>
  client.query(
    `delete from ${table} r where not exists (select from workspace_head h where h.workspace = r.workspace)`,
  )

// Two backups may end in the other order than they began.
const backupSql = `
  insert into backup_run (workspace, taken_at, bytes, position)
  select workspace, $1, $2, position from unnest($3::text[], $4::bigint[]) as made (workspace, position)
  where exists (select from workspace_head h where h.workspace = made.workspace)
  on conflict (workspace) do update
  set taken_at = excluded.taken_at, bytes = excluded.bytes, position = excluded.position
  where backup_run.taken_at < excluded.taken_at`

/** Records a complete backup for every workspace in it. */
export const recordBackup = (
  ownerUrl: string,
  { takenAt, bytes, heads }: { readonly takenAt: string; readonly bytes: number; readonly heads: Heads },
): Promise<void> =>
  withOwner(ownerUrl, async (client) => {
    await removeDropped(client, 'backup_run')
    const names = heads.map(({ workspace }) => workspace)
    const positions = heads.map(({ position }) => position)
    await client.query(backupSql, [takenAt, bytes, names, positions])
  })

/** A drill: its time, and what it found; `heads` and `restoredMs` are undefined if the backup could not be restored. */
export type DrillRun = {
  readonly triedAt: Date
  readonly takenAt: string | undefined
  readonly heads: Heads | undefined
  readonly restoredMs: number | undefined
  /** Why it failed, in the words that a workspace may see; undefined if it passed. */
  readonly reasonFor: ((workspace: string) => string) | undefined
}

const drillSql = `
  insert into drill_run (workspace, tried_at, taken_at, position, restored_ms, reason)
  select workspace, $1, $2, position, $3, reason
  from unnest($4::text[], $5::bigint[], $6::text[]) as tried (workspace, position, reason)
  where exists (select from workspace_head h where h.workspace = tried.workspace)
  on conflict (workspace) do update set tried_at = excluded.tried_at, taken_at = excluded.taken_at,
    position = excluded.position, restored_ms = excluded.restored_ms, reason = excluded.reason
  where drill_run.tried_at <= excluded.tried_at`

/** Records a drill: one that passed for the workspaces in the backup, one that failed for all. */
export const recordDrill = (ownerUrl: string, run: DrillRun): Promise<void> =>
  withOwner(ownerUrl, async (client) => {
    const { triedAt, takenAt, heads = [], restoredMs, reasonFor } = run
    await removeDropped(client, 'drill_run')
    const restored = new Map(heads.map(({ workspace, position }) => [workspace, position]))
    const names = reasonFor
      ? (await readHeads(client)).map(({ workspace }) => workspace)
      : [...restored.keys()]
    await client.query(drillSql, [
      ...[triedAt, takenAt ?? null, restoredMs ?? null, names],
      names.map((workspace) => restored.get(workspace) ?? null),
      names.map((workspace) => reasonFor?.(workspace) ?? null),
    ])
  })
