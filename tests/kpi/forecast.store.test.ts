/** The call for forecasts: now, and as of an earlier moment. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { forecastMeasures } from '#schema/kpi/forecast'
import { plusDays } from '../../service/advisor/calendar.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const weeks = async () => decodeJson(api.listKpis.output, await running.call('GET', '/api/kpis', { session }))
const forecasts = async (headers = {}) =>
  decodeJson(api.listForecasts.output, await running.call('GET', '/api/kpis/forecasts', { session, headers }))

it('begins in the week after the last on record, and requires a session', async () => {
  const latest = (await weeks()).at(-1)
  const all = await forecasts()
  expect(all.map(({ measure }) => measure)).toEqual(forecastMeasures)
  const drawn = all.filter(({ status }) => status === 'forecast')
  expect(drawn.length).toBeGreaterThan(0)
  for (const { weeks: ahead } of drawn) {
    expect(ahead.map(({ weekStart }) => weekStart)).toEqual(
      [7, 14, 21, 28].map((days) => latest && plusDays(latest.weekStart, days)),
    )
    for (const { value, low, high } of ahead)
      expect([low, value, high]).toEqual([low, value, high].sort((a, b) => a - b))
  }
  expect((await running.call('GET', '/api/kpis/forecasts')).status).toBe(401)
})

it('is made from what was on record at an earlier moment', async () => {
  const [, , , , fifth] = await weeks()
  const early = await forecasts({ 'x-as-of': String(fifth?.position) })
  for (const { status, weeks: ahead } of early)
    expect([status, ahead[0]?.weekStart]).toEqual(['too-early', fifth && plusDays(fifth.weekStart, 7)])
})
