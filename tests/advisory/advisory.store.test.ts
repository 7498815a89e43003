import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const list = async (): Promise<readonly Advisory[]> =>
  decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session }))

it('lists by priority, then new before decided, then newest first', async () => {
  const advisories = await list()
  const weight = { high: 3, medium: 2, low: 1 }
  const sorted = [...advisories].sort(
    (a, b) =>
      weight[b.urgency] - weight[a.urgency] ||
      Number(a.status !== 'new') - Number(b.status !== 'new') ||
      b.createdAt.localeCompare(a.createdAt),
  )
  expect(advisories).toEqual(sorted)
  expect(new Set(advisories.map(({ status }) => status)).size).toBe(3)
})

it('is decided once: of 20 concurrent accepts one succeeds, 19 get 409, and one event is recorded', async () => {
  const open = (await list()).find(({ status }) => status === 'new')
  const accepts = Array.from({ length: 20 }, () =>
    running.call('POST', `/api/nudges/${open?.id}/accept`, { session }),
  )
  const answers = await Promise.all(accepts)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  const events = await running.service.store.readStream('cafe', `advisory-${open?.id}`)
  expect(events.map(({ type }) => type)).toEqual(['AdvisoryRaised', 'AdvisoryAccepted'])
  const answer = answers.find(({ status }) => status === 200)?.json
  expect((await list()).find(({ id }) => id === open?.id)).toEqual(answer)
})

it('returns a dismissed advisory as the list then shows it', async () => {
  const open = (await list()).find(({ status }) => status === 'new')
  const dismissed = decodeJson(
    Advisory,
    await running.call('POST', `/api/nudges/${open?.id}/dismiss`, { session }),
  )
  expect(dismissed.status).toBe('dismissed')
  expect((await list()).find(({ id }) => id === open?.id)).toEqual(dismissed)
  expect((await running.call('POST', `/api/nudges/${open?.id}/accept`, { session })).status).toBe(409)
})
