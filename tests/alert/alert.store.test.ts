/** Alerts over HTTP: also at an earlier moment, refused with the field named, and never those of others. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AlertBoard } from '#schema/alert/alert'
import { decodeOrThrow } from '#schema/core/decode'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { sources: fixedSources() })
  session = await running.signIn('consulting')
})
afterAll(() => running.stop())

const board = async (asOf?: string, as = session) =>
  decodeOrThrow(
    AlertBoard,
    (
      await running.call('GET', '/api/alerts', {
        session: as,
        ...(asOf === undefined ? {} : { headers: { 'x-as-of': asOf } }),
      })
    ).json,
    'The alerts',
  )
const call = (method: string, path: string, body?: object, as = session) =>
  running.call(method, `/api/alerts/${path}`, { session: as, ...(body ? { body } : {}) })
const stateOf = async (id: string, asOf?: string) =>
  (await board(asOf)).alerts.find((alert) => alert.id === id)?.state

it('a snooze holds, is taken back, and as of the moment before it there was none', async () => {
  const [first] = (await board()).alerts
  const id = first?.id ?? ''
  const { headers } = await running.call('GET', '/api/alerts', { session })
  const position = headers.get('x-position') ?? ''
  expect((await call('POST', `${id}/snooze`, { until: '2026-12-14' })).status).toBe(200)
  expect(await stateOf(id)).toBe('snoozed')
  expect(await stateOf(id, position)).toBe('open')
  expect((await call('POST', `${id}/wake`)).status).toBe(200)
  expect(await stateOf(id)).toBe('open')
  expect((await call('POST', `${id}/wake`)).status).toBe(409)
})

it.each([
  ['POST', 'supplies-share-2026-10-26/snooze', { until: '2020-01-01' }, 400],
  ['POST', 'supplies-share-2026-10-26/snooze', { until: '2099-01-01' }, 400],
  ['POST', 'supplies-share-2026-10-26/snooze', {}, 400],
  ['POST', 'rubbish/snooze', { until: '2026-12-14' }, 404],
  ['POST', 'revenue-2020-01-06/snooze', { until: '2026-12-14' }, 404],
  ['PUT', 'revenue-2020-01-06/rating', { isUseful: true }, 404],
  ['PUT', 'supplies-share-2026-10-26/rating', { isUseful: 'yes' }, 400],
  ['PUT', 'subjects/weather', { isMuted: true }, 404],
  ['PUT', 'subjects/margin', {}, 400],
])('%s %s with %j is %i, and records nothing', async (method, path, body, status) => {
  const before = await board()
  expect((await call(method, path, body)).status).toBe(status)
  expect(await board()).toEqual(before)
})

it('mutes a subject here, and nowhere else', async () => {
  expect((await call('PUT', 'subjects/margin', { isMuted: true })).json).toMatchObject({ isMuted: true })
  const muted = async (as: string) =>
    (await board(undefined, as)).subjects.filter(({ isMuted }) => isMuted).map(({ subject }) => subject)
  expect(await muted(session)).toEqual(['margin'])
  expect(await muted(await running.signIn('cafe'))).toEqual([])
  await call('PUT', 'subjects/margin', { isMuted: false })
  expect(await muted(session)).toEqual([])
})
