/** The event store: reads streams, and appends through one group-committing appender for each workspace. */

import { LRUCache } from 'lru-cache'
import type { AnyEvent } from '#schema/events'
import type { Database } from '../database/pool.ts'
import { type Projection, projectBy } from '../read-models/projection.ts'
import type { Json } from '../runtime/json.ts'
import type { Sources } from '../runtime/service.ts'
import { Appender } from './appender.ts'
import { FoldedStream } from './folded-stream.ts'
import { type EventRow, eventColumns, fromRow, type RecordedEvent } from './recorded-event.ts'
import { StoredStandings } from './snapshot-store.ts'
import type { Fold, StoredEvent } from './stream-state.ts'

/** Who acts, and in answer to what; the same for every event of one command. */
export type Metadata = {
  readonly actor: string
  readonly persona: string | null
  readonly correlationId: string | null
  readonly causationId: string | null
  /** The time of events of a history that is brought in; others get theirs together with their position. */
  readonly recordedAt?: string
}

/** What is kept of a request that carried an `Idempotency-Key`, in the same transaction as its events; hashes in hexadecimal. */
export type IdempotencyRecord = {
  readonly keyHash: string
  readonly fingerprint: string
  readonly answer: string
  readonly isSealed: boolean
}

/** Events to be appended to one stream that must still stand at `expectedVersion`. */
export type Append = {
  readonly stream: string
  readonly expectedVersion: number
  readonly events: readonly AnyEvent[]
  readonly metadata: Metadata
  /** The key under which `record` gives what to keep. */
  readonly keyHash?: string | undefined
  /** Called with the time that the events get, each time they get one; gives what to keep of an idempotent request. */
  readonly record?: (recordedAt: string) => IdempotencyRecord | undefined
  /** Marked when this append is refused. */
  readonly fate?: Fate
  /** The fate of the append on whose outcome this one was decided; refused with it. */
  readonly basis?: Fate | undefined
  readonly again?: Again
}

/** Whether an append under way was refused; others may have been decided on it meanwhile. */
export type Fate = { isRefused: boolean }

/** How a command is decided again where others were faster. */
export type Again = {
  /** The version up to which its stream is known, undefined where nothing of it is. */
  readonly knownVersion: number | undefined
  /** Takes in what was appended to the stream since. */
  readonly learn: (events: readonly StoredEvent[]) => void
  /**
   * Decides anew: on the append of this fate, else on the newest state that is committed, or without `isCertain` on what
   * the appends under way will make of it. Undefined where there is nothing to append now.
   */
  readonly decide: (basis: Fate | undefined, isCertain: boolean) => Append | undefined
}

/**
 * How an append ended: written; refused because the stream moved on or the key was used before; or `decided`: on what the
 * database holds there is nothing to append any more.
 */
export type AppendResult = { readonly outcome: 'appended' | 'conflict' | 'duplicate' | 'decided' }

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
      const standings = new StoredStandings(database, workspace, name, fold)
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
