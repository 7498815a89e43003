import fc from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { E } from '#schema/core/fp'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { testCheckpointKey } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'
import { otherSeals, withForged } from './forge-append.ts'
import { readRows, writeHistory } from './stored-history.ts'
import { anyTampering, type Row, rechained } from './tampering.ts'

const workspace = 'tampered'
const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)

let database: FreshDatabase
let service: Service
let owner: Client
let rows: readonly Row[]
let note: string
const { seals } = sealKeysFrom(testCheckpointKey)

const signedNote = async (): Promise<string> => {
  const made = await makeCheckpoint(service, workspace)
  if (E.isLeft(made)) throw new Error(made.left.detail)
  return made.right.note
}

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  service = openService(
    database.serviceUrl,
    projections,
    systemSources,
    () => {},
    undefined,
    testCheckpointKey,
    { seals },
  )
  owner = await connectOwner(database.ownerUrl)
  for (let one = 0; one < 14; one++) {
    await raise(service, workspace, `stream-${one % 5}`, Math.floor(one / 5))
    // Two checkpoints: one over part of the log, one over all of it.
    if (one === 6) await signedNote()
  }
  note = await signedNote()
  rows = await readRows(owner, workspace)
})
afterAll(async () => {
  await owner.end()
  await service.database.end()
  await database.drop()
})

/** The verdict with `tamper` applied, in a transaction that is rolled back. */
const verdictAfter = async (tamper: () => Promise<unknown>, remembered?: string, isSealed = true) => {
  await owner.query('begin')
  try {
    // Full access to the database includes disabling the append-only trigger.
    await owner.query('set local session_replication_role = replica')
    await tamper()
    return await verifyHistoryAndEvidence(owner, workspace, {
      key,
      remembered,
      seals: isSealed ? seals : undefined,
    })
  } finally {
    await owner.query('rollback')
  }
}

it('finds nothing wrong with an untouched history', async () => {
  expect(await verdictAfter(async () => {})).toEqual({
    damage: undefined,
    last: 14,
    signed: 14,
    forged: [],
    otherKeys: 0,
    formerKeys: 0,
    wrongTiles: [],
    evidence: [],
  })
})

// Milliseconds for a thousand histories on a busy machine.
const timeoutMs = 240_000

it('detects and names 1000 random manipulations', { timeout: timeoutMs }, async () => {
  const kinds = new Map<string, number>()
  for (const { done, history, damage } of fc.sample(anyTampering(rows), { numRuns: 1000, seed: 1000 })) {
    const verdict = await verdictAfter(() => writeHistory(owner, workspace, history))
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

/** Recomputes everything in the database, including the signed checkpoints and their tree. */
const rewriteAll = async (): Promise<void> => {
  const changed = rechained(
    rows.map((row, index) => (index === 8 ? { ...row, actor: 'nobody' } : row)),
    8,
  )
  const last = changed.at(-1)
  await writeHistory(owner, workspace, {
    rows: changed,
    head: { position: changed.length, hash: last?.hash ?? '' },
  })
  for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
    await owner.query(`delete from ${table} where workspace = $1`, [workspace])
}

it('names 300 random forged appends, whatever is written over the seal', { timeout: timeoutMs }, async () => {
  for (let one = 0; one < 300; one++) {
    const count = 1 + (one % 7)
    const other = otherSeals[one % (otherSeals.length + 1)]
    const { damage } = await verdictAfter(async () => {
      await writeHistory(owner, workspace, withForged(rows, count))
      if (other !== undefined) await owner.query(other, [workspace])
    })
    const isExact = other === undefined || count === 1
    expect(damage).toEqual({ position: 15, kind: 'forged', ...(isExact ? {} : { upTo: 14 + count }) })
  }
})

it('sees by the seal that every table was rewritten', async () => {
  expect((await verdictAfter(rewriteAll)).damage).toEqual({ position: 1, kind: 'forged', upTo: 14 })
})

it('needs a remembered checkpoint if every table was rewritten and there are no seals, and then detects it', async () => {
  expect((await verdictAfter(rewriteAll, undefined, false)).damage).toBeUndefined()
  expect((await verdictAfter(rewriteAll, note)).damage).toEqual({ position: 1, kind: 'rechained', upTo: 14 })
  const cutAll = async () => {
    await writeHistory(owner, workspace, {
      rows: rows.slice(0, 9),
      head: { position: 9, hash: rows[8]?.hash ?? '' },
    })
    await owner.query('delete from checkpoint where workspace = $1', [workspace])
  }
  expect((await verdictAfter(cutAll, undefined, false)).damage).toBeUndefined()
  expect((await verdictAfter(cutAll)).damage).toEqual({ position: 1, kind: 'forged', upTo: 9 })
  expect((await verdictAfter(cutAll, note)).damage).toEqual({ position: 10, kind: 'tail cut' })
})

it('reports checkpoints not signed by the key, and a tree that does not match', async () => {
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
  expect(await verdictAfter(spoil)).toMatchObject({ damage: undefined, wrongTiles: [{ level: 0, index: 0 }] })
})
