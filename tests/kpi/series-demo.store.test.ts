/** The same series from the weekly records of a demo. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string
beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const series = async (grain: string, from: string, to: string) =>
  decodeJson(
    api.readSeries.output,
    await running.call('GET', `/api/kpis/series?grain=${grain}&from=${from}&to=${to}`, { session }),
  )
const weeks = async () => decodeJson(api.listKpis.output, await running.call('GET', '/api/kpis', { session }))

it('gives each week as it was recorded, with its costs and the same week last year', async () => {
  const recorded = await weeks()
  const { periods, basis } = await series('week', '2025-11-17', '2026-11-15')
  expect(periods).toHaveLength(52)
  expect(basis).toEqual({})
  const byStart = new Map(recorded.map((week) => [String(week.weekStart), week]))
  for (const { from, figures, lastYear, isWhole } of periods) {
    const week = byStart.get(from)
    expect([from, isWhole, Number(figures.revenue), figures.margin, figures.runwayWeeks]).toEqual([
      from,
      true,
      week?.revenue,
      week?.profit_margin,
      week?.cash_runway_weeks,
    ])
    expect(Number(figures.revenue) - Number(figures.costs)).toBeCloseTo(Number(figures.profit), 2)
    const yearBefore = new Date(Date.parse(from) - 364 * 86_400_000).toISOString().slice(0, 10)
    expect(lastYear && Number(lastYear.revenue)).toBe(byStart.get(yearBefore)?.revenue)
  }
})

it('sums a month from the weeks whose Thursday is in it', async () => {
  const recorded = await weeks()
  const { periods, monthsOf } = await series('month', '2026-10-01', '2026-10-31')
  const ofOctober = recorded.filter(({ weekStart }) => weekStart >= '2026-09-28' && weekStart <= '2026-10-26')
  const sum = ofOctober.reduce((all, { revenue }) => all + revenue, 0)
  expect([monthsOf, periods.length, Number(periods[0]?.figures.revenue)]).toEqual(['weeks', 1, sum])
})

it('has days where hours are on record, and says so of no others', async () => {
  const { periods } = await series('day', '2026-11-09', '2026-11-15')
  const week = (await series('week', '2026-11-09', '2026-11-15')).periods[0]
  const sum = periods.reduce((all, { figures }) => all + Number(figures.revenue ?? 0), 0)
  expect(sum).toBe(Number(week?.figures.revenue))
  const early = (await series('day', '2025-11-10', '2025-11-16')).periods
  expect(early.map(({ figures }) => figures)).toEqual(Array(7).fill({}))
})

it('names the event of a recorded week', async () => {
  const latest = (await weeks()).at(-1)
  const answer = await running.call('GET', `/api/kpis/period?grain=week&day=${latest?.weekStart}`, {
    session,
  })
  const detail = decodeJson(api.readPeriod.output, answer)
  expect(detail.position).toBe(latest?.position)
  expect(detail.days).toHaveLength(7)
})

it('lists the targets that the focus names for figures on record', async () => {
  const answer = await running.call('GET', '/api/kpis/targets', { session })
  const targets = decodeJson(api.listTargets.output, answer)
  expect(targets.map(({ measure, target, metric }) => [measure, target, metric])).toContainEqual([
    'margin',
    13,
    'Profit margin of 13% or more',
  ])
})
