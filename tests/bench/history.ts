/** Writes a long history of one workspace in bulk, with the hashes and rows that the service would write. */
import { addSeconds, subSeconds } from 'date-fns'
import type pg from 'pg'
import { v7 } from 'uuid'
import { canonicalEvent, canonicalJson, genesisHash, sha256 } from '../../service/event-store/chain.ts'
import { encodeEvent } from '../../service/event-store/recorded-event.ts'
import { storyteller } from './story.ts'
import type { GeneratedEvent } from './story-acts.ts'

/** Events per statement. */
const stride = 5000

/** Seconds between events: a million of them take a year. */
const pace = 30

const insertEvents = `insert into events (workspace, position, id, stream, version, type, data, actor, persona,
    correlation_id, causation_id, recorded_at, previous_hash, hash)
  select $1, e.position, e.id, e.stream, e.version, e.type, e.data, e.actor, e.persona, e."correlationId",
    e."causationId", e."recordedAt", decode(e."previousHash", 'hex'), decode(e.hash, 'hex')
  from json_to_recordset($2::json) as e(position bigint, id text, stream text, version integer, type text, data json,
    actor text, persona text, "correlationId" text, "causationId" text, "recordedAt" timestamptz,
    "previousHash" text, hash text)`

const insertKeys = `insert into subject_key (workspace, subject, key)
  select $1, k.subject, decode(k.key, 'base64')
  from json_to_recordset($2::json) as k(subject text, key text)`

const moveHead = `insert into workspace_head (workspace, position, hash) values ($1, $2, decode($3, 'hex'))
  on conflict (workspace) do update set position = excluded.position, hash = excluded.hash`

type Link = { readonly position: number; readonly hash: string }

/** The event after `before` as a line of JSON, and its own link. */
const lineOf = (
  workspace: string,
  before: Link,
  at: Date,
  generated: GeneratedEvent,
): { line: string; link: Link } => {
  const { stream, version, actor, persona, event } = generated
  const requestId = actor.startsWith('session:') ? v7({ msecs: at.getTime() }) : null
  const position = before.position + 1
  const line = canonicalEvent(
    {
      ...{ actor, persona, stream, version, position, workspace },
      id: v7({ msecs: at.getTime() }),
      type: event.type,
      correlationId: requestId,
      causationId: requestId,
      recordedAt: at.toISOString(),
      previousHash: before.hash,
    },
    canonicalJson(encodeEvent(event)),
  )
  const hash = sha256(line)
  return { line: `${line.slice(0, -1)},"hash":"${hash}"}`, link: { position, hash } }
}

/** Writes an opening event and `count - 1` others to an empty workspace; a rebuild must fill the read tables. */
export const writeHistory = async (owner: pg.Client, workspace: string, count: number): Promise<void> => {
  const nextEvent = storyteller(workspace, count)
  const start = subSeconds(new Date(), count * pace)
  let link: Link = { position: 0, hash: genesisHash }
  let writing: Promise<unknown> = Promise.resolve()
  await owner.query('set synchronous_commit = off')
  while (link.position < count) {
    const lines: string[] = []
    const keys: { subject: string; key: string }[] = []
    while (lines.length < stride && link.position < count) {
      const at = addSeconds(start, link.position * pace)
      const generated = nextEvent(at)
      const next = lineOf(workspace, link, at, generated)
      lines.push(next.line)
      if (generated.key)
        keys.push({ subject: generated.key.subject, key: generated.key.key.toString('base64') })
      link = next.link
    }
    // The server writes one part while the next is generated.
    await writing
    writing = Promise.all([
      owner.query(insertEvents, [workspace, `[${lines.join()}]`]),
      owner.query(insertKeys, [workspace, JSON.stringify(keys)]),
    ])
  }
  await writing
  await owner.query(moveHead, [workspace, link.position, link.hash])
  await owner.query('reset synchronous_commit')
  // Autovacuum would do this after so many inserts, in the middle of a measurement.
  await owner.query('vacuum (analyze) events')
}
