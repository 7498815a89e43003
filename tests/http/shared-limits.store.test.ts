/** Shared limits: a new session, another call or another address does not give a new budget. */
import { afterEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, isChanging } from '#schema/core/endpoint'
import { defaultAllowance, maxStreams } from '#schema/core/limits'
import { expectProblem } from '../core/expect-problem.ts'
import { type Answer, freshAddress, startTestService, type TestService } from '../core/service.ts'

let running: TestService
afterEach(() => running.stop())

const start = async (changesPerMinute: number) => {
  running = await startTestService(inject('ownerUrl'), {
    allowance: { ...defaultAllowance, changesPerMinute },
  })
}

const ask = (
  row: Endpoint,
  session: string | undefined,
  address: string,
  more: object = {},
): Promise<Answer> =>
  running.call(row.method, `/api${row.path.replace(/:[A-Za-z]+/g, 'none')}`, {
    ...(session === undefined ? {} : { session }),
    ...(isChanging(row) ? { body: {} } : {}),
    headers: { 'x-forwarded-for': address, ...more },
  })

const toggle = (session: string, address: string) => ask(api.toggleIdentifiers, session, address)

const statuses = async (count: number, call: () => Promise<Answer>): Promise<readonly number[]> => {
  const made: number[] = []
  for (let n = 0; n < count; n++) made.push((await call()).status)
  return made
}

it("refuses a session's change beyond 424 at once, with the limit and the time to retry", async () => {
  await start(defaultAllowance.changesPerMinute)
  const session = await running.signIn()
  const answers = await Promise.all(
    Array.from({ length: 424 }, () => ask(api.acceptAdvisory, session, freshAddress())),
  )
  const refused = answers.filter(({ status }) => status !== 404)
  expect(refused).toHaveLength(424 - defaultAllowance.changesPerMinute)
  for (const answer of refused.slice(0, 3)) {
    expectProblem(answer, 429, undefined)
    const wait = answer.headers.get('retry-after')
    expect(answer.text).toContain('300 changes from one session in 60 seconds')
    expect(answer.text).toContain(`try again in ${wait} seconds`)
  }
  // Only this session is limited: others of its business, and reads, still work.
  expect((await toggle(await running.signIn(), freshAddress())).status).toBe(200)
  expect((await running.call('GET', '/api/me', { session })).status).toBe(200)
})

it('is shared by sessions of one address, and by all of a business', async () => {
  await start(20)
  const address = freshAddress()
  const sessions = await Promise.all(Array.from({ length: 6 }, () => running.signIn()))
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = sessions
  // Calls refused for one session do not use up the shared budget.
  await statuses(20, () => toggle(one, address))
  expect(await statuses(30, () => toggle(one, address))).toEqual(Array(30).fill(429))
  await statuses(19, () => toggle(two, address))
  expect((await toggle(three, address)).status).toBe(200)
  const refused = await toggle(three, address)
  expectProblem(refused, 429, undefined)
  expect(refused.text).toContain('40 changes from the sessions of one address')
  // Other addresses still work until the business's own budget is used up, at 80; signing in used none of it.
  const rest = [
    ...(await statuses(20, () => toggle(four, freshAddress()))),
    ...(await statuses(20, () => toggle(five, freshAddress()))),
  ]
  expect(rest).toEqual(Array(40).fill(200))
  const full = await toggle(six, freshAddress())
  expectProblem(full, 429, undefined)
  expect(full.text).toContain('in one business')
  // Everybody may still leave.
  for (const session of [one, four, six]) expect((await ask(api.signOut, session, address)).status).toBe(200)
  const elsewhere = await running.signIn('realestate')
  expect((await toggle(elsewhere, freshAddress())).status).toBe(200)
})

it('counts an address without sessions apart, so a colleague cannot stop others from signing in', async () => {
  await start(20)
  const address = freshAddress()
  const sessions = await Promise.all([running.signIn(), running.signIn(), running.signIn()])
  const [one = '', two = '', three = ''] = sessions
  await statuses(20, () => toggle(one, address))
  await statuses(20, () => toggle(two, address))
  expect((await toggle(three, address)).status).toBe(429)
  expect((await ask(api.signIn, undefined, address)).status).toBe(200)
  expect((await ask(api.requestEarlyAccess, undefined, address)).status).toBe(400)
  // Conversely, calls without a session do not use up the sessions' budget.
  const elsewhere = freshAddress()
  await statuses(20, () => ask(api.signIn, undefined, elsewhere))
  const refused = await ask(api.signIn, undefined, elsewhere)
  expectProblem(refused, 429, undefined)
  expect(refused.text).toContain('At most 20 calls to sign in or out from one address')
  expect((await toggle(three, elsewhere)).status).toBe(200)
})

