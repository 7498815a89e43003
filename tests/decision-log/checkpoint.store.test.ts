import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { fromHex, hashesFromBase64, toHex, utf8 } from '#schema/proof/bytes'
import { provesConsistency, provesInclusion, provesRun } from '#schema/proof/check-proof'
import { openCheckpoint, readVkey } from '#schema/proof/note'
import { leafHash, rootOf } from '#schema/proof/tree'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { proveRun } from '../../service/decision-log/checkpoints/checkpoint-proof.ts'
import { sha256 } from '../../service/event-store/chain.ts'
import { unwrap } from '../../service/http/refusal.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'

let running: TestService
let owner: Client
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  owner = await connectOwner(running.database.ownerUrl)
  session = await running.signIn()
  // Enough for one complete tile and part of the next.
  await Promise.all(Array.from({ length: 200 }, (_, one) => raise(running.service, 'cafe', `more-${one}`)))
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

const call = (path: string) => running.call('GET', `/api/audit/checkpoint${path}`, { session })

const signed = async () => {
  const answer = decodeJson(api.getCheckpoint.output, await call(''))
  const key = readVkey(answer.vkey)
  const checkpoint = key && openCheckpoint(answer.note, key)
  if (!checkpoint) throw new Error('The checkpoint is not signed by its key.')
  return { ...answer, checkpoint }
}

const consistency = async (from: number, to: number) =>
  hashesFromBase64(
    decodeJson(api.proveConsistency.output, await call(`/consistency?from=${from}&to=${to}`)).hashes,
  ) ?? []

const inclusion = async (position: number, size: number) =>
  decodeJson(api.proveInclusion.output, await call(`/inclusion?position=${position}&size=${size}`))

const storedHashes = async (workspace: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ hash: Buffer }>(
    'select hash from events where workspace = $1 order by position',
    [workspace],
  )
  return rows.map(({ hash }) => hash.toString('hex'))
}

const leavesOf = (hashes: readonly string[]) => hashes.map((hash) => leafHash(fromHex(hash) ?? utf8('')))

it('signs the root over all event hashes, and returns the same note until something is added', async () => {
  const { checkpoint, note, size } = await signed()
  const leaves = leavesOf(await storedHashes('cafe'))
  expect(checkpoint.origin).toBe('jarvin/cafe')
  expect([checkpoint.size, size]).toEqual([leaves.length, leaves.length])
  expect(leaves.length).toBeGreaterThan(256)
  expect(toHex(checkpoint.root)).toBe(toHex(rootOf(leaves)))
  expect((await signed()).note).toBe(note)
})

it('proves that a later log extends each earlier one, and includes each event', async () => {
  const before = await signed()
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const after = await signed()
  expect(after.size).toBe(before.size + 1)
  expect(
    provesConsistency(before.checkpoint, after.checkpoint, await consistency(before.size, after.size)),
  ).toBe(true)
  const leaves = leavesOf(await storedHashes('cafe'))
  for (const size of [1, 2, 255, 256, 257, 300, after.size]) {
    const first = { size, root: rootOf(leaves.slice(0, size)) }
    expect(provesConsistency(first, after.checkpoint, await consistency(size, after.size))).toBe(true)
  }
  for (const position of [1, 2, 255, 256, 257, after.size]) {
    const proof = await inclusion(position, after.size)
    const leaf = leafHash(fromHex(proof.hash) ?? utf8(''))
    const hashes = hashesFromBase64(proof.hashes) ?? []
    expect(provesInclusion(position - 1, after.size, leaf, hashes, after.checkpoint.root)).toBe(true)
    // Identifiers are shown now, so the hashed text is included.
    expect(sha256(proof.canonical ?? '')).toBe(proof.hash)
  }
})

it('omits the text of an event while identifiers are masked', async () => {
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const { size } = await signed()
  const answer = await call(`/inclusion?position=1&size=${size}`)
  expect(decodeJson(api.proveInclusion.output, answer).canonical).toBeNull()
})

it('proves the runs of a bundle', async () => {
  const { checkpoint, size } = await signed()
  const leaves = leavesOf(await storedHashes('cafe'))
  for (const run of [
    { from: 1, to: 256 },
    { from: 257, to: size },
    { from: 7, to: 9 },
    { from: size, to: size },
  ]) {
    const proof = hashesFromBase64(unwrap(await proveRun(running.service, 'cafe', size, run))) ?? []
    const own = leaves.slice(run.from - 1, run.to)
    expect(provesRun(run.from - 1, own, size, proof, checkpoint.root)).toBe(true)
  }
})

it('refuses sizes that were never signed, and positions beyond them', async () => {
  const { size } = await signed()
  expectProblem(await call(`/consistency?from=1&to=${size + 1}`), 404, 'to')
  expectProblem(await call('/consistency?from=3&to=2'), 400, 'from')
  expectProblem(await call(`/inclusion?position=1&size=${size + 1}`), 404, 'size')
  expectProblem(await call('/inclusion?position=3&size=2'), 400, 'position')
})

it('builds one tree for concurrent requests', async () => {
  for (const id of ['a', 'b', 'c']) await raise(running.service, 'shared', id)
  const made = await Promise.all(Array.from({ length: 8 }, () => makeCheckpoint(running.service, 'shared')))
  expect(new Set(made.map((one) => (one._tag === 'Right' ? one.right.note : one.left.code))).size).toBe(1)
})

it('signs nothing that does not extend what it has signed', async () => {
  const tampered = async (workspace: string, sql: string) => {
    for (const id of ['a', 'b', 'c']) await raise(running.service, workspace, id)
    await makeCheckpoint(running.service, workspace)
    await raise(running.service, workspace, 'd')
    await owner.query('alter table events disable trigger append_only')
    await owner.query(sql, [workspace])
    await owner.query('alter table events enable trigger append_only')
    const refused = await makeCheckpoint(running.service, workspace)
    return refused._tag === 'Left' ? [refused.left.code, refused.left.detail.match(/\d+/)?.[0]] : 'signed'
  }
  const forged = "sha256('forged')"
  expect(
    await tampered('rewritten', `update events set hash = ${forged} where workspace = $1 and position = 3`),
  ).toEqual(['decision-log/damaged', '3'])
  expect(
    await tampered('edited', `update events set actor = 'me' where workspace = $1 and position = 4`),
  ).toEqual(['decision-log/damaged', '4'])
  expect(await tampered('shortened', 'delete from events where workspace = $1 and position > 2')).toEqual([
    'decision-log/damaged',
    '3',
  ])
})
