import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Connection } from '#schema/connection/connection'
import { eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { keyFaults } from '../../service/sealing/verify-keys.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { openEraseTools, signTestNote } from '../decision-log/erase-tools.ts'

let running: TestService
let tools: Awaited<ReturnType<typeof openEraseTools>>

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  tools = await openEraseTools(running.database.ownerUrl, running.service)
})
afterAll(async () => {
  await tools.close()
  await running.stop()
})

const faults = () => keyFaults(tools.owner, 'cafe', testKeyring)

const subjects = async (): Promise<readonly string[]> => {
  const { rows } = await tools.owner.query<{ subject: string }>(
    `select subject from subject_key where workspace = 'cafe' order by made_at`,
  )
  return rows.map(({ subject }) => subject)
}

it('accepts keys that an erasure or a removed connection destroyed, also with a new key in their place', async () => {
  const session = await running.signIn()
  const connections = decodeJson(
    t.array(Connection),
    await running.call('GET', '/api/connections', { session }),
  )
  for (const { id } of connections) await running.call('DELETE', `/api/connections/${id}`, { session })
  const device = (await subjects()).find((subject) => subject.startsWith('session-')) ?? ''
  await eraseSubject(tools, 'cafe', device, signTestNote, 'asked for')
  expect(await subjects()).not.toContain(device)
  expect(await faults()).toEqual([])
  await running.service.sealer.seal('cafe', device, 'sealed under a new key')
  expect(await subjects()).toContain(device)
  expect(await faults()).toEqual([])
})

it('names a key that is missing without an erasure, and one that opens nothing', async () => {
  for (let count = 0; count < 2; count++) await running.signIn()
  const [other = '', subject = ''] = (await subjects()).slice(-2)
  await tools.owner.query('delete from subject_key where subject = $1', [subject])
  await tools.owner.query('update subject_key set key = sha256(key) where subject = $1', [other])
  expect((await faults()).map(({ position: _, ...fault }) => fault)).toEqual([
    { subject: other, kind: 'wrong' },
    { subject, kind: 'missing' },
  ])
})

it('names a key whose hash beside it is not its own, so that its erasure would not be found', async () => {
  await running.signIn('realestate')
  const { rows } = await tools.owner.query<{ subject: string; hash: string }>(
    `select subject, encode(key_hash, 'hex') as hash from subject_key where workspace = 'realestate' order by made_at desc limit 1`,
  )
  const set = (hash: string) =>
    tools.owner.query(
      `update subject_key set key_hash = ${hash} where workspace = 'realestate' and subject = $1`,
      [rows[0]?.subject],
    )
  await set(`sha256('another')`)
  expect(await keyFaults(tools.owner, 'realestate', testKeyring)).toMatchObject([
    { subject: rows[0]?.subject, kind: 'misnamed' },
  ])
  await set(`decode('${rows[0]?.hash}', 'hex')`)
  expect(await keyFaults(tools.owner, 'realestate', testKeyring)).toEqual([])
})

it('names a key that a removed connection should have taken along', async () => {
  const session = await running.signIn('consulting')
  const [connection] = decodeJson(
    t.array(Connection),
    await running.call('GET', '/api/connections', { session }),
  )
  const subject = `connection-${connection?.id}`
  const { rows } = await tools.owner.query(
    'select to_jsonb(subject_key) as row from subject_key where subject = $1',
    [subject],
  )
  await running.call('DELETE', `/api/connections/${connection?.id}`, { session })
  expect(await keyFaults(tools.owner, 'consulting', testKeyring)).toEqual([])
  await tools.owner.query(
    'insert into subject_key select * from json_populate_record(null::subject_key, $1)',
    [JSON.stringify(rows[0]?.row)],
  )
  expect(await keyFaults(tools.owner, 'consulting', testKeyring)).toMatchObject([{ subject, kind: 'kept' }])
})