it('cannot be avoided with many sign-ins', async () => {
  await start(1_000_000)
  const address = freshAddress()
  const { calls = 0 } = api.generateBrief.limit ?? {}
  const made: number[] = []
  for (let n = 0; n < 6; n++) {
    const session = await running.signIn()
    made.push(...(await statuses(calls / 2, () => ask(api.generateBrief, session, address))))
  }
  expect(made.filter((status) => status === 400)).toHaveLength(2 * calls)
  expect(made.slice(2 * calls)).toEqual(Array(calls).fill(429))
}, 30_000)

it('covers reads at earlier moments, but not current ones', async () => {
  await start(5)
  const session = await running.signIn()
  const past = (row: Endpoint) => ask(row, session, freshAddress(), { 'x-as-of': '20' })
  expect(await statuses(6, () => past(api.listKpis))).toEqual(Array(6).fill(200))
  expect(await statuses(4, () => past(api.listAdvisories))).toEqual(Array(4).fill(200))
  const refused = await past(api.listPersonas)
  expectProblem(refused, 429, undefined)
  expect(refused.text).toContain('earlier moments')
  expect((await ask(api.listKpis, session, freshAddress())).status).toBe(200)
})

it(`allows a session ${maxStreams} streams over all calls, and another once one is closed`, async () => {
  await start(300)
  const session = await running.signIn()
  const follow = async () => {
    const leaving = new AbortController()
    const headers = {
      'x-session-id': session,
      accept: 'text/event-stream',
      'x-forwarded-for': freshAddress(),
    }
    const response = await fetch(`${running.baseUrl}/api/changes`, { headers, signal: leaving.signal })
    if (response.status === 200) await response.body?.getReader().read()
    return {
      status: response.status,
      wait: response.headers.get('retry-after'),
      text: response.status === 200 ? '' : await response.text(),
      leave: () => leaving.abort(),
    }
  }
  const open = []
  for (let n = 0; n < maxStreams; n++) open.push(await follow())
  expect(open.map(({ status }) => status)).toEqual(Array(maxStreams).fill(200))
  const refused = await follow()
  expect([refused.status, refused.wait, refused.text]).toEqual([
    429,
    '5',
    expect.stringContaining('6 streams'),
  ])
  const threads = async () => (await running.call('GET', '/api/chat/threads', { session })).json
  const before = await threads()
  const streamed = async (path: string, body?: object) => {
    const headers = { 'x-session-id': session, accept: 'text/event-stream' }
    const post = { method: 'POST', body: JSON.stringify(body) }
    const asJson = { ...headers, 'content-type': 'application/json' }
    const answer = await fetch(running.baseUrl + path, body ? { ...post, headers: asJson } : { headers })
    return { status: answer.status, text: await answer.text() }
  }
  const question = { message: 'How long does cash last?', personaKey: 'financial_analyst' }
  const asked = () => streamed('/api/chat/send', question)
  for (const answer of [await asked(), await streamed('/api/chat/replies/none')])
    expect(answer).toEqual({ status: 429, text: expect.stringContaining('6 streams open, over all calls') })
  expect(await threads()).toEqual(before)
  const other = await running.signIn()
  const theirs = await fetch(`${running.baseUrl}/api/changes`, { headers: { 'x-session-id': other } })
  expect(theirs.status).toBe(200)
  open[0]?.leave()
  let next = await follow()
  for (let tries = 0; next.status !== 200 && tries < 50; tries++) next = await follow()
  expect(next.status).toBe(200)
  // The change feed of five windows leaves room for a reply.
  next.leave()
  let reply = await asked()
  for (let tries = 0; reply.status === 429 && tries < 50; tries++) reply = await asked()
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('event: answer')])
  for (const { leave } of [...open, next]) leave()
})
