import * as t from 'io-ts'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { Connection, ConnectionId, type IntegrationType } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import { AuditEntry } from '#schema/decision-log/decision-log'
import type { AnyEvent } from '#schema/events'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { projections } from '../../service/slices.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { type CallOptions, decodeJson, startTestService, type TestService } from '../core/service.ts'
import { metadata } from '../event-store/raise.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

const path = '/api/connections'
const list = async (by = session) =>
  decodeJson(t.array(Connection), await running.call('GET', path, { session: by }))
const create = (type: string, setupData: unknown = {}, options: CallOptions = {}) =>
  running.call('POST', path, { session, body: { type, setupData }, ...options })
const remove = (id: string, options: CallOptions = {}) =>
  running.call('DELETE', `${path}/${id}`, { session, ...options })
const eventsOf = (type: string) => running.service.store.readStream('cafe', `connection-${type}`)
const position = async (): Promise<number> => {
  const head = running.service.database.of('cafe').selectFrom('workspace_head').select('position')
  return (await head.executeTakeFirstOrThrow()).position
}

beforeEach(async () => {
  session = await running.signIn()
  for (const { id } of await list()) await remove(id)
})

it('is listed as connected, never synced, with the keys that have a value', async () => {
  const answer = await create('payroll', {
    payroll_provider: 'Employment Hero',
    api_key: 'k-1',
  })
  expect(answer.status).toBe(200)
  const connection = decodeJson(Connection, answer)
  expect(connection).toMatchObject({
    type: 'payroll',
    status: 'connected',
    lastSync: null,
    setupKeys: ['payroll_provider', 'api_key'],
  })
  expect(await list()).toEqual([connection])
  const [entry] = decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))
  expect(entry).toMatchObject({
    title: 'Integration connected',
    dataRefsJson: { action: 'connection_created', topic: 'payroll' },
    verified: true,
  })
})

it('is listed in catalogue order, and types stay separate', async () => {
  const types: IntegrationType[] = ['accounting', 'bank_account', 'google_analytics']
  for (const type of types) expect((await create(type)).status).toBe(200)
  expect((await list()).map(({ type }) => type)).toEqual(['bank_account', 'accounting', 'google_analytics'])
})

it('is connected once per type: of 20 concurrent calls one succeeds, the others get 409', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('hr_system')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  expect(await list()).toHaveLength(1)
  const before = await position()
  expectProblem(await create('hr_system'), 409, undefined)
  expect(await position()).toBe(before)
})

it('is removed once; unknown and removed ids get the same answer', async () => {
  const { id } = decodeJson(Connection, await create('social_media'))
  expect((await remove(id)).json).toEqual({})
  expect(await list()).toEqual([])
  const before = await position()
  const told = async (wanted: string) => {
    const answer = await remove(wanted)
    expectProblem(answer, 404, 'connectionId')
    return { ...decodeJson(ProblemDetails, answer), instance: '' }
  }
  const gone = await told(id)
  expect(await told('never-was')).toEqual(gone)
  expect(await told('payroll')).toEqual(gone)
  expect(await position()).toBe(before)
  expect((await create('social_media')).status).toBe(200)
  expect((await eventsOf('social_media')).slice(-3).map(({ type }) => type)).toEqual([
    'ConnectionCreated',
    'ConnectionRemoved',
    'ConnectionCreated',
  ])
})

it('belongs to its workspace: another can neither see nor remove it, and gets no hint', async () => {
  const { id } = decodeJson(Connection, await create('pos_orders'))
  const other = await running.signIn('realestate')
  for (const theirs of await list(other)) await remove(theirs.id, { session: other })
  expect(await list(other)).toEqual([])
  const told = async (wanted: string) => ({
    ...decodeJson(ProblemDetails, await remove(wanted, { session: other })),
    instance: '',
  })
  expect(await told(id)).toEqual(await told('never-was'))
  expect((await remove(id, { session: other })).status).toBe(404)
  expect(await list()).toHaveLength(1)
  expect((await create('pos_orders', {}, { session: other })).status).toBe(200)
})

it('repeats the first answer for its idempotency key, also after a removal', async () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
  const past = await eventsOf('email_marketing')
  const first = await create('email_marketing', { api_key: 'k' }, keyed('create-1'))
  expect((await create('email_marketing', { api_key: 'k' }, keyed('create-1'))).text).toBe(first.text)
  expect((await create('email_marketing', { api_key: 'x' }, keyed('create-1'))).status).toBe(422)
  const { id } = decodeJson(Connection, first)
  const removals = await Promise.all(Array.from({ length: 5 }, () => remove(id, keyed('remove-1'))))
  expect(removals.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect((await remove(id, keyed('remove-1'))).status).toBe(200)
  expect((await remove(id, keyed('remove-2'))).status).toBe(404)
  expect((await create('email_marketing', { api_key: 'k' }, keyed('create-1'))).text).toBe(first.text)
  expect((await eventsOf('email_marketing')).slice(past.length).map(({ type }) => type)).toEqual([
    'ConnectionCreated',
    'InboundSecretIssued',
    'ConnectionRemoved',
  ])
})

it('shows recorded syncs and failures, and rebuilds to identical rows', async () => {
  const [analytics, bank] = [
    decodeJson(Connection, await create('google_analytics')),
    decodeJson(Connection, await create('bank_account')),
  ]
  const record = async (event: AnyEvent, type: IntegrationType) => {
    const { length } = await eventsOf(type)
    await running.service.store.append('cafe', {
      stream: `connection-${type}`,
      expectedVersion: length,
      events: [event],
      metadata,
    })
  }
  const of = (connection: Connection) => ({
    connectionId: decodeOrThrow(ConnectionId, connection.id, 'id'),
    type: connection.type,
  })
  await record(
    { type: 'ConnectionFailed', data: { ...of(bank), failure: 'Signed out by the bank.' } },
    'bank_account',
  )
  await record(
    { type: 'ConnectionFailed', data: { ...of(analytics), failure: 'No answer.' } },
    'google_analytics',
  )
  await record({ type: 'ConnectionSynced', data: of(analytics) }, 'google_analytics')
  const shown = await list()
  expect(shown).toEqual([
    { ...bank, status: 'error', failure: 'Signed out by the bank.' },
    { ...analytics, lastSync: metadata.recordedAt },
  ])
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query(`update connection set status = 'connected', failure = null where workspace = 'cafe'`)
  await owner.query(
    `insert into connection select workspace, id || 'x', type, status, last_sync, setup_keys, failure, created_at from connection`,
  )
  await rebuildWorkspace(owner, 'cafe', projections)
  await owner.end()
  expect(await list()).toEqual(shown)
})
