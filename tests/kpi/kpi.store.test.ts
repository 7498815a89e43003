import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { expenseKinds, KpiId } from '#schema/kpi/kpi'
import { kpiProjection } from '../../service/kpi/kpi.projection.ts'
import { up as addPosition } from '../../service/migrations/290-kpi-position.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const weeks = async (as = session) =>
  decodeJson(api.listKpis.output, await running.call('GET', '/api/kpis', { session: as }))
const days = async (as = session) =>
  decodeJson(api.listHours.output, await running.call('GET', '/api/kpis/hourly', { session: as }))

const day = (text: string): IsoDate => decodeOrThrow(IsoDate, text, 'A day')

const append = (stream: string, expectedVersion: number, event: AnyEvent) =>
  running.service.store.append('consulting', {
    stream,
    expectedVersion,
    events: [event],
    metadata: {
      actor: 'test',
      persona: null,
      recordedAt: '2026-11-20T01:00:00.000Z',
      correlationId: null,
      causationId: null,
    },
  })

it('lists the hours of each day, oldest first, and requires a session', async () => {
  const listed = await days()
  expect(listed.length).toBeGreaterThan(56)
  expect(listed.map(({ date }) => date)).toEqual(listed.map(({ date }) => date).sort())
  expect(listed.at(-1)?.date).toBe('2026-11-19')
  const latest = (await weeks()).at(-1)
  const ofWeek = listed.filter(({ date }) => date >= '2026-11-09' && date <= '2026-11-15')
  const takings = ofWeek.flatMap(({ hours }) => hours).reduce((sum, { revenue }) => sum + revenue, 0)
  expect([latest?.weekStart, takings]).toEqual(['2026-11-09', latest?.revenue])
  expect((await running.call('GET', '/api/kpis/hourly')).status).toBe(401)
})

it('shows the hours of its own business only', async () => {
  const other = await days(await running.signIn('realestate'))
  expect(other.at(-1)?.hours).not.toEqual((await days()).at(-1)?.hours)
})

it('names the event that recorded each week', async () => {
  const latest = (await weeks()).at(-1)
  const before = `/api/audit?before=${(latest?.position ?? 0) + 1}`
  const [event] = await decodeJson(api.listAudit.output, await running.call('GET', before, { session }))
  expect(event).toMatchObject({ type: 'KpiRecorded', position: latest?.position })
  expect(event?.dataRefsJson.weekStart).toBe(latest?.weekStart)
})

it('lists a week with its costs, and without them if they are unknown', async () => {
  const latest = (await weeks()).at(-1)
  const spent = expenseKinds.reduce((sum, kind) => sum + (latest?.expenses?.[kind] ?? Number.NaN), 0)
  const profit = Math.round(((latest?.revenue ?? 0) * (latest?.profit_margin ?? 0)) / 100)
  expect(spent).toBe((latest?.revenue ?? 0) - profit)

  const consulting = await running.signIn('consulting')
  await append('kpi-bare', 0, {
    type: 'KpiRecorded',
    data: {
      kpiId: decodeOrThrow(KpiId, 'bare', 'An id'),
      weekStart: day('2026-11-16'),
      revenue: 1000,
      profitMargin: 10,
      cashRunwayMonths: 3,
      cashRunwayWeeks: 13,
      transactions: 2,
    },
  })
  expect((await weeks(consulting)).at(-1)).toEqual({
    id: 'bare',
    weekStart: '2026-11-16',
    revenue: 1000,
    profit_margin: 10,
    cash_runway: 3,
    cash_runway_weeks: 13,
    weekly_footfall: 2,
    // The newest event recorded it.
    position: (
      await running.service.database
        .of('consulting')
        .selectFrom('workspace_head')
        .select('position')
        .executeTakeFirstOrThrow()
    ).position,
  })
})

it('treats a day recorded again as a correction', async () => {
  const consulting = await running.signIn('consulting')
  const before = await days(consulting)
  const hours = [{ hour: 9, transactions: 1, revenue: 1640 }]
  const date = before.at(-1)?.date ?? day('2026-11-19')
  await append(`kpi-${date}`, 1, { type: 'HoursRecorded', data: { date, hours } })
  expect(await days(consulting)).toEqual([...before.slice(0, -1), { date, hours }])
})

it('keeps the position of the event in the row, and an upgrade adds it to older rows', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: running.database.ownerUrl }) }),
  })
  try {
    const rows = async () => (await owner.query('select id, position from kpi order by workspace, id')).rows
    const { rows: events } = await owner.query(
      `select data->>'kpiId' as id, position from events where type = 'KpiRecorded' order by workspace, 1`,
    )
    expect(events.length).toBeGreaterThan(100)
    expect(await rows()).toEqual(events)
    await owner.query('alter table kpi drop column position')
    await addPosition(db)
    expect(await rows()).toEqual(events)
  } finally {
    await db.destroy()
    await owner.end()
  }
})

it('rebuilds weeks and days to identical rows', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    const rows = async () => [
      (await owner.query(`select * from kpi where workspace = 'cafe' order by id`)).rows,
      (await owner.query(`select * from kpi_day where workspace = 'cafe' order by date`)).rows,
    ]
    const live = await rows()
    await owner.query(`update kpi set expenses = null where workspace = 'cafe'`)
    await owner.query(`update kpi_day set hours = '[]' where workspace = 'cafe' and date > '2026-11-01'`)
    await owner.query(`delete from kpi_day where workspace = 'cafe' and date < '2026-10-01'`)
    await owner.query(`insert into kpi_day values ('cafe', '2020-01-01', '[]')`)
    expect(await rows()).not.toEqual(live)
    await rebuildWorkspace(owner, 'cafe', [kpiProjection])
    expect(await rows()).toEqual(live)
  } finally {
    await owner.end()
  }
})
