import fc from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { E } from '#schema/core/fp'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { openService, realSources } from '../../service/core/open-service.ts'
import { connectOwner } from '../../service/core/rebuild.ts'
import type { Service } from '../../service/core/service.ts'
import { verifyHistory } from '../../service/core/verify-history.ts'
import { makeCheckpoint } from '../../service/decision-log/checkpoint.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { raise } from '../core/raise.ts'
import { testCheckpointKey } from '../core/service.ts'
import { anyTampering, type History, type Row, rechained } from './tampering.ts'

const workspace = 'tampered'
const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)

let database: FreshDatabase
let service: Service
let owner: Client
let rows: readonly Row[]
let note: string

const readRows = async (): Promise<readonly Row[]> => {
  const found = await owner.query<Row>(
    `select workspace, position::int, id, stream, version, type, data::text as text, actor, persona, correlation_id,
      causation_id, to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as recorded_at,
      encode(previous_hash, 'hex') as previous_hash, encode(hash, 'hex') as hash
    from events where workspace = $1 order by position`,
    [workspace],
  )
  return found.rows
}

const signedNote = async (): Promise<string> => {
  const made = await makeCheckpoint(service, workspace)
  if (E.isLeft(made)) throw new Error(made.left.detail)
  return made.right.note
}

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  service = openService(database.serviceUrl, projections, realSources, () => {}, undefined, testCheckpointKey)
  owner = await connectOwner(database.ownerUrl)
  for (let one = 0; one < 14; one++) {
    await raise(service, workspace, `stream-${one % 5}`, Math.floor(one / 5))
    // One that was signed on the way, and one over all.
    if (one === 6) await signedNote()
  }
  note = await signedNote()
  rows = await readRows()
})
afterAll(async () => {
  await owner.end()
  await service.database.end()
  await database.drop()
})

const write = async ({ rows: made, head }: History): Promise<void> => {
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

/** What the verifier says while `tamper` was done; then all is as it was. */
const verdictAfter = async (tamper: () => Promise<unknown>, remembered?: string) => {
  await owner.query('begin')
  try {
    // As somebody with the database's own powers would: past the trigger.
    await owner.query('set local session_replication_role = replica')
    await tamper()
    return await verifyHistory(owner, workspace, { key, remembered })
  } finally {
    await owner.query('rollback')
  }
}

it('finds nothing wrong with a history that nobody touched', async () => {
  expect(await verdictAfter(async () => {})).toEqual({
    damage: undefined,
    last: 14,
    signed: 14,
    forged: [],
    treeFault: undefined,
  })
})

it('detects and names a thousand random tamperings', async () => {
  const kinds = new Map<string, number>()
  for (const { done, history, damage } of fc.sample(anyTampering(rows), { numRuns: 1000, seed: 1000 })) {
    const verdict = await verdictAfter(() => write(history))
    expect({ done, ...verdict.damage }).toEqual({ done, ...damage })
    kinds.set(damage.kind, (kinds.get(damage.kind) ?? 0) + 1)
  }
  expect([...kinds.keys()].sort()).toEqual([
    'changed',
    'inserted',
    'rechained',
    'removed',
    'swapped',
    'tail cut',
  ])
  for (const count of kinds.values()) expect(count).toBeGreaterThan(50)
})

/** Everything that the database holds made anew, the signed checkpoints and their tree included. */
const rewriteAll = async (): Promise<void> => {
  const changed = rechained(
    rows.map((row, index) => (index === 8 ? { ...row, actor: 'nobody' } : row)),
    8,
  )
  const last = changed.at(-1)
  await write({ rows: changed, head: { position: changed.length, hash: last?.hash ?? '' } })
  for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
    await owner.query(`delete from ${table} where workspace = $1`, [workspace])
}

it('needs a remembered checkpoint where every table was written anew, and then finds it', async () => {
  expect((await verdictAfter(rewriteAll)).damage).toBeUndefined()
  expect((await verdictAfter(rewriteAll, note)).damage).toEqual({ position: 1, kind: 'rechained' })
  const cutAll = async () => {
    await write({ rows: rows.slice(0, 9), head: { position: 9, hash: rows[8]?.hash ?? '' } })
    await owner.query('delete from checkpoint where workspace = $1', [workspace])
  }
  expect((await verdictAfter(cutAll)).damage).toBeUndefined()
  expect((await verdictAfter(cutAll, note)).damage).toEqual({ position: 10, kind: 'tail cut' })
})

it('tells of checkpoints that were not signed by the key, and of a tree that does not fit', async () => {
  const forge = () =>
    owner.query(`update checkpoint set note = replace(note, $2, '99') where workspace = $1 and size = 14`, [
      workspace,
      '14',
    ])
  expect(await verdictAfter(forge)).toMatchObject({ damage: undefined, forged: [14], signed: 7 })
  const spoil = () =>
    owner.query(
      `update checkpoint_tile set hashes = set_byte(hashes, 32 * 4, 1 + get_byte(hashes, 32 * 4) % 255)
      where workspace = $1 and level = 0`,
      [workspace],
    )
  expect(await verdictAfter(spoil)).toMatchObject({ damage: undefined, treeFault: 5 })
})
