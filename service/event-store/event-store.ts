/** The event store: reads streams, and appends through one group-committing appender for each workspace. */

import { LRUCache } from 'lru-cache'
import type { Database } from '../database/pool.ts'
import { type Projection, projectBy } from '../read-models/projection.ts'
import type { Json } from '../runtime/json.ts'
import type { Sources } from '../runtime/sources.ts'
import type { Append, AppendResult } from './append.ts'
import { Appender } from './appender.ts'
import { FoldedStream } from './folded-stream.ts'
import { type EventRow, eventColumns, fromRow, type RecordedEvent } from './recorded-event.ts'
import { StoredSnapshots } from './snapshot-store.ts'
import type { Fold } from './stream-state.ts'

/** The store as commands and readers use it. */
export type EventStore = {
  readonly readStream: (workspace: string, stream: string) => Promise<readonly RecordedEvent[]>
  readonly append: (workspace: string, append: Append) => Promise<AppendResult>
  /** A stream as this process remembers it. */
  readonly foldedStream: <S extends Json>(workspace: string, name: string, fold: Fold<S>) => FoldedStream<S>
  /** Streams that this process used lately, by workspace and name. */
  readonly folded: LRUCache<string, FoldedStream>
}

/** Opens the store over a migrated database; `now` gives events their time, and `nextId` their name. */
export const openEventStore = (
  database: Database,
  projections: readonly Projection[],
  { now, nextId }: Pick<Sources, 'now' | 'nextId'>,
): EventStore => {
  const tools = { project: projectBy(projections), now, nextId }
  const appenders = new LRUCache<string, Appender>({ max: 1000 })
  const folded = new LRUCache<string, FoldedStream>({ max: 20_000 })
  return {
    folded,
    foldedStream: <S extends Json>(workspace: string, name: string, fold: Fold<S>) => {
      const key = `${workspace}/${name}`
      const known = folded.get(key)
      // A stream belongs to one decider.
      if (known) return known as unknown as FoldedStream<S>
      const standings = new StoredSnapshots(database, workspace, name, fold)
      const stream = new FoldedStream(name, fold, standings, now)
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
