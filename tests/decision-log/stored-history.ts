/** Reads and writes a stored history as rows, without the service. */
import type { Client } from 'pg'
import type { History, Row } from './tampering.ts'

export const readRows = async (owner: Client, workspace: string): Promise<readonly Row[]> => {
  const found = await owner.query<Row>(
    `select workspace, position::int, id, stream, version, type, data::text as text, actor, persona, correlation_id,
      causation_id, to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as recorded_at,
      encode(previous_hash, 'hex') as previous_hash, encode(hash, 'hex') as hash
    from events where workspace = $1 order by position`,
    [workspace],
  )
  return found.rows
}

/** Replaces the stored history; the append-only trigger must be disabled. */
export const writeHistory = async (
  owner: Client,
  workspace: string,
  { rows: made, head }: History,
): Promise<void> => {
  await owner.query('delete from events where workspace = $1', [workspace])
  await owner.query(
    `insert into events (workspace, position, id, stream, version, type, data, actor, persona, correlation_id, causation_id,
      recorded_at, previous_hash, hash)
    select r.workspace, r.position, r.id, r.stream, r.version, r.type, r.text::json, r.actor, r.persona, r.correlation_id,
      r.causation_id, r.recorded_at, decode(r.previous_hash, 'hex'), decode(r.hash, 'hex')
    from json_to_recordset($1) as r(workspace text, position bigint, id text, stream text, version int, type text,
      text text, actor text, persona text, correlation_id text, causation_id text, recorded_at timestamptz,
      previous_hash text, hash text)`,
    [JSON.stringify(made)],
  )
  await owner.query(
    `update workspace_head set position = $2, hash = decode($3, 'hex') where workspace = $1`,
    [workspace, head.position, head.hash],
  )
}
