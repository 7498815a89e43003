/** Snapshots: the folded state of a long stream, so that no process has to read all of it. Only a cache of the history. */

import { jsonSchema } from '#schema/core/json-schema'
import { eventsBySlice, upcasters } from '#schema/events'
import type { Client, Database } from '../database/pool.ts'
import type { Json } from '../runtime/json.ts'
import { sha256 } from './chain.ts'
import type { SnapshotStore } from './folded-stream.ts'
import { type Fold, foldOn, type StoredEvent, type StreamSnapshot } from './stream-state.ts'

/** Events fetched at a time. */
const pageSize = 2000

const fingerprints = new WeakMap<object, string>()

/**
 * Identifies the way in which a stream is folded: the text of the fold and of everything that its events are read by. A
 * snapshot made in another way is never used. A house rule keeps anything else out of `evolve`.
 */
export const foldFingerprint = <S extends Json>(fold: Fold<S>): string => {
  const known = fingerprints.get(fold)
  if (known) return known
  const read = Object.entries(eventsBySlice[fold.slice]).map(([type, { data }]) => [type, jsonSchema(data)])
  const lifted = upcasters.map(({ from, to, upcast }) => [from, to, String(upcast)])
  const found = sha256(JSON.stringify([fold.slice, fold.initial, String(fold.evolve), read, lifted]))
  fingerprints.set(fold, found)
  return found
}

// One that was taken of another history, as before a restored backup, does not count: its event is not there.
const snapshotOf = `select s.version, s.state from stream_snapshot s
  join events e on e.workspace = s.workspace and e.stream = s.stream and e.version = s.version and e.hash = s.hash
  where s.workspace = $1 and s.stream = $2 and s.fold = $3`

const eventsAfter = (
  version: string,
): string => `select position, version, type, data, recorded_at from events
  where workspace = $1 and stream = $2 and version > ${version} order by version limit ${pageSize}`

/** Reads a stream on from a known state, or from its snapshot; `kept` is the version of the snapshot. */
const readStanding = async <S extends Json>(
  client: Client,
  workspace: string,
  stream: string,
  fold: Fold<S>,
  from: StreamSnapshot<S> | undefined,
): Promise<StreamSnapshot<S> & { readonly kept?: number }> => {
  const readOn = async (standing: StreamSnapshot<S>): Promise<StreamSnapshot<S>> => {
    const text = eventsAfter('$3')
    const values = [workspace, stream, standing.version]
    const { rows } = await client.query<StoredEvent>({ name: 'read-on', text, values })
    const next = foldOn(fold, standing, rows)
    return rows.length < pageSize ? next : readOn(next)
  }
  if (from) return readOn(from)
  const values = [workspace, stream, foldFingerprint(fold)]
  // Sent together, since nearly all streams are short and have no snapshot.
  const [snapshots, first] = await Promise.all([
    client.query<StreamSnapshot<S>>({ name: 'read-snapshot', text: snapshotOf, values }),
    client.query<StoredEvent>({
      name: 'read-since-snapshot',
      text: eventsAfter(`coalesce((select version from (${snapshotOf}) as found), 0)`),
      values,
    }),
  ])
  const kept = snapshots.rows[0]
  const start = kept ?? { version: 0, state: fold.initial }
  // A snapshot that was taken between the two statements is newer than the events are old.
  const isNext = first.rows[0] === undefined || first.rows[0].version === start.version + 1
  const standing = isNext ? foldOn(fold, start, first.rows) : start
  const isWhole = isNext && first.rows.length < pageSize
  return { ...(isWhole ? standing : await readOn(standing)), ...(kept ? { kept: kept.version } : {}) }
}

/** Keeps the state of a stream unless a newer one made in the same way is there. */
const keepSnapshot = async <S extends Json>(
  client: Client,
  workspace: string,
  stream: string,
  fold: Fold<S>,
  { version, state }: StreamSnapshot<S>,
): Promise<void> => {
  await client.query({
    name: 'keep-snapshot',
    text: `insert into stream_snapshot as s (workspace, stream, version, fold, state, hash)
      select $1, $2, $3, $4, $5, hash from events where workspace = $1 and stream = $2 and version = $3
      on conflict (workspace, stream) do update
        set version = excluded.version, fold = excluded.fold, state = excluded.state, hash = excluded.hash
        where s.version < excluded.version or s.fold <> excluded.fold`,
    values: [workspace, stream, version, foldFingerprint(fold), JSON.stringify(state)],
  })
}

/** The states of one stream as the database has them. */
export class StoredSnapshots<S extends Json> implements SnapshotStore<S> {
  constructor(
    private readonly database: Database,
    private readonly workspace: string,
    private readonly stream: string,
    private readonly fold: Fold<S>,
  ) {}

  read(from: StreamSnapshot<S> | undefined): Promise<StreamSnapshot<S> & { readonly kept?: number }> {
    const { database, workspace, stream, fold } = this
    return database.withReader(workspace, (client) => readStanding(client, workspace, stream, fold, from))
  }

  keep(standing: StreamSnapshot<S>): Promise<void> {
    const { database, workspace, stream, fold } = this
    return database.withWriter(workspace, (client) => keepSnapshot(client, workspace, stream, fold, standing))
  }
}
