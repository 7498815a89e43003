/**
 * The hash chain: the exact bytes that are hashed.
 *
 * An event's hash is the SHA-256 of the UTF-8 bytes of one RFC 8785 (JCS) object with these keys, in this order:
 * actor, causationId, correlationId, data, id, persona, position, previousHash, recordedAt, stream, type, version,
 * workspace. `previousHash` is the hash of the event one position before it in the same workspace, 64 zeros at
 * position 1. The json column `data` keeps the hashed text unchanged, so SQL can verify it too.
 */
import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { recordedAtSql } from './stored-time.ts'

/** Everything about an event that its hash covers. Times are ISO 8601 UTC with milliseconds. */
export type Envelope = {
  readonly actor: string
  readonly causationId: string | null
  readonly correlationId: string | null
  readonly id: string
  readonly persona: string | null
  readonly position: number
  readonly previousHash: string
  readonly recordedAt: string
  readonly stream: string
  readonly type: string
  readonly version: number
  readonly workspace: string
}

/** The hash before the first event. */
export const genesisHash = '0'.repeat(64)

const quote = JSON.stringify

const plainValue = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.isWellFormed() ? quote(value) : undefined
  if (typeof value === 'object' && value !== null) return plainObject(value)
  return value === null || typeof value === 'boolean' || Number.isFinite(value) ? quote(value) : undefined
}

const plainArray = (value: readonly unknown[]): string | undefined => {
  let text = ''
  for (const inner of value) {
    const json = plainValue(inner)
    if (json === undefined) return undefined
    text += `${text === '' ? '' : ','}${json}`
  }
  return `[${text}]`
}

/** Fast path for most events: nested objects and arrays of scalars. Undefined for anything else. */
const plainObject = (value: object): string | undefined => {
  if ('toJSON' in value) return undefined
  if (Array.isArray(value)) return plainArray(value)
  const fields = value as { readonly [key: string]: unknown }
  let text = ''
  for (const key of Object.keys(fields).sort()) {
    const inner = fields[key]
    if (inner === undefined) continue
    const [name, json] = [plainValue(key), plainValue(inner)]
    if (name === undefined || json === undefined) return undefined
    text += `${text === '' ? '' : ','}${name}:${json}`
  }
  return `{${text}}`
}

/** RFC 8785 text of a JSON value; throws if JSON cannot represent it. */
export const canonicalJson = (value: unknown): string => {
  // The library inspects strings character by character, which took a tenth of an append.
  const text = plainValue(value) ?? canonicalize(value)
  if (text === undefined) throw new Error('There is no canonical JSON of undefined.')
  return text
}

/** Canonical text of an event, keys in JCS order; `data` must already be canonical JSON. */
export const canonicalEvent = (e: Envelope, data: string): string =>
  `{"actor":${quote(e.actor)},"causationId":${quote(e.causationId)},"correlationId":${quote(e.correlationId)},` +
  `"data":${data},"id":${quote(e.id)},"persona":${quote(e.persona)},"position":${e.position},` +
  `"previousHash":${quote(e.previousHash)},"recordedAt":${quote(e.recordedAt)},"stream":${quote(e.stream)},` +
  `"type":${quote(e.type)},"version":${e.version},"workspace":${quote(e.workspace)}}`

/** SHA-256 of the UTF-8 bytes, in lower-case hexadecimal. */
export const sha256 = (text: string): string => hash('sha256', text)

/**
 * SQL that lists faults in the chain of workspace $1, as position and kind: `changed` (the hash does not match the
 * content), `gap` (positions before it are missing), `unlinked` (it does not follow the previous event), `misnumbered`
 * (wrong version within its stream). It rebuilds the canonical text from the columns: to_json escapes as RFC 8785
 * requires. Hashes are checked in a subquery without an order, aggregated into one value, so that Postgres runs it in
 * parallel workers.
 */
export const verifySql = `
  with changed as (
    select unnest(array_agg(position)) as position from events where workspace = $1 and hash is distinct from sha256(convert_to(
      '{"actor":' || to_json(actor) || ',"causationId":' || coalesce(to_json(causation_id)::text, 'null')
      || ',"correlationId":' || coalesce(to_json(correlation_id)::text, 'null') || ',"data":' || data::text
      || ',"id":' || to_json(id) || ',"persona":' || coalesce(to_json(persona)::text, 'null')
      || ',"position":' || position || ',"previousHash":"' || encode(previous_hash, 'hex')
      || '","recordedAt":"' || ${recordedAtSql}
      || '","stream":' || to_json(stream) || ',"type":' || to_json(type) || ',"version":' || version
      || ',"workspace":' || to_json(workspace) || '}', 'UTF8'))),
  linked as (
    select position, previous_hash, lag(hash) over (order by position) as before_hash,
      lag(position) over (order by position) as before_position
    from events where workspace = $1),
  numbered as (
    select position, version, lag(version) over (partition by stream order by version) as before_version
    from events where workspace = $1 and stream = any(array(
      select stream from events where workspace = $1 group by stream having count(*) <> max(version))))
  select distinct on (position) position, kind from (
    select position, 'changed' as kind, 1 as rank from changed
    union all
    select position, case when position <> coalesce(before_position, 0) + 1 then 'gap' else 'unlinked' end, 2 from linked
    where position <> coalesce(before_position, 0) + 1
      or previous_hash <> coalesce(before_hash, decode(repeat('00', 32), 'hex'))
    union all
    select position, 'misnumbered', 3 from numbered where version <> coalesce(before_version, 0) + 1) as faults
  order by position, rank limit 20`
