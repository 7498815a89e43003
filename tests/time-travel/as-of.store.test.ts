import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { needsSession, parameterNames } from '#schema/core/endpoint'
import { ProblemDetails } from '#schema/core/problem'
import { SignIn } from '#schema/session/session'
import { maxAsOfReaders } from '../../service/database/pool.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const fieldsOf = (answer: Parameters<typeof decodeJson>[1]) =>
  decodeJson(ProblemDetails, answer).errors?.map(({ field }) => field) ?? []

// Always about the whole history, whatever the moment.
const always = new Set(['getCheckpoint', 'listPeople', 'listWorkspaces', 'listMySessions', 'downloadMyData'])

/** Every read call that needs only a session. */
const readings = Object.entries(api).filter(
  ([name, row]) =>
    !always.has(name) &&
    row.method === 'GET' &&
    needsSession(row) &&
    row.stream === undefined &&
    parameterNames(row.path).length === 0 &&
    row.input.decode({})._tag === 'Right',
)

const readAll = async (asOf?: number) => {
  const answers: { [name: string]: unknown } = {}
  let position = 0
  for (const [name, row] of readings) {
    const answer = await running.call('GET', `/api${row.path}`, {
      session,
      headers: asOf === undefined ? {} : { 'x-as-of': String(asOf) },
    })
    answers[name] = { status: answer.status, json: answer.json, link: answer.headers.get('link') }
    position = Number(answer.headers.get('x-position'))
  }
  return { position, answers }
}

const change = async (method: string, path: string, body?: unknown) => {
  const answer = await running.call(method, path, { session, ...(body === undefined ? {} : { body }) })
  expect([method, path, answer.status, answer.text.slice(0, 200)]).toEqual([
    method,
    path,
    200,
    expect.anything(),
  ])
  return answer
}

it('every read call answers as it did when the history ended there', async () => {
  expect(readings.length).toBeGreaterThan(10)
  const now = async () =>
    decodeJson(api.listAdvisories.output, await running.call('GET', '/api/nudges', { session }))
  const fresh = (await now()).filter(({ status }) => status === 'new').map(({ id }) => id)
  const memos = decodeJson(api.listMemos.output, await running.call('GET', '/api/memos', { session }))
  const unread = memos.find(({ status }) => status === 'unread')?.id
  const connections = decodeJson(
    api.listConnections.output,
    await running.call('GET', '/api/connections', { session }),
  )
  const moments = [await readAll()]
  const acts: (() => Promise<unknown>)[] = [
    () => change('POST', `/api/nudges/${fresh[0]}/accept`),
    () => change('POST', '/api/persona/select', { personaKey: 'growth_hacker' }),
    () => change('PATCH', `/api/memos/${unread}/status`, { status: 'read' }),
    () => change('POST', '/api/briefs/generate', { topic: 'How long does our cash last?' }),
    () => change('DELETE', `/api/connections/${connections[0]?.id}`),
    () => change('POST', `/api/nudges/${fresh[1]}/dismiss`),
  ]
  const [first] = moments
  for (const act of acts) {
    await act()
    moments.push(await readAll())
    // Earlier reads must not freeze what later ones see of a growing history.
    expect(await readAll(moments.at(-1)?.position)).toEqual(moments.at(-1))
    expect(await readAll(first?.position)).toEqual(first)
  }
  expect(new Set(moments.map(({ position }) => position)).size).toBe(moments.length)
  // In another order: data cached for one moment must not appear in another.
  for (const moment of [...moments].reverse().concat(moments.slice(2, 3))) {
    const then = await readAll(moment.position)
    expect(then).toEqual(moment)
  }
}, 240_000)

it('shows a workspace from its opening on', async () => {
  const { answers } = await readAll(2)
  expect(answers.getMe).toMatchObject({
    status: 200,
    json: { businessName: expect.any(String), unreadMemos: 0 },
  })
  for (const name of ['listKpis', 'listAdvisories', 'listMemos', 'listBriefs', 'listConnections'])
    if (answers[name]) expect([name, answers[name]]).toEqual([name, { status: 200, json: [], link: null }])
})

it('masks identifiers by the current setting, not the one at that time', async () => {
  await change('POST', '/api/privacy/toggle-identifiers')
  const { position, answers } = await readAll()
  expect(JSON.stringify(answers.listAudit)).toContain('session:')
  await change('POST', '/api/privacy/toggle-identifiers')
  const then = await readAll(position)
  expect(JSON.stringify(then.answers.listAudit)).not.toContain('session:')
  expect(then.answers.getMe).toMatchObject({ json: { showIdentifiers: false } })
})

