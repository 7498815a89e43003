/** Stored snapshots of long streams, a cache that spares reading all their events (decision 154). */

import { jsonSchema } from '#schema/core/json-schema'
import { eventsBySlice, upcasters } from '#schema/events'
import type { Client, Database } from '../database/pool.ts'
import type { Json } from '../runtime/json.ts'
import { sha256 } from './chain.ts'
import type { Fold } from './decider.ts'
import type { SnapshotStore } from './folded-stream.ts'
import { foldNewer, type StreamEventRow, type StreamSnapshot } from './stream-state.ts'

/** Events per query. */
const pageSize = 2000

const fingerprints = new WeakMap<object, string>()

/**
 * Identifies a fold by its source text, the codecs of its events and the upcasters. Snapshots with another fingerprint
 * are not used. A house rule keeps `evolve` free of other dependencies.
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

// The join drops snapshots of another history, such as one from before a backup was restored.
const snapshotOf = `select s.version, s.state from stream_snapshot s
  join events e on e.workspace = s.workspace and e.stream = s.stream and e.version = s.version and e.hash = s.hash
  where s.workspace = $1 and s.stream = $2 and s.fold = $3`

const eventsAfter = (
  version: string,
): string => `select position, version, type, data, recorded_at from events
  where workspace = $1 and stream = $2 and version > ${version} order by version limit ${pageSize}`

/** Folds a stream on from `from`, or from its stored snapshot; `storedVersion` is the version of that snapshot. */
const readState = async <S extends Json>(
  client: Client,
  workspace: string,
  stream: string,
  fold: Fold<S>,
  from: StreamSnapshot<S> | undefined,
): Promise<StreamSnapshot<S> & { readonly storedVersion?: number }> => {
  const readNewer = async (known: StreamSnapshot<S>): Promise<StreamSnapshot<S>> => {
    const text = eventsAfter('$3')
    const values = [workspace, stream, known.version]
    const { rows } = await client.query<StreamEventRow>({ name: 'read-newer', text, values })
    const next = foldNewer(fold, known, rows)
    return rows.length < pageSize ? next : readNewer(next)
  }
  if (from) return readNewer(from)
  const values = [workspace, stream, foldFingerprint(fold)]
  // Sent together, since most streams are short and have no snapshot.
  const [snapshots, first] = await Promise.all([
    client.query<StreamSnapshot<S>>({ name: 'read-snapshot', text: snapshotOf, values }),
    client.query<StreamEventRow>({
      name: 'read-since-snapshot',
      text: eventsAfter(`coalesce((select version from (${snapshotOf}) as found), 0)`),
      values,
    }),
  ])
  const stored = snapshots.rows[0]
  const start = stored ?? { version: 0, state: fold.initial }
  // Between the two statements another process may store a newer snapshot; the events then do not follow this one.
  const isNext = first.rows[0] === undefined || first.rows[0].version === start.version + 1
  const folded = isNext ? foldNewer(fold, start, first.rows) : start
  const isWhole = isNext && first.rows.length < pageSize
  return {
    ...(isWhole ? folded : await readNewer(folded)),
    ...(stored ? { storedVersion: stored.version } : {}),
  }
}

/** Stores a snapshot unless a newer one of the same fold exists. */
const writeSnapshot = async <S extends Json>(
  client: Client,
  workspace: string,
  stream: string,
  fold: Fold<S>,
  { version, state }: StreamSnapshot<S>,
): Promise<void> => {
  await client.query({
    name: 'write-snapshot',
    text: `insert into stream_snapshot as s (workspace, stream, version, fold, state, hash)
      select $1, $2, $3, $4, $5, hash from events where workspace = $1 and stream = $2 and version = $3
      on conflict (workspace, stream) do update
        set version = excluded.version, fold = excluded.fold, state = excluded.state, hash = excluded.hash
        where s.version < excluded.version or s.fold <> excluded.fold`,
    values: [workspace, stream, version, foldFingerprint(fold), JSON.stringify(state)],
  })
}

/** Stored snapshots of one stream. */
export class StoredSnapshots<S extends Json> implements SnapshotStore<S> {
  private readonly database: Database
  private readonly workspace: string
  private readonly stream: string
  private readonly fold: Fold<S>

  constructor(database: Database, workspace: string, stream: string, fold: Fold<S>) {
    this.database = database
    this.workspace = workspace
    this.stream = stream
    this.fold = fold
  }

  read(
    from: StreamSnapshot<S> | undefined,
  ): Promise<StreamSnapshot<S> & { readonly storedVersion?: number }> {
    const { database, workspace, stream, fold } = this
    return database.withReader(workspace, (client) => readState(client, workspace, stream, fold, from))
  }

  write(snapshot: StreamSnapshot<S>): Promise<void> {
    const { database, workspace, stream, fold } = this
    return database.withWriter(workspace, (client) =>
      writeSnapshot(client, workspace, stream, fold, snapshot),
    )
  }
}
