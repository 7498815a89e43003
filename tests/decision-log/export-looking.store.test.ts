/** Revealing, exporting and erasing are recorded; reading is not (decision 26). */
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, parameterNames } from '#schema/core/endpoint'
import { shapeOf } from '#schema/core/json-schema'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { LogExport } from '#schema/decision-log/log-export'
import { eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { openEraseTools, signTestNote } from './erase-tools.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const heads = async (): Promise<unknown> => {
  const of = (workspace: string) =>
    running.service.database.of(workspace).selectFrom('workspace_head').selectAll().execute()
  return Promise.all(['cafe', 'realestate', 'consulting', 'site'].map(of))
}

const newest = async () =>
  decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))[0]

/** Values for path and query parameters: numbers for positions and sizes, a word for searches. */
const needed: { readonly [name: string]: string } = {
  position: '7',
  size: '9',
  from: '3',
  to: '9',
  q: 'margin',
}

/** Values for calls in which those fields mean days instead. */
const neededBy: { readonly [call: string]: typeof needed } = {
  readSeries: { from: '2026-10-05', to: '2026-10-11', grain: 'week' },
  readPeriod: { day: '2026-10-05', grain: 'week' },
  readMetric: { metric: 'Revenue of $10,000 a week', timeline: 'quarter' },
  listDayRows: { kind: 'sales', day: '2026-10-05' },
}

it('records no read call', async () => {
  const { exportId } = decodeJson(
    LogExport,
    await running.call('POST', '/api/audit/exports', { session, body: { format: 'csv' } }),
  )
  // Proofs need a signed checkpoint.
  expect((await running.call('GET', '/api/audit/checkpoint', { session })).status).toBe(200)
  const before = await heads()
  const statuses: Record<string, number> = {}
  for (const [name, row] of Object.entries<Endpoint>(api)) {
    if (row.method !== 'GET') continue
    const inPath = parameterNames(row.path)
    const path = row.path.replace(/:([A-Za-z]+)/g, (_, field) => needed[field] ?? exportId)
    const query = shapeOf(row.input).required.filter((field) => !inPath.includes(field))
    const asked = new URLSearchParams(
      query.map((field) => [field, (neededBy[name] ?? needed)[field] ?? exportId]),
    )
    const response = await fetch(`${running.baseUrl}/api${path}?${asked}`, {
      headers: { 'x-session-id': session },
    })
    await response.arrayBuffer()
    statuses[name] = response.status
  }
  // Made-up ids give 404, and a demo has no people whose data could be downloaded; everything else must have succeeded.
  expect(statuses.downloadMyData).toBe(409)
  delete statuses.downloadMyData
  const found = Object.values(statuses).filter((status) => status === 200)
  expect(found.length).toBeGreaterThan(12)
  expect(Object.entries(statuses).filter(([, status]) => status !== 200 && status !== 404)).toEqual([])
  for (const query of ['q=margin', 'kinds=advisory', 'confidence=high', 'order=oldest', 'before=9'])
    expect((await running.call('GET', `/api/audit?${query}`, { session })).status, query).toBe(200)
  expect(await heads()).toEqual(before)
})

it('records who reveals identifiers, who exports, and what was erased', async () => {
  const mine = async () => ({ by: (await newest())?.actor, type: (await newest())?.type })
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const { by } = await mine()
  expect(await mine()).toEqual({ by: expect.stringMatching(/^session:/), type: 'IdentifiersToggled' })
  await running.call('POST', '/api/audit/exports', { session, body: { format: 'ndjson' } })
  expect(await mine()).toEqual({ by, type: 'LogExported' })
  await running.call('POST', '/api/my-profile', { session, body: { role: 'Owner' } })
  const tools = await openEraseTools(running.database.ownerUrl, running.service)
  await eraseSubject(tools, 'cafe', 'person-current', signTestNote)
  await tools.close()
  expect(await mine()).toEqual({ by: 'operator', type: 'SubjectErased' })
})
