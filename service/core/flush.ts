/** One flush: a batch of appends turned into events, row changes and the one statement that commits them. */
import type { AnyEvent } from '#schema/events'
import { canonicalEvent, canonicalJson, type Envelope, sha256 } from './chain.ts'
import type { Append, AppendResult } from './event-store.ts'
import { type ChangeGroup, groupParameter, groupSql, type Projection, RowFold } from './projection.ts'
import { encodeEvent, type RecordedEvent } from './recorded-event.ts'

/** Where a workspace's history ends. */
export type Head = { readonly position: number; readonly hash: string }

/** A flush ready to run; `query` is undefined when every item was refused already. */
export type Flush<Item> = {
  readonly head: Head
  readonly query: { name: string; text: string; values: unknown[] } | undefined
  /** Winners first, so that their streams are known anew before the refused decide again. */
  readonly results: readonly (readonly [Item, AppendResult])[]
}

/** Builds the flush that follows `head`. Items that contradict an earlier one of the batch are refused here. */
export const buildFlush = <Item extends { readonly append: Append }>(
  workspace: string,
  head: Head,
  batch: readonly Item[],
  projections: readonly Projection[],
  nextId: (time: Date) => string,
): Flush<Item> => {
  const versions = new Map<string, number>()
  const keys = new Set<string>()
  const fold = new RowFold()
  const lines: string[] = []
  const won: (readonly [Item, AppendResult])[] = []
  const lost: (readonly [Item, AppendResult])[] = []
  let { position, hash } = head

  for (const item of batch) {
    const { append } = item
    const version = versions.get(append.stream) ?? append.expectedVersion
    const keyHash = append.idempotency?.keyHash
    if (version !== append.expectedVersion) lost.push([item, { outcome: 'conflict' }])
    else if (keyHash !== undefined && keys.has(keyHash)) lost.push([item, { outcome: 'duplicate' }])
    else {
      const recorded = append.events.map((event, index): RecordedEvent => {
        const { envelope, data } = encode(
          workspace,
          append,
          event,
          version + index + 1,
          position + 1,
          hash,
          nextId,
        )
        const line = canonicalEvent(envelope, data)
        position = envelope.position
        hash = sha256(line)
        lines.push(`${line.slice(0, -1)},"hash":"${hash}"}`)
        return { ...envelope, hash, ...event }
      })
      for (const event of recorded) for (const { project } of projections) fold.add(project(event))
      versions.set(append.stream, version + recorded.length)
      if (keyHash !== undefined) keys.add(keyHash)
      won.push([item, { outcome: 'appended', events: recorded }])
    }
  }
  const idempotency = won.flatMap(([item]) => item.append.idempotency ?? [])
  const next = { position, hash }
  const query =
    lines.length === 0 ? undefined : statement(workspace, head, next, lines, idempotency, fold.groups())
  return { head: next, query, results: [...won, ...lost] }
}

const encode = (
  workspace: string,
  { stream, metadata }: Append,
  event: AnyEvent,
  version: number,
  position: number,
  previousHash: string,
  nextId: (time: Date) => string,
): { envelope: Envelope; data: string } => ({
  envelope: {
    ...metadata,
    id: nextId(new Date(metadata.recordedAt)),
    stream,
    version,
    position,
    previousHash,
    type: event.type,
    workspace,
  },
  // Decoding strips what the codec does not name, and throws on what it would refuse to read again.
  data: canonicalJson(encodeEvent(event)),
})

const statements = new Map<string, { name: string; text: string }>()

const statement = (
  workspace: string,
  from: Head,
  to: Head,
  lines: readonly string[],
  idempotency: readonly unknown[],
  groups: readonly ChangeGroup[],
) => {
  const signature = JSON.stringify([idempotency.length > 0, groups.map((group) => group.name)])
  let known = statements.get(signature)
  if (!known) {
    known = { name: `flush-${statements.size}`, text: flushSql(idempotency.length > 0, groups) }
    statements.set(signature, known)
  }
  const values = [workspace, from.position, from.hash, to.position, to.hash, `[${lines.join()}]`]
  if (idempotency.length > 0) values.push(JSON.stringify(idempotency))
  return { ...known, values: [...values, ...groups.map(groupParameter)] }
}

const guard = 'exists (select from moved)'

// Everything hangs on `moved`: where the head is not where we took it to be, no part of the statement writes.
const flushSql = (hasKeys: boolean, groups: readonly ChangeGroup[]): string => {
  const first = hasKeys ? 8 : 7
  const parts = [
    `moved as (update workspace_head set position = $4, hash = decode($5, 'hex')
      where workspace = $1 and position = $2 and hash = decode($3, 'hex') returning 1)`,
    `written as (insert into events (workspace, position, id, stream, version, type, data, actor, persona, correlation_id,
        causation_id, recorded_at, previous_hash, hash)
      select $1, e.position, e.id, e.stream, e.version, e.type, e.data, e.actor, e.persona, e."correlationId",
        e."causationId", e."recordedAt", decode(e."previousHash", 'hex'), decode(e.hash, 'hex')
      from json_to_recordset($6::json) as e(position bigint, id text, stream text, version integer, type text, data json,
        actor text, persona text, "correlationId" text, "causationId" text, "recordedAt" timestamptz, "previousHash" text,
        hash text) where ${guard})`,
    ...(hasKeys
      ? [
          `remembered as (insert into idempotency (workspace, key_hash, fingerprint, answer)
            select $1, k."keyHash", k.fingerprint, k.answer
            from jsonb_to_recordset($7::jsonb) as k("keyHash" text, fingerprint text, answer text) where ${guard})`,
        ]
      : []),
    ...groups.map((group, index) => `change${index} as (${groupSql(group, `$${first + index}`, guard)})`),
  ]
  return `with ${parts.join(',\n')}\nselect ${guard} as moved`
}
