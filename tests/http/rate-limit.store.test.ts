import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import type { Endpoint } from '#schema/core/endpoint'
import { isLimited } from '#schema/core/endpoint'
import { defaultAllowance, type Limit } from '#schema/core/limits'
import { openApiDocument } from '#schema/openapi'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { readConfig } from '../../service/runtime/config.ts'
import { openLog } from '../../service/runtime/log.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { type Answer, freshAddress, startTestService, type TestService } from '../core/service.ts'
import { sitePosition } from '../site/site-leads.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { allowance: defaultAllowance })
})
afterAll(() => running.stop())

const limitOf = ({ limit }: Endpoint): Limit => {
  if (limit === undefined) throw new Error('This row has no limit.')
  return limit
}

const lead = { email: 'mia@venue.example', fullName: 'Mia' }
const ask = (address: string, body: object = lead, headers: Record<string, string> = {}) =>
  running.call('POST', '/api/early-access-signups', {
    body,
    headers: { 'x-forwarded-for': address, ...headers },
  })
const signInFrom = (address: string) =>
  running.call('POST', '/api/login/demo', { body: {}, headers: { 'x-forwarded-for': address } })

const repeat = async (count: number, call: () => Promise<Answer>): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (let made = 0; made < count; made++) statuses.push((await call()).status)
  return statuses
}

it('refuses the call after the last allowed one, with the time to retry, and records nothing', async () => {
  const { calls, seconds } = limitOf(api.requestEarlyAccess)
  const address = freshAddress()
  expect(await repeat(calls, () => ask(address))).toEqual(Array(calls).fill(200))
  const before = await sitePosition(running)
  const refused = await ask(address)
  expectProblem(refused, 429, undefined)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(seconds - 60)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect([...refused.headers.keys()].filter((name) => /ratelimit/i.test(name))).toEqual([])
  expect(await sitePosition(running)).toBe(before)
  // The other form and other addresses have their own counts.
  const message = { fullName: 'Mia', email: lead.email, subject: 'Hello', message: 'Hello' }
  const headers = { 'x-forwarded-for': address }
  expect((await running.call('POST', '/api/contact-submissions', { body: message, headers })).status).toBe(
    200,
  )
  expect((await ask(freshAddress())).status).toBe(200)
})

it('counts refused requests and caught bots too, and treats an IPv6 network as one caller', async () => {
  const { calls } = limitOf(api.requestEarlyAccess)
  let host = 0
  const fromNetwork = (body: object) => ask(`2001:db8:7:${(++host).toString(16)}::1`, body)
  expect(await repeat(calls - 1, () => fromNetwork({}))).toEqual(Array(calls - 1).fill(400))
  expect((await fromNetwork({ ...lead, website: 'x' })).status).toBe(200)
  expect((await fromNetwork(lead)).status).toBe(429)
  expect((await ask('2001:db9::1')).status).toBe(200)
})

it("limits sign-ins from one address, and allows everybody else's", async () => {
  const { calls } = limitOf(api.signIn)
  expect(calls).toBeGreaterThanOrEqual(60)
  const address = freshAddress()
  expect(await repeat(calls, () => signInFrom(address))).toEqual(Array(calls).fill(200))
  expectProblem(await signInFrom(address), 429, undefined)
  expect((await signInFrom(freshAddress())).status).toBe(200)
})

it('counts calls with a session by session, whatever the address', async () => {
  const { calls } = limitOf(api.generateBrief)
  const generate = (session: string) =>
    running.call('POST', '/api/briefs/generate', {
      session,
      body: {},
      headers: { 'x-forwarded-for': freshAddress() },
    })
  const session = await running.signIn()
  expect(await repeat(calls, () => generate(session))).toEqual(Array(calls).fill(400))
  expectProblem(await generate(session), 429, undefined)
  expect((await generate(await running.signIn())).status).toBe(400)
  // A missing sign-in is reported first and counts for nobody.
  expect((await generate('A'.repeat(43))).status).toBe(401)
})

it('is counted by each running service separately', async () => {
  const { calls } = limitOf(api.signIn)
  const address = freshAddress()
  await repeat(calls, () => signInFrom(address))
  const other = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  const answer = await other.call('POST', '/api/login/demo', {
    body: {},
    headers: { 'x-forwarded-for': address },
  })
  await other.stop()
  expect(answer.status).toBe(200)
})

it('documents 429 for exactly the limited calls', () => {
  const documented = Object.values(openApiDocument().paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => Object.hasOwn(responses, '429'))
    .map(({ operationId }) => operationId)
  const limited = Object.entries<Endpoint>(api).filter(([, row]) => isLimited(row))
  expect(documented.sort()).toEqual(limited.map(([name]) => name).sort())
})

it('ignores the address that a caller claims, unless configured with that many proxies', async () => {
  const { calls } = limitOf(api.requestEarlyAccess)
  const { server, port } = await listen(createApp(running.service, openLog('silent')), 0)
  const post = () =>
    fetch(`http://127.0.0.1:${port}/api/early-access-signups`, {
      method: 'POST',
      headers: { 'x-forwarded-for': freshAddress() },
    })
  const statuses: number[] = []
  for (let made = 0; made <= calls; made++) statuses.push((await post()).status)
  await close(server)
  expect(statuses).toEqual([...Array(calls).fill(400), 429])
  expect(readConfig({}).trustedProxies).toBe(0)
  expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2)
  for (const TRUST_PROXY of ['yes', '-1', '1.5'])
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
})
