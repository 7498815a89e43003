/** Accepting advice with a number, and recording how it turned out. */
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { KpiId } from '#schema/kpi/kpi'
import { plusDays } from '../../service/advisor/calendar.ts'
import { recordOutcomes } from '../../service/advisory/advisory.outcomes.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedMoment, fixedSources } from '../core/sources.ts'

let running: TestService
let session: string
let later = 0

beforeAll(async () => {
  const sources = fixedSources()
  const now = () => new Date(sources.now().getTime() + later * 86_400_000)
  running = await startTestService(inject('ownerUrl'), { sources: { ...sources, now } })
  session = await running.signIn()
})
afterAll(() => running.stop())

const list = async () => decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session }))
const score = async (headers = {}) =>
  decodeJson(api.readScore.output, await running.call('GET', '/api/nudges/score', { session, headers }))

const addWeek = async (weekStart: IsoDate, revenue: number) => {
  const kpiId = decodeOrThrow(KpiId, `week-${weekStart}`, 'An id')
  const figures = { profitMargin: 11, cashRunwayMonths: 3, cashRunwayWeeks: 13, transactions: 1300 }
  const expenses = { staff: 6000, supplies: 5800, premises: 2100, marketing: 400, other: 1400 }
  await running.service.store.append('cafe', {
    stream: `kpi-${kpiId}`,
    expectedVersion: 0,
    events: [{ type: 'KpiRecorded', data: { kpiId, weekStart, revenue, ...figures, expenses } }],
    metadata: {
      actor: 'test',
      persona: null,
      recordedAt: fixedMoment.toISOString(),
      correlationId: null,
      causationId: null,
    },
  })
}

it('shows the past advice of a demo business with its outcomes', async () => {
  const settled = (await list()).filter(({ outcome }) => outcome !== undefined)
  expect(settled.length).toBeGreaterThanOrEqual(4)
  const { groups, settled: listed, open } = await score()
  const [all] = groups
  expect(all).toMatchObject({ by: 'all', hits: 2, misses: 2, cannotTell: 1 })
  expect(listed.map(({ id }) => id).sort()).toEqual(settled.map(({ id }) => id).sort())
  expect(open).toBe(0)
  expect(new Set(groups.map(({ by }) => by))).toEqual(new Set(['all', 'style', 'measure']))
})

it('records with the acceptance what is expected, and later how it came out, once', async () => {
  const open = (await list()).find(({ status, promises }) => status === 'new' && promises !== undefined)
  if (open?.promises === undefined) throw new Error('No advisory with a number')
  const accepted = decodeJson(
    Advisory,
    await running.call('POST', `/api/nudges/${open.id}/accept`, { session }),
  )
  const { expects } = accepted
  if (expects === undefined) throw new Error('Nothing expected')
  expect(expects).toMatchObject({
    measure: 'revenue',
    change: open.promises.change,
    style: 'hospitality_ceo',
  })
  expect(expects.value - expects.before).toBeCloseTo(open.promises.change, 1)
  expect((await list()).find(({ id }) => id === open.id)).toEqual(accepted)
  expect((await score()).open).toBe(1)

  later = 50
  session = await running.signIn()
  expect(await recordOutcomes(running.service, 'cafe')).toBe(0)
  const first = plusDays(expects.from, -7)
  for (let week = 0; week < 5; week++) await addWeek(plusDays(first, 7 * week), expects.high)
  expect(await recordOutcomes(running.service, 'cafe')).toBe(1)
  expect(await recordOutcomes(running.service, 'cafe')).toBe(0)
  const settled = (await list()).find(({ id }) => id === open.id)
  expect(settled?.outcome).toMatchObject({ reached: true, found: expects.high })
  const events = await running.service.store.readStream('cafe', `advisory-${open.id}`)
  expect(events.map(({ type }) => type)).toEqual([
    'AdvisoryRaised',
    'AdvisoryAccepted',
    'AdvisoryOutcomeRecorded',
  ])
  expect(events.at(-1)?.data).toMatchObject({ figure: { formula: expect.any(String), value: expects.high } })
})

it('records an acceptance without a number as before', async () => {
  const plain = (await list()).find(({ status, promises }) => status === 'new' && promises === undefined)
  const accepted = decodeJson(
    Advisory,
    await running.call('POST', `/api/nudges/${plain?.id}/accept`, { session }),
  )
  expect(accepted.expects).toBeUndefined()
})

it('scores an earlier moment by the outcomes known then', async () => {
  const position = decodeJson(
    api.findMoment.output,
    await running.call('GET', '/api/history/moment?position=20', { session }),
  )
  expect(position.moment.position).toBe(20)
  expect((await score({ 'x-as-of': '20' })).settled).toEqual([])
})
