/** A long history of one workspace, written in bulk: each hash as the service computes it, each row as it stores it. */
import { addSeconds, subSeconds } from 'date-fns'
import type pg from 'pg'
import { v7 } from 'uuid'
import { canonicalEvent, canonicalJson, genesisHash, sha256 } from '../../service/event-store/chain.ts'
import { encodeEvent } from '../../service/event-store/recorded-event.ts'
import { storyteller } from './story.ts'
import type { Told } from './story-acts.ts'

/** Events written by one statement. */
const stride = 5000

/** Seconds from one event to the next: a million of them fill a year. */
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

/** The event after `before` as a line of JSON, and the link that it leaves. */
const lineOf = (workspace: string, before: Link, at: Date, told: Told): { line: string; link: Link } => {
  const { stream, version, actor, persona, event } = told
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

/** Gives an empty workspace its opening and `count - 1` events more; the read tables stay for a rebuild to fill. */
export const writeHistory = async (owner: pg.Client, workspace: string, count: number): Promise<void> => {
  const tell = storyteller(workspace, count)
  const start = subSeconds(new Date(), count * pace)
  let link: Link = { position: 0, hash: genesisHash }
  let writing: Promise<unknown> = Promise.resolve()
  await owner.query('set synchronous_commit = off')
  while (link.position < count) {
    const lines: string[] = []
    const keys: { subject: string; key: string }[] = []
    while (lines.length < stride && link.position < count) {
      const at = addSeconds(start, link.position * pace)
      const told = tell(at)
      const next = lineOf(workspace, link, at, told)
      lines.push(next.line)
      if (told.key) keys.push({ subject: told.key.subject, key: told.key.key.toString('base64') })
      link = next.link
    }
    // The server writes one part while the next is told.
    await writing
    writing = Promise.all([
      owner.query(insertEvents, [workspace, `[${lines.join()}]`]),
      owner.query(insertKeys, [workspace, JSON.stringify(keys)]),
    ])
  }
  await writing
  await owner.query(moveHead, [workspace, link.position, link.hash])
  await owner.query('reset synchronous_commit')
  // What autovacuum does after so many inserts, only now and not in the middle of a measurement.
  await owner.query('vacuum (analyze) events')
}
