import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { api } from '#schema/api'
import { vkeyText } from '#schema/proof/note'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { witnessRound } from '../../service/decision-log/witnesses/witness-schedule.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { verifyCosignatures } from '../../service/signing/verify-cosignatures.ts'
import { checkWitness } from '../../web/decision-log/checkpoints/check-witness.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { raise } from '../event-store/raise.ts'
import { type RunningWitness, startWitness, witnessKey } from './start-witness.ts'

let witness: RunningWitness
let running: TestService
let owner: Client
let others: TestService[] = []
let time = new Date('2026-11-27T09:00:00Z')

const start = (witnesses: TestService['service']['witnesses']) =>
  startTestService(inject('ownerUrl'), {
    seed: 'opened',
    witnesses,
    sources: { ...fixedSources(), now: () => time },
  })

beforeAll(async () => {
  witness = await startWitness(() => time)
  running = await start([witness.settings])
  owner = await connectOwner(running.database.ownerUrl)
})
afterEach(async () => {
  for (const other of others) await other.stop()
  others = []
})
afterAll(async () => {
  await owner.end()
  await running.stop()
  await witness.stop()
})

const listOf = async (service: TestService) => {
  const session = await service.signIn()
  const answer = await service.call('GET', '/api/audit/checkpoint/witnesses', { session })
  return decodeJson(api.listWitnesses.output, answer)
}

/** A service on another database with the same key: what an attacker with the key, or an old backup, makes of the log. */
const anotherHistory = async () => {
  const other = await start([witness.settings])
  others.push(other)
  return other
}

it('is cosigned in the background, and again when it has grown', async () => {
  const round = witnessRound(running.service, async () => ['cafe', 'realestate'])
  // Only what is signed is shown to a witness.
  await round()
  for (const title of ['one', 'two']) {
    await raise(running.service, 'cafe', title)
    await makeCheckpoint(running.service, 'cafe')
    await round()
    await round()
  }
  const { rows } = await owner.query<{ size: string; workspace: string }>(
    'select workspace, size from cosignature order by size',
  )
  expect(rows.map(({ workspace }) => workspace)).toEqual(['cafe', 'cafe'])
  const [first] = await listOf(running)
  expect(first).toMatchObject({ name: 'accountant.example', standing: 'agrees' })
  expect(first?.cosignedAt).toBe('2026-11-27T09:00:00.000Z')
  const position = await owner.query<{ position: string }>(
    `select position from workspace_head where workspace = 'cafe'`,
  )
  expect(first?.size).toBe(Number(position.rows[0]?.position))
})

it('gives a reader what is needed to check the witness without believing the service', async () => {
  const session = await running.signIn()
  const get = (path: string) => running.call('GET', `/api/audit/checkpoint${path}`, { session })
  const earlier = decodeJson(api.listWitnesses.output, await get('/witnesses'))[0]
  time = new Date(time.getTime() + 3_600_000)
  await raise(running.service, 'cafe', 'later')
  const [now] = decodeJson(api.listWitnesses.output, await get('/witnesses'))
  const signed = decodeJson(api.getCheckpoint.output, await get(''))
  const { lastNote: last, firstNote: first } = now ?? {}
  const told = { kind: 'witness', workspace: 'cafe', vkey: vkeyText(witnessKey), signed } as const
  const checked = await checkWitness({ ...told, last, first, hashes: [] })
  expect(checked).toEqual({
    kind: 'vouches',
    size: signed.size,
    at: time.getTime() / 1000,
    since: Date.parse('2026-11-27T09:00:00Z') / 1000,
  })
  // An earlier answer, with the proof that leads from it to the present log.
  const path = `/consistency?from=${earlier?.size}&to=${signed.size}`
  const { hashes } = decodeJson(api.proveConsistency.output, await get(path))
  const before = { ...told, last: earlier?.lastNote, first, hashes }
  expect(await checkWitness(before)).toMatchObject({ kind: 'vouches', size: earlier?.size })
  expect(await checkWitness({ ...before, hashes: hashes.slice(1) })).toMatchObject({ kind: 'contradicts' })
})

