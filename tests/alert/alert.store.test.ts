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
  ['PUT', 'subjects/weather/watch', { isWatched: true }, 404],
  ['PUT', 'subjects/margin/watch', { isWatched: 1 }, 400],
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

it('watches a figure here, as of then not yet, and no longer; the log names it in words', async () => {
  const watchedOf = async (as: string, asOf?: string) =>
    (
      await running.call('GET', '/api/alerts/watched', {
        session: as,
        ...(asOf === undefined ? {} : { headers: { 'x-as-of': asOf } }),
      })
    ).json
  const { headers } = await running.call('GET', '/api/alerts/watched', { session })
  const before = headers.get('x-position') ?? ''
  const watch = (subject: string, isWatched: boolean) =>
    call('PUT', `subjects/${subject}/watch`, { isWatched })
  expect((await watch('supplies-share', true)).json).toEqual({ about: 'supplies-share', isWatched: true })
  await watch('runway', true)
  await watch('runway', true)
  const both = [
    { subject: 'supplies-share', name: 'contractor share of revenue' },
    { subject: 'runway', name: 'cash runway' },
  ]
  expect(await watchedOf(session)).toEqual(both)
  expect(await watchedOf(session, before)).toEqual([])
  expect(await watchedOf(await running.signIn('cafe'))).toEqual([])
  expect((await board()).subjects.filter(({ isWatched }) => isWatched)).toHaveLength(2)
  const { json: digest } = await running.call('GET', '/api/digest', { session })
  expect(digest).toMatchObject({ watched: [{}, { text: expect.stringMatching(/^The cash runway was /) }] })
  await watch('supplies-share', false)
  await watch('runway', false)
  expect(await watchedOf(session)).toEqual([])
  const { json: log } = await running.call('GET', '/api/audit?limit=4', { session })
  expect(log).toMatchObject([
    { title: 'Figure no longer watched', subject: 'cash runway' },
    { title: 'Figure no longer watched', subject: 'supplies share of revenue' },
    { title: 'Figure watched', subject: 'cash runway' },
    { title: 'Figure watched', subject: 'supplies share of revenue' },
  ])
})
