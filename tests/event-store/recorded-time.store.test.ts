import { subHours } from 'date-fns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const timesOf = async (workspace = 'cafe') => {
  const { rows } = await running.service.database.withReader(workspace, (client) =>
    client.query<{ recorded_at: string }>(
      'select recorded_at from events where workspace = $1 order by position',
      [workspace],
    ),
  )
  return rows.map((row) => row.recorded_at)
}

/** A second process over the same database, with its own clock. */
const beside = (now: () => Date): Service =>
  openService(running.database.serviceUrl, projections, { ...systemSources, now }, () => {})

const toggle = (service: Service) =>
  runCommand(service.store, {
    workspace: 'cafe',
    decider: decisionLogDecider,
    id: 'identifiers',
    command: { type: 'toggle' },
    metadata: { actor: 'test', persona: null, correlationId: null, causationId: null },
  })

it('times follow the order of positions under concurrency', async () => {
  const post = (path: string) => running.call('POST', path, { session })
  const calls = Array.from({ length: 24 }, () => post('/api/privacy/toggle-identifiers'))
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  const times = await timesOf()
  expect(times).toEqual([...times].sort())
})

it('an event has the same time in the answer, the table and the log', async () => {
  const listed = decodeJson(api.listAdvisories.output, await running.call('GET', '/api/nudges', { session }))
  const open = listed.filter(({ status }) => status === 'new')
  expect(open.length).toBeGreaterThan(1)
  const answers = await Promise.all(
    open.map(async ({ id }) => {
      const headers = { 'idempotency-key': `accept-${id}` }
      const accept = () => running.call('POST', `/api/nudges/${id}/accept`, { session, headers })
      const [first, again] = [await accept(), await accept()]
      expect(again.json).toEqual(first.json)
      return decodeJson(api.acceptAdvisory.output, first)
    }),
  )
  const after = decodeJson(api.listAdvisories.output, await running.call('GET', '/api/nudges', { session }))
  for (const { id, settledAt } of answers) {
    expect(after.find((one) => one.id === id)?.settledAt).toBe(settledAt)
    const events = await running.service.store.readStream('cafe', `advisory-${id}`)
    expect(events.at(-1)?.recordedAt).toBe(settledAt)
  }
})

it('times never run backwards, even if a clock does, in one process or across two', async () => {
  const ahead = beside(() => new Date('2027-03-01T10:00:00.000Z'))
  const late = beside(() => subHours(new Date('2027-03-01T10:00:00.000Z'), 5))
  try {
    for (const service of [ahead, late, ahead, late, late]) await toggle(service)
    await Promise.all(Array.from({ length: 20 }, (_, turn) => toggle(turn % 2 ? ahead : late)))
  } finally {
    await ahead.database.end()
    await late.database.end()
  }
  const restarted = beside(() => subHours(new Date('2027-03-01T10:00:00.000Z'), 72))
  await toggle(restarted)
  await restarted.database.end()
  const times = await timesOf()
  expect(times).toEqual([...times].sort())
  expect(times.at(-1)).toBe('2027-03-01T10:00:00.000Z')
})
