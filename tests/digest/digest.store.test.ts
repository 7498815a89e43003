/** The digest over HTTP: each reader's own, at an earlier moment, and of a business without records. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Digest } from '#schema/digest/digest'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { type Browser, keptMail, setUpBakery } from '../people/account-client.ts'

let running: TestService
let session: string
let owner: Browser

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { mailer: keptMail().mailer })
  session = await running.signIn()
  owner = await setUpBakery(running)
})
afterAll(() => running.stop())

const read = async (query = '', headers = {}): Promise<Digest> =>
  decodeJson(Digest, await running.call('GET', `/api/digest${query}`, { session, headers }))

it('tells of the last whole week, or of the last month', async () => {
  const [week, month] = [await read(), await read('?kind=monthly')]
  expect([week.from, week.to, month.from, month.to]).toEqual([
    '2026-11-09',
    '2026-11-15',
    '2026-10-01',
    '2026-10-31',
  ])
  const answer = await running.call('GET', '/api/digest?kind=yearly', { session })
  expect([answer.status, JSON.stringify(answer.json)]).toEqual([400, expect.stringContaining('"kind"')])
})

it('takes more to be told once its reader lowers the sensitivity', async () => {
  const save = (alertThreshold: string) =>
    running.call('POST', '/api/my-profile', { session, body: { role: 'Owner', alertThreshold } })
  await save('high')
  const high = await read()
  await save('low')
  expect((await read()).title).toMatch(/^An ordinary week/)
  expect(high.title).not.toBe((await read()).title)
})

it('invents nothing for a new business', async () => {
  const { json } = await owner.call('GET', '/api/digest')
  expect(json).toMatchObject({
    businessName: 'Larkin Street Bakery',
    title: 'Nothing is on record yet',
    lines: [],
    charts: [],
  })
  expect(json).not.toHaveProperty('decision')
})
