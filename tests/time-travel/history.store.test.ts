import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { ProblemDetails } from '#schema/core/problem'
import { connectOwner } from '../../service/read-models/rebuild.ts'
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

const post = async (path: string, body?: unknown) => {
  const { status } = await running.call('POST', path, { session, ...(body === undefined ? {} : { body }) })
  expect([path, status]).toEqual([path, 200])
}

const moment = (query = '') => running.call('GET', `/api/history/moment${query}`, { session })

it('finds the newest event recorded by a given time', async () => {
  const newest = decodeJson(api.findMoment.output, await moment())
  expect(newest.moment).toEqual(newest.last)
  expect(newest.first.position).toBe(2)
  const day = '2026-10-15T00:00:00.000Z'
  const { moment: found } = decodeJson(api.findMoment.output, await moment(`?at=${day}`))
  const { rows } = await running.service.database.withReader('cafe', (client) =>
    client.query<{ position: number }>(
      `select max(position) as position from events where workspace = 'cafe' and recorded_at <= $1`,
      [day],
    ),
  )
  expect(found.position).toBe(rows[0]?.position)
  const exactly = decodeJson(api.findMoment.output, await moment(`?at=${found.recordedAt}`))
  expect(exactly.moment).toEqual(found)
  const before = decodeJson(api.findMoment.output, await moment('?at=2001-01-01T00:00:00.000Z'))
  expect(before.moment).toEqual(newest.first)
  expect(fieldsOf(await moment('?at=yesterday'))).toEqual(['at'])
  expect(fieldsOf(await moment('?at=2026-02-30T00:00:00.000Z'))).toEqual(['at'])
  expect(fieldsOf(await moment(`?at=${day}&position=3`))).toEqual(['position'])
  expect(fieldsOf(await moment('?position=1'))).toEqual(['position'])
  expect(decodeJson(api.findMoment.output, await moment('?position=7')).moment.position).toBe(7)
})

it('ignores events after the moment that the caller looks at', async () => {
  const { first, last } = decodeJson(api.findMoment.output, await moment())
  const asOf = last.position - 10
  const then = async (query = '') =>
    decodeJson(
      api.findMoment.output,
      await running.call('GET', `/api/history/moment${query}`, {
        session,
        headers: { 'x-as-of': String(asOf) },
      }),
    )
  const { moment: shown } = decodeJson(api.findMoment.output, await moment(`?position=${asOf}`))
  expect(await then()).toEqual({ moment: shown, first, last: shown })
  expect(await then(`?at=${last.recordedAt}`)).toEqual({ moment: shown, first, last: shown })
  expect((await then(`?position=${last.position}`)).moment).toEqual(shown)
  expect((await then(`?position=${asOf - 1}`)).moment.position).toBe(asOf - 1)
  expect((await then(`?at=${first.recordedAt}`)).moment.position).toBeLessThan(asOf)
  const unknown = await running.call('GET', `/api/history/moment?position=${last.position + 99}`, {
    session,
    headers: { 'x-as-of': String(asOf) },
  })
  expect([unknown.status, fieldsOf(unknown)]).toEqual([400, ['position']])
})

it('lists the changes between two moments', async () => {
  const { last } = decodeJson(api.findMoment.output, await moment())
  const since = async (from: number, to: number) =>
    running.call('GET', `/api/history/changes?from=${from}&to=${to}`, { session })
  const none = decodeJson(api.compareMoments.output, await since(last.position, last.position))
  expect([none.happened, none.before]).toEqual([[], none.after])
  const advisories = decodeJson(
    api.listAdvisories.output,
    await running.call('GET', '/api/nudges', { session }),
  )
  const fresh = advisories.filter(({ status }) => status === 'new')
  await post('/api/persona/select', { personaKey: 'value_investor' })
  await post(`/api/nudges/${fresh[0]?.id}/accept`)
  const changed = decodeJson(api.compareMoments.output, await since(last.position, last.position + 2))
  expect(changed.happened).toEqual([
    { type: 'AdvisoryAccepted', title: 'Advisory accepted', count: 1, last: last.position + 2 },
    { type: 'PersonaChanged', title: expect.any(String), count: 1, last: last.position + 1 },
  ])
  expect(changed.after).toEqual({
    ...changed.before,
    currentPersona: 'value_investor',
    openAdvisories: fresh.length - 1,
  })
  expect(changed.before.week?.revenue).toBeGreaterThan(0)
  const backwards = await since(last.position, 2)
  expect([backwards.status, fieldsOf(backwards)[0]]).toEqual([400, 'to'])
  const beyond = await since(1, last.position + 99)
  expect(fieldsOf(beyond)).toEqual(['from', 'to'])
})

it('gives the nearest moment if events were deleted from the database, and never fails', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  const { last } = decodeJson(api.findMoment.output, await moment())
  const remove = (which: string) => owner.query(`delete from events where workspace = 'cafe' and ${which}`)
  try {
    await owner.query('set session_replication_role = replica')
    await remove(`position in (2, 9, 10, ${last.position})`)
    const found = decodeJson(api.findMoment.output, await moment('?position=10'))
    expect([found.moment.position, found.first.position, found.last.position]).toEqual([
      8,
      1,
      last.position - 1,
    ])
    expect((await moment(`?at=${last.recordedAt}`)).status).toBe(200)
    await remove('position < 8')
    expect(decodeJson(api.findMoment.output, await moment()).first.position).toBe(8)
    await remove('true')
    expect(fieldsOf(await moment())).toEqual(['position'])
    const changes = await running.call('GET', '/api/history/changes?from=8&to=20', { session })
    expect(fieldsOf(changes)).toEqual(['position'])
  } finally {
    await owner.end()
  }
})
