/** The event store: reads streams, and appends through one group-committing appender per workspace. */

import { LRUCache } from 'lru-cache'
import type { Database } from '../database/pool.ts'
import { joinProjections, type Projection } from '../read-models/projection.ts'
import type { Json } from '../runtime/json.ts'
import type { Sources } from '../runtime/sources.ts'
import type { Append, AppendResult } from './append.ts'
import { Appender } from './appender.ts'
import type { Fold } from './decider.ts'
import { FoldedStream } from './folded-stream.ts'
import type { Sealing } from './head-seal.ts'
import { type EventRow, eventColumns, fromRow, type RecordedEvent } from './recorded-event.ts'
import { StoredSnapshots } from './snapshot-store.ts'

/** The store, for commands and readers. */
export type EventStore = {
  readonly readStream: (workspace: string, stream: string) => Promise<readonly RecordedEvent[]>
  readonly append: (workspace: string, append: Append) => Promise<AppendResult>
  /** The cached stream, created on first use. */
  readonly foldedStream: <S extends Json>(workspace: string, name: string, fold: Fold<S>) => FoldedStream<S>
  /** LRU cache of folded streams, by `workspace/name`. */
  readonly folded: LRUCache<string, FoldedStream>
}

/** Opens the store on a migrated database; `now` gives events their time, `nextId` their id; without `sealing`, heads are not sealed. */
export const openEventStore = (
  database: Database,
  projections: readonly Projection[],
  { now, nextId }: Pick<Sources, 'now' | 'nextId'>,
  sealing?: Sealing,
): EventStore => {
  const tools = { project: joinProjections(projections), now, nextId, sealing }
  const appenders = new LRUCache<string, Appender>({ max: 1000 })
  const folded = new LRUCache<string, FoldedStream>({ max: 20_000 })
  return {
    folded,
    foldedStream: <S extends Json>(workspace: string, name: string, fold: Fold<S>) => {
      const key = `${workspace}/${name}`
      const known = folded.get(key)
      // Safe cast: a stream belongs to one decider.
      if (known) return known as unknown as FoldedStream<S>
      const snapshots = new StoredSnapshots(database, workspace, name, fold)
      const stream = new FoldedStream(name, fold, snapshots, now)
      folded.set(key, stream as unknown as FoldedStream)
      return stream
    },
    readStream: (workspace, stream) =>
      database.withReader(workspace, async (client) => {
        const { rows } = await client.query<EventRow>({
          name: 'read-stream',
          text: `select ${eventColumns.join(', ')} from events where workspace = $1 and stream = $2 order by version`,
          values: [workspace, stream],
        })
        return rows.map(fromRow)
      }),
    append: (workspace, append) => {
      const appender = appenders.get(workspace) ?? new Appender(workspace, database, tools)
      appenders.set(workspace, appender)
      return appender.append(append)
    },
  }
}
