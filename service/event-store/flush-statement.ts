/** The single statement of a flush: writes head with its seal, events, idempotency records and row changes, or nothing. */

import { insertSql, type RowColumn, rowParameters, shapeOfRows } from '../read-models/bulk-insert.ts'
import { type ChangeGroup, groupParameters, groupShape, groupSql } from '../read-models/row-change-sql.ts'
import type { Head, IdempotencyRecord } from './append.ts'
import type { Envelope } from './chain.ts'

export type Query = { readonly name: string; readonly text: string; readonly values: unknown[] }

/** An event ready to write; `data` is canonical JSON. */
export type EncodedEvent = { readonly envelope: Envelope; readonly hash: string; readonly data: string }

const eventColumns: readonly RowColumn<EncodedEvent>[] = [
  { name: 'position', type: 'bigint', of: ({ envelope }) => envelope.position },
  { name: 'id', type: 'text', of: ({ envelope }) => envelope.id },
  { name: 'stream', type: 'text', of: ({ envelope }) => envelope.stream },
  { name: 'version', type: 'integer', of: ({ envelope }) => envelope.version },
  { name: 'type', type: 'text', of: ({ envelope }) => envelope.type },
  { name: 'data', type: 'json', of: ({ data }) => data },
  { name: 'actor', type: 'text', of: ({ envelope }) => envelope.actor },
  { name: 'persona', type: 'text', of: ({ envelope }) => envelope.persona },
  { name: 'correlation_id', type: 'text', of: ({ envelope }) => envelope.correlationId },
  { name: 'causation_id', type: 'text', of: ({ envelope }) => envelope.causationId },
  { name: 'recorded_at', type: 'timestamptz', of: ({ envelope }) => envelope.recordedAt },
  { name: 'previous_hash', type: 'bytea', of: ({ envelope }) => envelope.previousHash },
  { name: 'hash', type: 'bytea', of: ({ hash }) => hash },
]

const keyColumns: readonly RowColumn<IdempotencyRecord>[] = [
  { name: 'key_hash', type: 'bytea', of: ({ keyHash }) => keyHash },
  { name: 'fingerprint', type: 'bytea', of: ({ fingerprint }) => fingerprint },
  { name: 'answer', type: 'text', of: ({ answer }) => answer },
  { name: 'is_sealed', type: 'boolean', of: ({ isSealed }) => isSealed },
]

// Every part depends on `moved`: if the head is not the expected one, nothing is written.
const flushSql = (
  events: number,
  keys: number,
  groups: readonly ChangeGroup[],
  isSealed: boolean,
): string => {
  let next = isSealed ? 8 : 6
  const claim = (count: number): number => {
    next += count
    return next - count
  }
  const written = insertSql('events', eventColumns, events, claim(eventColumns.length), 'moved')
  const parts = [
    `moved as (update workspace_head set position = $4, hash = decode($5, 'hex')${isSealed ? ', seal = $6, doubted_from = $7' : ''}
      where workspace = $1 and position = $2 and hash = decode($3, 'hex') returning 1)`,
  ]
  if (keys > 0)
    parts.push(
      `remembered as (${insertSql('idempotency', keyColumns, keys, claim(keyColumns.length), 'moved')})`,
    )
  for (const [index, group] of groups.entries())
    parts.push(`change${index} as (${groupSql(group, claim(groupParameters(group).length), 'moved')})`)
  // Events come last, so that the statement's row count is theirs; returning a count would cost a describe round trip.
  return `with ${parts.join(',\n')}\n${written}`
}

const statements = new Map<string, { name: string; text: string }>()

/**
 * The statement of a flush with its values. Its row count is the number of events, or 0 if nothing was written.
 * Statements of the same shape share a name, so each connection plans them once. `seal` is that of `to`; without one, the seal of
 * the head stays as it is.
 */
export const flushQuery = (
  workspace: string,
  from: Head,
  to: Head,
  events: readonly EncodedEvent[],
  keys: readonly IdempotencyRecord[],
  groups: readonly ChangeGroup[],
  seal?: Buffer,
): Query => {
  const values: unknown[] = [workspace, from.position, from.hash, to.position, to.hash]
  if (seal) values.push(seal, to.doubtedFrom ?? null)
  values.push(...rowParameters(eventColumns, events))
  if (keys.length > 0) values.push(...rowParameters(keyColumns, keys))
  for (const group of groups) values.push(...groupParameters(group))
  const signature = [
    seal ? 'sealed' : '',
    shapeOfRows(events.length),
    shapeOfRows(keys.length),
    ...groups.map(groupShape),
  ].join('|')
  let known = statements.get(signature)
  if (!known) {
    known = {
      name: `flush-${statements.size}`,
      text: flushSql(events.length, keys.length, groups, seal !== undefined),
    }
    statements.set(signature, known)
  }
  return { ...known, values }
}
