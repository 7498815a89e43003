/** One flush: a batch of appends turned into events and row changes, ready for the one statement that commits them. */
import { canonicalEvent, canonicalJson, sha256 } from './chain.ts'
import type { Append, AppendResult } from './event-store.ts'
import { type EncodedEvent, flushQuery, type Query } from './flush-statement.ts'
import { type Project, RowFold } from './projection.ts'
import { encodeEvent, type HistoryEvent } from './recorded-event.ts'

/** Where a workspace's history ends. */
export type Head = { readonly position: number; readonly hash: string }

/** A flush ready to run; `query` is undefined when every item was refused already. */
export type Flush<Item> = {
  readonly head: Head
  readonly query: Query | undefined
  /** Winners first, so that their streams are known anew before the refused decide again. */
  readonly results: readonly (readonly [Item, AppendResult])[]
}

/**
 * Builds the flush that follows `head`. Items that contradict an earlier one of the batch are refused here. One that
 * mends another replaces rows that should have been new: something of it stood in the way.
 */
export const buildFlush = <Item extends { readonly append: Append }>(
  workspace: string,
  head: Head,
  batch: readonly Item[],
  project: Project,
  nextId: (time: Date) => string,
  isMended = false,
): Flush<Item> => {
  const versions = new Map<string, number>()
  const keys = new Set<string>()
  const fold = new RowFold()
  const encoded: EncodedEvent[] = []
  const won: (readonly [Item, AppendResult])[] = []
  const lost: (readonly [Item, AppendResult])[] = []
  let { position, hash } = head

  for (const item of batch) {
    const { stream, expectedVersion, events, metadata, idempotency, fate, basis } = item.append
    const version = versions.get(stream) ?? expectedVersion
    const isBaseless = basis?.isRefused === true
    const isDuplicate = idempotency !== undefined && keys.has(idempotency.keyHash)
    if (isBaseless || isDuplicate || version !== expectedVersion) {
      lost.push([item, { outcome: isDuplicate ? 'duplicate' : 'conflict' }])
      // At once: the flush that is built next, while this one is under way, may hold what was decided on it.
      if (fate) fate.isRefused = true
    } else {
      let reached = version
      for (const event of events) {
        position += 1
        reached += 1
        const { recordedAt } = metadata
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
          version: reached,
          workspace,
        }
        // Encoding strips what the codec does not name, and throws on what it would refuse to read again.
        const data = canonicalJson(encodeEvent(event))
        hash = sha256(canonicalEvent(envelope, data))
        encoded.push({ envelope, hash, data })
        fold.add(project({ type: event.type, data: event.data, recordedAt } as HistoryEvent))
      }
      versions.set(stream, reached)
      if (idempotency) keys.add(idempotency.keyHash)
      won.push([item, { outcome: 'appended' }])
    }
  }
  const remembered = won.flatMap(([item]) => item.append.idempotency ?? [])
  const next = { position, hash }
  const groups = isMended ? fold.groups().map((group) => ({ ...group, isNew: false })) : fold.groups()
  const query =
    encoded.length === 0 ? undefined : flushQuery(workspace, head, next, encoded, remembered, groups)
  return { head: next, query, results: [...won, ...lost] }
}
