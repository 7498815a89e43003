import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { SignIn } from '#schema/session/session'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, freshAddress, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const toggle = (key: string, by = session) =>
  running.call('POST', '/api/privacy/toggle-identifiers', {
    session: by,
    headers: { 'idempotency-key': key },
  })

const eventCount = async (type: string, business = 'cafe'): Promise<number> => {
  const rows = await running.service.database
    .of(business)
    .selectFrom('events')
    .select('id')
    .where('type', '=', type)
    .execute()
  return rows.length
}

it('a repeat gets the first answer, and nothing is recorded twice', async () => {
  const first = await toggle('key-1')
  const repeat = await toggle('key-1')
  expect(repeat.text).toBe(first.text)
  expect(await eventCount('IdentifiersToggled')).toBe(1)
  const next = await toggle('key-2')
  expect(next.text).not.toBe(first.text)
  expect((await toggle('key-1')).text).toBe(first.text)
})

it('of many concurrent requests with one key, one is recorded', async () => {
  const before = await eventCount('IdentifiersToggled')
  const answers = await Promise.all(Array.from({ length: 20 }, () => toggle('key-crowd')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await eventCount('IdentifiersToggled')).toBe(before + 1)
})

it('the key is refused for another body or call', async () => {
  const select = (key: string, personaKey: string) =>
    running.call('POST', '/api/persona/select', {
      session,
      body: { personaKey },
      headers: { 'idempotency-key': key },
    })
  expect((await select('key-3', 'growth_hacker')).status).toBe(200)
  const before = await eventCount('PersonaChanged')
  expect((await select('key-3', 'value_investor')).status).toBe(422)
  expect((await toggle('key-3')).status).toBe(422)
  expect(await eventCount('PersonaChanged')).toBe(before)
})

it('two people who choose the same key do not meet', async () => {
  const other = await running.signIn()
  const before = await eventCount('IdentifiersToggled')
  const [own, theirs] = [await toggle('1'), await toggle('1', other)]
  expect([own.status, theirs.status]).toEqual([200, 200])
  expect(await eventCount('IdentifiersToggled')).toBe(before + 2)
  expect([(await toggle('1')).text, (await toggle('1', other)).text]).toEqual([own.text, theirs.text])
})

it('two strangers who sign in under the same key get sessions of their own', async () => {
  const signIn = (address: string) =>
    running.call('POST', '/api/login/demo', {
      body: {},
      headers: { 'idempotency-key': '1', 'x-forwarded-for': address },
    })
  const [one, other] = [freshAddress(), freshAddress()]
  const first = await signIn(one)
  expect((await signIn(one)).text).toBe(first.text)
  const second = await signIn(other)
  expect([second.status, second.text === first.text]).toEqual([200, false])
})

it('requests that changed nothing are remembered too', async () => {
  const select = (personaKey: string, key: string) =>
    running.call('POST', '/api/persona/select', {
      session,
      body: { personaKey },
      headers: { 'idempotency-key': key },
    })
  await select('operations_expert', 'key-4')
  await select('operations_expert', 'key-5')
  await select('hospitality_ceo', 'key-6')
  const before = await eventCount('PersonaChanged')
  expect((await select('operations_expert', 'key-5')).status).toBe(200)
  expect((await select('value_investor', 'key-5')).status).toBe(422)
  expect(await eventCount('PersonaChanged')).toBe(before)
})

it('a repeated sign-in gets the same session, and its credential is never stored in clear', async () => {
  const signIn = () =>
    running.call('POST', '/api/login/demo', { body: {}, headers: { 'idempotency-key': 'sign-in-1' } })
  const first = await signIn()
  expect((await signIn()).text).toBe(first.text)
  const { sessionId } = decodeJson(SignIn, first)
  expect((await running.call('GET', '/api/me', { session: sessionId })).status).toBe(200)
  const { rows } = await running.service.database.withWriter('cafe', (client) =>
    client.query(`select (select string_agg(e::text, '') from events e) || (select string_agg(i::text, '') from idempotency i)
      || (select string_agg(s::text, '') from session s) as everything`),
  )
  expect(rows[0].everything).not.toContain(sessionId)
})

it('the key of a sign-in is refused for another business', async () => {
  const signIn = (businessType: string) =>
    running.call('POST', '/api/login/demo', {
      body: { businessType },
      headers: { 'idempotency-key': 'sign-in-2' },
    })
  expect((await signIn('consulting')).status).toBe(200)
  expectProblem(await signIn('cafe'), 422, 'Idempotency-Key')
  expectProblem(await signIn('realestate'), 422, 'Idempotency-Key')
})

it('of concurrent sign-ins with one key, one gets it', async () => {
  const businesses = ['cafe', 'realestate', 'consulting'] as const
  const signedIn = () => Promise.all(businesses.map((business) => eventCount('SignedIn', business)))
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  for (let round = 0; round < 5; round++) {
    const before = total(await signedIn())
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        running.call('POST', '/api/login/demo', {
          body: { businessType: businesses[n % 3] },
          headers: { 'idempotency-key': `sign-ins-${round}`, 'x-forwarded-for': address },
        }),
      ),
    )
    const taken = answers.filter(({ status }) => status === 200)
    expect([taken.length, new Set(taken.map(({ text }) => text)).size]).toEqual([4, 1])
    for (const answer of answers) if (answer.status !== 200) expectProblem(answer, 422, 'Idempotency-Key')
    expect(total(await signedIn())).toBe(before + 1)
  }
})

it('the key of a sign-in from an older release, where keys belonged to a workspace, still works', async () => {
  const signIn = (businessType: string) =>
    running.call('POST', '/api/login/demo', { body: { businessType }, headers: { 'idempotency-key': 'old' } })
  const first = await signIn('consulting')
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query(`delete from idempotency where workspace = 'site'`)
  await owner.end()
  expectProblem(await signIn('cafe'), 422, 'Idempotency-Key')
  expect((await signIn('consulting')).text).toBe(first.text)
})

it('of concurrent requests with one key, one gets it, whether or not they change anything', async () => {
  const select = (key: string) =>
    running.call('POST', '/api/persona/select', {
      session,
      body: { personaKey: 'operations_expert' },
      headers: { 'idempotency-key': key },
    })
  await select('several')
  expect((await toggle('several-0')).status).toBe(200)
  expectProblem(await select('several-0'), 422, 'Idempotency-Key')
  for (let round = 1; round < 10; round++) {
    const answers = await Promise.all([toggle(`several-${round}`), select(`several-${round}`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  }
})

it('repeating a decision on an advisory gets the first answer; another user gets a refusal', async () => {
  const open = decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session })).find(
    ({ status }) => status === 'new',
  )
  const accept = (key?: string) =>
    running.call('POST', `/api/nudges/${open?.id}/accept`, {
      session,
      headers: key ? { 'idempotency-key': key } : {},
    })
  const first = await accept('accept-1')
  expect(first.status).toBe(200)
  expect((await accept('accept-1')).text).toBe(first.text)
  expect((await accept()).status).toBe(409)
  expect((await accept('accept-2')).status).toBe(409)
})
