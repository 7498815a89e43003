/**
 * Drops a workspace: records a tombstone in the history of the installation, then removes every row, key, note and file.
 * The tombstone has no personal data. Each step can be repeated, so an interrupted drop is finished by calling it again.
 */
import { sql } from 'kysely'
import type pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { Sha256Hex } from '#schema/core/scalars'
import { installationWorkspace } from '#schema/core/site'
import type { EventNamed } from '#schema/events'
import { runCommand } from '../event-store/decide.ts'
import type { Decider } from '../event-store/decider.ts'
import type { Service } from '../runtime/service.ts'
import { bySystem } from './accounts.ts'

type Tombstone = EventNamed<'WorkspaceDropped'>['data']

/** Stream of a workspace's tombstone; the database requires it before removing events (migration 390). */
export const tombstoneStream = (workspace: string): string => `session-dropped-${workspace}`

/** Rules of tombstones. A second one is recorded only if events were appended since the first. */
export const tombstoneDecider: Decider<'session', Tombstone, number> = {
  slice: 'session',
  initial: 0,
  evolve: (events, event) => (event.type === 'WorkspaceDropped' ? event.data.events : events),
  decide: (tombstone, events) =>
    E.right(tombstone.events === events ? [] : [{ type: 'WorkspaceDropped', data: tombstone }]),
}

/** Removes the rows of a workspace in one transaction; false if the tombstone does not count its last event. */
export type RemoveRows = (workspace: string) => Promise<boolean>

/** For demo copies, which the service's role may remove. */
const removeDemoCopy =
  ({ database }: Pick<Service, 'database'>): RemoveRows =>
  async (workspace) => {
    const { rows } = await sql<{ is_removed: boolean }>`
      select drop_demo_copy(${workspace}) as is_removed`.execute(database.of(workspace))
    return rows[0]?.is_removed === true
  }

/** Sessions of a dropped workspace append little, so this is enough. */
const maxRounds = 5

/**
 * Drops a workspace. For workspaces other than demo copies, `removeRows` calls `drop_workspace` on a
 * connection of the database owner. Throws if the workspace kept changing.
 */
export const dropWorkspace = async (
  service: Service,
  workspace: string,
  reason: Tombstone['reason'],
  removeRows: RemoveRows = removeDemoCopy(service),
): Promise<void> => {
  const { database, store, keptNotes, files } = service
  for (let round = 0; ; round++) {
    const head = await database
      .of(workspace)
      .selectFrom('workspace_head')
      .select(['position', sql<string>`encode(hash, 'hex')`.as('hash')])
      .executeTakeFirst()
    if (head)
      await runCommand(store, {
        workspace: installationWorkspace,
        decider: tombstoneDecider,
        id: `dropped-${workspace}`,
        command: {
          workspace,
          reason,
          events: head.position,
          hash: decodeOrThrow(Sha256Hex, head.hash, 'The hash of a head'),
        },
        metadata: bySystem,
      })
    // Before the rows: a kept note for a workspace without rows means that they were removed some other way.
    await keptNotes?.remove(workspace)
    if ((await removeRows(workspace)) || !head) break
    if (round === maxRounds) throw new Error(`The workspace ${workspace} changed while it was dropped.`)
  }
  await keptNotes?.remove(workspace)
  await files.dropAll(workspace)
}

const tombstoneSql = `
  select (data->>'events')::int as events, recorded_at as "recordedAt" from events
  where workspace = $1 and stream = $2 and not exists (select from events where workspace = $3)
    and not exists (select from workspace_head where workspace = $3)
  order by version desc limit 1`

/** Tombstone of a workspace without a history; undefined if it has events, or never had any. `client` is the owner's. */
export const findTombstone = async (
  client: pg.ClientBase,
  workspace: string,
): Promise<{ readonly events: number; readonly recordedAt: string } | undefined> => {
  const { rows } = await client.query<{ events: number; recordedAt: string }>(tombstoneSql, [
    installationWorkspace,
    tombstoneStream(workspace),
    workspace,
  ])
  return rows[0]
}
