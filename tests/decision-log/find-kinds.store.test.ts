/** Kinds of result with rules of their own: advisories that became decisions, and alerts, which have no events. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { SearchResults } from '#schema/decision-log/find.endpoints'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { sources: fixedSources() })
  session = await running.signIn('consulting')
})
afterAll(() => running.stop())

const find = async (q: string, headers: Record<string, string>, filters: Record<string, string>) =>
  decodeJson(
    SearchResults,
    await running.call('GET', `/api/find?${new URLSearchParams({ q, ...filters })}`, { session, headers }),
  )

it('calls an accepted advisory a decision, and filters the one from the other', async () => {
  const nudges = Object(await running.call('GET', '/api/nudges', { session })).json
  const open = nudges.find(({ status }: { status: string }) => status === 'new')
  const word = open.title.match(/[A-Za-z]{5,}/)[0]
  const filtered = async (kinds: string) =>
    (await find(word, {}, { kinds, limit: '50' })).records.map(({ id }) => id)
  expect(await filtered('advisory')).toContain(open.id)
  expect(await filtered('decision')).not.toContain(open.id)
  const accepted = await running.call('POST', `/api/nudges/${open.id}/accept`, { session, body: {} })
  expect(accepted.status).toBe(200)
  expect(await filtered('advisory')).not.toContain(open.id)
  expect(await filtered('decision')).toContain(open.id)
})

it('finds alerts by their words, in their days, and only as told by the service', async () => {
  const board = Object(await running.call('GET', '/api/alerts', { session })).json
  const [alert] = board.alerts
  const word = alert.title.match(/[A-Za-z]{5,}/)[0]
  const kinds = 'alert'
  const ids = async (filters: Record<string, string>, headers = {}) =>
    (await find(word, headers, { kinds, limit: '50', ...filters })).records.map(({ id }) => id)
  expect(await ids({})).toContain(alert.id)
  expect(await ids({ who: 'me' })).toEqual([])
  expect(await ids({ from: '2030-01-01T00:00:00.000Z' })).toEqual([])
  expect(await ids({ to: '2020-01-01T00:00:00.000Z' })).toEqual([])
  expect(await ids({}, { 'x-as-of': '3' })).toEqual([])
})