it('shows a history that contradicts what the witness has seen, whoever signed it', async () => {
  await listOf(running)
  const other = await anotherHistory()
  for (let at = 0; at < 20; at++) await raise(other.service, 'cafe', `rewritten-${at}`)
  expect(await listOf(other)).toEqual([
    expect.objectContaining({ name: 'accountant.example', standing: 'contradicts' }),
  ])
  expect(other.logged()).toContain('has cosigned another history of this log')
  // The true history goes on.
  await raise(running.service, 'cafe', 'two')
  expect(await listOf(running)).toMatchObject([{ standing: 'agrees' }])
})

it('shows a history that was cut, as after restoring an old backup', async () => {
  for (let at = 0; at < 20; at++) await raise(running.service, 'cafe', `longer-${at}`)
  await listOf(running)
  expect(await listOf(await anotherHistory())).toMatchObject([{ standing: 'contradicts' }])
})

it('serves calls as before while the witness is silent, and catches up', async () => {
  const [first] = await listOf(running)
  await witness.pause()
  await raise(running.service, 'cafe', 'unseen')
  const [second] = await listOf(running)
  expect(second).toEqual({ ...first, standing: 'silent' })
  await witness.resume()
  // The clock of the day may be set back; the wait until the witness is asked again is not measured by it.
  const later = performance.now() + 60_000
  time = new Date(time.getTime() - 6 * 3_600_000)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await listOf(running)).toMatchObject([{ standing: 'agrees', size: (first?.size ?? 0) + 3 }])
  clock.mockRestore()
})

it('names no witness in a log that it does not know, and says so to the operator', async () => {
  const { server, port } = await listen((_request, response) => void response.writeHead(404).end(), 0)
  const other = await start([{ key: witnessKey, url: `http://localhost:${port}` }])
  others.push(other)
  expect(await listOf(other)).toEqual([])
  expect(other.logged()).toContain('has no such log, or another key for it')
  await close(server)
})

it.each([
  ['an endless answer', (end: (text: string) => void) => end('x'.repeat(1_000_000)), 'unusable'],
  ['no signature', (end: (text: string) => void) => end('— accountant.example AAAA\n'), 'unusable'],
  [
    'another size for ever',
    (end: (text: string) => void, status: (code: number) => void) => {
      status(409)
      end('1\n')
    },
    'unusable',
  ],
] as const)('takes nothing from a witness that gives %s', async (_name, answer, standing) => {
  const { server, port } = await listen((request, response) => {
    request.resume()
    answer(
      (text) => void response.end(text),
      (code) => void response.writeHead(code),
    )
  }, 0)
  const other = await start([{ key: witnessKey, url: `http://localhost:${port}` }])
  others.push(other)
  const [first] = await listOf(other)
  expect(first).toEqual(expect.objectContaining({ standing }))
  expect(first).not.toHaveProperty('size')
  await close(server)
})

it('is checked by `verify`: a cosignature that was changed, and one without its checkpoint', async () => {
  const verdict = () => verifyCosignatures(owner, 'cafe', [witness.settings])
  expect(await verdict()).toEqual({ faults: [], unchecked: 0 })
  expect((await verifyCosignatures(owner, 'cafe', [])).unchecked).toBeGreaterThan(0)
  const last = `(select max(size) from cosignature where workspace = 'cafe')`
  const { rows } = await owner.query<{ size: string }>(
    `update cosignature set line = overlay(line placing case substr(line, 80, 1) when 'A' then 'B' else 'A' end from 80)
     where workspace = 'cafe' and size = ${last} returning size`,
  )
  expect((await verdict()).faults).toEqual([
    `the cosignature of accountant.example at position ${rows[0]?.size} is not valid`,
  ])
  await owner.query(`delete from checkpoint where workspace = 'cafe' and size = ${last}`)
  expect((await verdict()).faults).toEqual([
    `accountant.example cosigned position ${rows[0]?.size}, but its checkpoint is missing`,
  ])
})
