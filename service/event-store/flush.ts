/** Turns a batch of appends into events and row changes, and the statement that commits them. */

import { type Project, RowFold } from '../read-models/projection.ts'
import type { Append, AppendResult, Head, IdempotencyRecord, Outcome } from './append.ts'
import { canonicalEvent, canonicalJson, sha256 } from './chain.ts'
import { type EncodedEvent, flushQuery, type Query } from './flush-statement.ts'
import type { Sealing } from './head-seal.ts'
import { encodeEvent, type PlacedEvent } from './recorded-event.ts'

/** A flush ready to run; `query` is undefined when every item was refused. */
export type Flush<Item> = {
  readonly head: Head
  readonly query: Query | undefined
  /** Accepted items first: their streams are up to date before the refused ones decide again. */
  readonly results: readonly (readonly [Item, AppendResult])[]
}

/** Dependencies of a flush. */
export type FlushTools = {
  readonly project: Project
  readonly now: () => Date
  readonly nextId: (time: Date) => string
  /** Undefined if heads are not sealed. */
  readonly sealing?: Sealing | undefined
}

/** Streams of the batch, read under the lock on the head. */
export type LockedStreams = {
  readonly versions: ReadonlyMap<string, number>
  /** Streams with too many new events to fold under the lock. */
  readonly unread: ReadonlySet<string>
  /** True after a failed attempt, which may have inserted a row that already existed. */
  readonly isRetry: boolean
}

/**
 * Builds the flush that follows `head`. Items get their time together with their position; times never run backwards,
 * even if the clock does (decision 152). An item whose stream has newer events is decided again; without the lock, that
 * can only accept it.
 */
export const buildFlush = <I extends { append: Append }>(
  workspace: string,
  head: Head,
  batch: readonly I[],
  { project, now, nextId, sealing }: FlushTools,
  locked?: LockedStreams,
): Flush<I> => {
  const versions = new Map(locked?.versions)
  /** Outcome of the last append to each stream in this flush. */
  const latest = new Map<string, Outcome | undefined>()
  const keys = new Set<string>()
  const fold = new RowFold()
  const encoded: EncodedEvent[] = []
  const remembered: IdempotencyRecord[] = []
  const won: (readonly [I, AppendResult])[] = []
  const lost: (readonly [I, AppendResult])[] = []
  let { position, hash, recordedAt } = head
  let clock: string | undefined

  const isStale = ({ stream, expectedVersion, dependsOn }: Append): boolean =>
    dependsOn?.isRefused === true || (versions.get(stream) ?? expectedVersion) !== expectedVersion
  const refuse = (item: I, outcome: 'duplicate' | 'conflict' | 'decided'): void => {
    lost.push([item, { outcome }])
    // Now, not after the commit: the next flush may already contain appends that depend on this one.
    if (item.append.outcome) item.append.outcome.isRefused = true
  }

  for (const item of batch) {
    const { stream, retry, keyHash } = item.append
    if (retry && isStale(item.append) && !locked?.unread.has(stream)) {
      const next = retry.decide(latest.get(stream), locked !== undefined)
      if (next === undefined) {
        // Without the lock the state was only predicted, and a prediction must not refuse anything (decision 102).
        refuse(item, locked ? 'decided' : 'conflict')
        continue
      }
      item.append = next
    }
    const { expectedVersion, events, metadata } = item.append
    const isDuplicate = keyHash !== undefined && keys.has(keyHash)
    if (isDuplicate || isStale(item.append)) {
      refuse(item, isDuplicate ? 'duplicate' : 'conflict')
      continue
    }
    clock ??= metadata.recordedAt === undefined ? now().toISOString() : undefined
    const time = metadata.recordedAt ?? clock ?? ''
    if (time > recordedAt) recordedAt = time
    const record = item.append.record?.(recordedAt)
    let version = expectedVersion
    for (const event of events) {
      position += 1
      version += 1
      // Fields are listed because spreading them would be slow for every event.
      const envelope = {
        actor: metadata.actor,
        causationId: metadata.causationId,
        correlationId: metadata.correlationId,
        id: nextId(new Date(recordedAt)),
        persona: metadata.persona,
        position,
        previousHash: hash,
        recordedAt,
        stream,
        type: event.type,
        version,
        workspace,
      }
      // Encoding drops unknown fields, and throws on data that could not be decoded again.
      const data = canonicalJson(encodeEvent(event))
      hash = sha256(canonicalEvent(envelope, data))
      encoded.push({ envelope, hash, data })
      fold.add(project({ type: event.type, data: event.data, recordedAt, position } as PlacedEvent))
    }
    versions.set(stream, version)
    latest.set(stream, item.append.outcome)
    if (keyHash !== undefined) keys.add(keyHash)
    if (record) remembered.push(record)
    won.push([item, { outcome: 'appended' }])
  }
  const next = { position, hash, recordedAt, doubtedFrom: head.doubtedFrom }
  const all = fold.groups()
  const groups = locked?.isRetry ? all.map((group) => ({ ...group, isNew: false })) : all
  if (encoded.length === 0) return { head: next, query: undefined, results: [...won, ...lost] }
  const seal = sealing?.seals.seal(workspace, next)
  const query = flushQuery(workspace, head, next, encoded, remembered, groups, seal)
  return { head: next, query, results: [...won, ...lost] }
}
