/** The event store: reads streams, and appends through one group-committing appender for each workspace. */

import { LRUCache } from 'lru-cache'
import type { AnyEvent } from '#schema/events'
import { Appender } from './appender.ts'
import type { Database } from './database.ts'
import { type Projection, projectBy } from './projection.ts'
import { type EventRow, eventColumns, fromRow, type RecordedEvent } from './recorded-event.ts'

/** Who acts, when, and in answer to what; the same for every event of one command. */
export type Metadata = {
  readonly actor: string
  readonly persona: string | null
  readonly recordedAt: string
  readonly correlationId: string | null
  readonly causationId: string | null
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
  readonly idempotency?: IdempotencyRecord
  /** Marked when this append is refused. */
  readonly fate?: Fate
  /** The fate of the append on whose outcome this one was decided; refused with it. */
  readonly basis?: Fate | undefined
}

/** Whether an append under way was refused; others may have been decided on it meanwhile. */
export type Fate = { isRefused: boolean }

/** How an append ended: written, or refused because the stream moved on or the key was used before. */
export type AppendResult = { readonly outcome: 'appended' | 'conflict' | 'duplicate' }

/** The store as commands and readers use it. */
export type EventStore = {
  readonly readStream: (workspace: string, stream: string) => Promise<readonly RecordedEvent[]>
  readonly append: (workspace: string, append: Append) => Promise<AppendResult>
  /** Folded streams that this process appended to lately; only ever a guess that the append then checks. */
  readonly folded: LRUCache<string, FoldedStream>
}

/** A stream's state as a decider folded it. */
export type FoldedStream = { readonly version: number; readonly state: unknown; readonly fate?: Fate }

/** Opens the store over a migrated database; `nextId` names events. */
export const openEventStore = (
  database: Database,
  projections: readonly Projection[],
  nextId: (time: Date) => string,
): EventStore => {
  const project = projectBy(projections)
  const appenders = new LRUCache<string, Appender>({ max: 1000 })
  return {
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
      const appender = appenders.get(workspace) ?? new Appender(workspace, database, project, nextId)
      appenders.set(workspace, appender)
      return appender.append(append)
    },
    folded: new LRUCache({ max: 20_000 }),
  }
}
