import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { Connection, integrations, setupKeys } from '#schema/connection/connection'
import { type Endpoint, parameterNames } from '#schema/core/endpoint'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { projections } from '../../service/slices.ts'
import { type Answer, decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string
/** Every answer in which a planted value could appear. */
const receivedTexts: string[] = []

/** A unique value for each setup key of each integration; the tests search for the mark in it. */
const mark = 'Zq7planted'
const planted = (type: string, key: string): string => `${mark}-${type}-${key}-9${'x'.repeat(8)}`
const setupOf = (type: string, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, planted(type, key)]))

const receive = (answer: Answer): Answer => {
  receivedTexts.push(`${answer.text}\n${JSON.stringify([...answer.headers])}`)
  return answer
}
const create = async (body: unknown, headers: Record<string, string> = {}) =>
  receive(await running.call('POST', '/api/connections', { session, body, headers }))

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  const seeded = decodeJson(t.array(Connection), await running.call('GET', '/api/connections', { session }))
  for (const { id } of seeded) await running.call('DELETE', `/api/connections/${id}`, { session })
  for (const [type, { setup }] of Object.entries(integrations)) {
    const made = { type, setupData: setupOf(type, setup) }
    expect((await create(made, { 'idempotency-key': `plant-${type}` })).status).toBe(200)
    // Repeated and refused calls carry the values too.
    expect((await create(made, { 'idempotency-key': `plant-${type}` })).status).toBe(200)
    expect((await create(made)).status).toBe(409)
    expect((await create({ type: 'fax', setupData: made.setupData })).status).toBe(400)
    expect(
      (await create({ type, setupData: { ...made.setupData, other: planted(type, 'other') } })).status,
    ).toBe(400)
    for (const key of setup) {
      const value = planted(type, key)
      for (const broken of [`${value}\u0000`, value.padEnd(4001, 'x'), [value], { [key]: value }])
        expect((await create({ type, setupData: { ...made.setupData, [key]: broken } })).status).toBe(400)
    }
  }
  const raw = `{"type":"payroll","setupData":{"api_key":"${planted('payroll', 'api_key')}"`
  const options = { session, raw }
  expect(receive(await running.call('POST', '/api/connections', options)).status).toBe(400)
  expect(
    receive(await running.call('POST', '/api/connections', { ...options, session: 'none' })).status,
  ).toBe(400)
})
afterAll(() => running.stop())

it('plants a value under every setup key', () => {
  const used = new Set(Object.values(integrations).flatMap(({ setup }) => setup))
  expect([...used].sort()).toEqual([...setupKeys].sort())
})

it('shows only which keys of a connection have a value', async () => {
  const listed = decodeJson(t.array(Connection), await running.call('GET', '/api/connections', { session }))
  expect(listed).toHaveLength(Object.keys(integrations).length)
  for (const { type, setupKeys: shown } of listed) expect(shown).toEqual(integrations[type].setup)
})

it('returns no value in any answer, including refusals', () => {
  expect(receivedTexts.length).toBeGreaterThan(80)
  expect(receivedTexts.filter((text) => text.includes(mark))).toEqual([])
})

it('logs no value', () => {
  expect(running.logged().split('\n').length).toBeGreaterThan(80)
  expect(running.logged()).not.toContain(mark)
})

const everyRow = async (): Promise<string> => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(12)
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select r::text as row from ${name} r`)
      texts.push(...rows.map(({ row }) => row))
    }
    return texts.join('\n')
  } finally {
    await owner.end()
  }
}

it('stores no value in any column of any table, as plain text, hexadecimal or base64', async () => {
  const stored = await everyRow()
  expect(stored).toContain('ConnectionCreated')
  const bytes = Buffer.from(mark)
  // The base64 form depends on the offset; the middle part of each form is always there.
  const base64 = [0, 1, 2].map((skip) =>
    Buffer.concat([Buffer.alloc(skip), bytes])
      .toString('base64url')
      .slice(4, -2),
  )
  for (const form of [mark, bytes.toString('hex'), ...base64]) expect(stored).not.toContain(form)
  // A column meant to have text does, so the search covered the right rows.
  expect(stored).toContain('payroll_provider')
})

/** Calls every read endpoint without an id in its path, all pages. */
const readEverything = async (): Promise<string> => {
  const texts: string[] = []
  for (const row of Object.values<Endpoint>(api)) {
    if (row.method !== 'GET' || parameterNames(row.path).length > 0) continue
    let path: string | undefined = `/api${row.path}`
    while (path !== undefined) {
      const answer: Answer = await running.call('GET', path, { session })
      texts.push(answer.text)
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
  }
  return texts.join('\n')
}

it('shows no value, sealed or not, in any read call, with identifiers masked or shown', async () => {
  for (const state of ['hidden', 'shown']) {
    const told = await readEverything()
    expect(told, state).toContain('Integration connected')
    expect(told, state).not.toContain(mark)
    expect(told, state).not.toContain('"setup":')
    expect(told, state).not.toContain('"box"')
    await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  }
})

it('keeps the values sealed for integrations to use, and destroys them with the connection', async () => {
  const created = (await running.service.store.readStream('cafe', 'connection-payroll')).at(-1)
  if (created?.type !== 'ConnectionCreated') throw new Error('The stream does not end with a connection.')
  const { setup, connectionId } = created.data
  const opened = async () => (await running.service.sealer.open('cafe', [setup])).get(setup.box)
  expect(JSON.parse((await opened()) ?? 'null')).toEqual(setupOf('payroll', integrations.payroll.setup))
  const owner = await connectOwner(running.database.ownerUrl)
  const keysOf = (subject: string) =>
    owner.query('select 1 from subject_key where subject = $1', [subject]).then(({ rowCount }) => rowCount)
  try {
    const others = async () => (await owner.query('select 1 from subject_key')).rowCount ?? 0
    const before = await others()
    // A refused removal destroys nothing.
    expect((await running.call('DELETE', '/api/connections/none', { session })).status).toBe(404)
    expect(await others()).toBe(before)

    const headers = { 'idempotency-key': 'remove-payroll' }
    const remove = () => running.call('DELETE', `/api/connections/${connectionId}`, { session, headers })
    expect((await remove()).status).toBe(200)
    expect(await keysOf(setup.subject)).toBe(0)
    expect(await others()).toBe(before - 1)
    expect(await opened()).toBeUndefined()
    expect((await remove()).status).toBe(200)

    // The chain is still valid, read tables can be rebuilt, and an earlier moment still shows the connection.
    expect(await chainFaults(owner, 'cafe')).toEqual([])
    await rebuildWorkspace(owner, 'cafe', projections)
    const listAt = async (asOf: Record<string, string>) =>
      decodeJson(
        t.array(Connection),
        await running.call('GET', '/api/connections', { session, headers: asOf }),
      )
    const typesAt = async (asOf: Record<string, string>) => (await listAt(asOf)).map(({ type }) => type)
    expect(await typesAt({})).not.toContain('payroll')
    expect(await typesAt({ 'x-as-of': `${created.position}` })).toContain('payroll')
    const log = await running.call('GET', `/api/audit/${created.id}`, { session })
    expect(log.text).not.toContain(mark)

    // A new connection has a new key.
    const again = { type: 'payroll', setupData: { api_key: 'another' } }
    expect((await create(again)).status).toBe(200)
    expect(await opened()).toBeUndefined()
    expect(await others()).toBe(before)
  } finally {
    await owner.end()
  }
})
