/** One flush: a batch of appends turned into events and row changes, ready for the one statement that commits them. */

import { type Project, RowFold } from '../read-models/projection.ts'
import type { Append, AppendResult, Head, IdempotencyRecord, Outcome } from './append.ts'
import { canonicalEvent, canonicalJson, sha256 } from './chain.ts'
import { type EncodedEvent, flushQuery, type Query } from './flush-statement.ts'
import { encodeEvent, type HistoryEvent } from './recorded-event.ts'

/** A flush ready to run; `query` is undefined when every item was refused already. */
export type Flush<Item> = {
  readonly head: Head
  readonly query: Query | undefined
  /** Winners first, so that their streams are known anew before the refused decide again. */
  readonly results: readonly (readonly [Item, AppendResult])[]
}

/** What a flush is built with. */
export type FlushTools = {
  readonly project: Project
  readonly now: () => Date
  readonly nextId: (time: Date) => string
}

/** What is known of the streams while the head is locked. */
export type Locked = {
  /** Versions of the streams of the batch. */
  readonly versions: ReadonlyMap<string, number>
  /** Those of them where it was too much to be taken in. */
  readonly unread: ReadonlySet<string>
  /** The flush before wrote nothing; rows that should have been new may be what stood in its way. */
  readonly isMended: boolean
}

/**
 * Builds the flush that follows `head`. Each item gets its time with its position, never below that of the event before,
 * whatever the clock says. An item whose stream moved on is decided again; without the lock only where it can be appended.
 */
export const buildFlush = <I extends { append: Append }>(
  workspace: string,
  head: Head,
  batch: readonly I[],
  { project, now, nextId }: FlushTools,
  locked?: Locked,
): Flush<I> => {
  const versions = new Map(locked?.versions)
  /** The last append to each stream in this flush. */
  const latest = new Map<string, Outcome | undefined>()
  const keys = new Set<string>()
  const fold = new RowFold()
  const encoded: EncodedEvent[] = []
  const remembered: IdempotencyRecord[] = []
  const won: (readonly [I, AppendResult])[] = []
  const lost: (readonly [I, AppendResult])[] = []
  let { position, hash, recordedAt } = head
  let clock: string | undefined

  const isStale = ({ stream, expectedVersion, dependsOn: basis }: Append): boolean =>
    basis?.isRefused === true || (versions.get(stream) ?? expectedVersion) !== expectedVersion
  const refuse = (item: I, outcome: 'duplicate' | 'conflict' | 'decided'): void => {
    lost.push([item, { outcome }])
    // At once: the flush that is built next, while this one is under way, may hold what was decided on it.
    if (item.append.outcome) item.append.outcome.isRefused = true
  }

  for (const item of batch) {
    const { stream, again, keyHash } = item.append
    if (again && isStale(item.append) && !locked?.unread.has(stream)) {
      const next = again.decide(latest.get(stream), locked !== undefined)
      if (next === undefined) {
        // Without the lock it was decided on a guess, and a guess must not refuse anything.
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
      // Named one by one, here and below: a spread would copy key by key, for every event.
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
      // Encoding strips what the codec does not name, and throws on what it would refuse to read again.
      const data = canonicalJson(encodeEvent(event))
      hash = sha256(canonicalEvent(envelope, data))
      encoded.push({ envelope, hash, data })
      fold.add(project({ type: event.type, data: event.data, recordedAt } as HistoryEvent))
    }
    versions.set(stream, version)
    latest.set(stream, item.append.outcome)
    if (keyHash !== undefined) keys.add(keyHash)
    if (record) remembered.push(record)
    won.push([item, { outcome: 'appended' }])
  }
  const next = { position, hash, recordedAt }
  const all = fold.groups()
  const groups = locked?.isMended ? all.map((group) => ({ ...group, isNew: false })) : all
  const query =
    encoded.length === 0 ? undefined : flushQuery(workspace, head, next, encoded, remembered, groups)
  return { head: next, query, results: [...won, ...lost] }
}