it('refuses a change, a position outside the history, and a missing session', async () => {
  const { position } = await readAll()
  const advisories = decodeJson(
    api.listAdvisories.output,
    await running.call('GET', '/api/nudges', { session }),
  )
  const fresh = advisories.find(({ status }) => status === 'new')?.id
  const refused = await running.call('POST', `/api/nudges/${fresh}/accept`, {
    session,
    headers: { 'x-as-of': String(position) },
  })
  expect([refused.status, decodeJson(ProblemDetails, refused).type]).toEqual([
    409,
    'urn:jarvin:problem:as-of',
  ])
  expect((await readAll()).position).toBe(position)
  for (const asOf of ['0', '1', '-1', 'now', String(position + 1), '1e3', '9'.repeat(30)]) {
    const answer = await running.call('GET', '/api/kpis', { session, headers: { 'x-as-of': asOf } })
    expect([asOf, answer.status, fieldsOf(answer)[0]]).toEqual([asOf, 400, 'x-as-of'])
  }
  const stranger = await running.call('GET', '/api/kpis', { headers: { 'x-as-of': '1' } })
  expect(stranger.status).toBe(401)
})

it('gives its connection access to the workspace at that moment only', async () => {
  const { timeTravel } = running.service
  const seen = await timeTravel.at('cafe', 40, ['kpi'], (db) =>
    db
      .selectFrom('events')
      .select((q) => [q.fn.countAll<number>().as('count'), q.fn.max('position').as('last')])
      .execute(),
  )
  expect(seen).toEqual([{ count: 40, last: 40 }])
  const secret = timeTravel.at('cafe', 40, ['kpi'], (db) =>
    db.selectFrom('subject_key').selectAll().execute(),
  )
  await expect(secret).rejects.toThrow('"subject_key" does not exist')
  const unasked = timeTravel.at('cafe', 40, ['kpi'], (db) => db.selectFrom('brief').selectAll().execute())
  await expect(unasked).rejects.toThrow('"brief" does not exist')
})

it('keeps concurrent moments separate', async () => {
  const { position } = await readAll()
  const wanted = Array.from({ length: 12 }, (_, n) => position - 15 * n)
  const kpis = (asOf: number) =>
    running.call('GET', '/api/kpis', { session, headers: { 'x-as-of': String(asOf) } })
  const alone: unknown[] = []
  for (const asOf of wanted) alone.push((await kpis(asOf)).json)
  const together = await Promise.all(wanted.map(kpis))
  expect(together.map(({ json }) => json)).toEqual(alone)
  expect(new Set(alone.map((json) => JSON.stringify(json))).size).toBeGreaterThan(3)
})

it('shows each business its own past at the same position', async () => {
  const other = await running.signIn('realestate')
  const asOf = { 'x-as-of': '150' }
  const mine = await running.call('GET', '/api/kpis', { session, headers: asOf })
  const theirs = await running.call('GET', '/api/kpis', { session: other, headers: asOf })
  expect([mine.status, mine.text.slice(0, 300)]).toEqual([200, expect.stringContaining('weekStart')])
  expect(theirs.json).not.toEqual(mine.json)
})

it('has every table that a read call needs, whatever was asked before', async () => {
  // One business more than there are readers, so that each call begins without the tables of another.
  const sessions = []
  for (let n = 0; n <= maxAsOfReaders; n++) {
    const body = { businessType: 'consulting', visitorId: `3f0e9a52-7c41-4d86-9b1d-5a60c2e7f31${n}` }
    sessions.push(decodeJson(SignIn, await running.call('POST', '/api/login/demo', { body })).sessionId)
  }
  const rows = Object.entries(api).filter(
    ([, row]) => row.method === 'GET' && needsSession(row) && row.stream === undefined,
  )
  const failed: string[] = []
  for (const [index, [name, row]] of rows.entries()) {
    const session = sessions[index % sessions.length] ?? ''
    const head = (await running.call('GET', '/api/me', { session })).headers.get('x-position') ?? ''
    const path = `/api${row.path.replace(/:\w+/g, 'unknown')}`
    const { status } = await running.call('GET', path, { session, headers: { 'x-as-of': head } })
    if (status === 500) failed.push(name)
  }
  expect(failed).toEqual([])
})
