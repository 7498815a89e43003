/** The columns of an exported table match what the log shows for each event. */
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { LogExport } from '#schema/decision-log/log-export'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { csvRows } from './csv-rows.ts'

let running: TestService
let session: string
const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  const answer = await running.call('POST', '/api/login/demo', { body: {}, headers: { 'user-agent': agent } })
  session = decodeJson(t.type({ sessionId: t.string }), answer).sessionId
  await running.call('POST', '/api/briefs/generate', { session, body: { topic: 'Our margin' } })
})
afterAll(() => running.stop())

const shown = async (): Promise<readonly AuditEntry[]> => {
  const all: AuditEntry[] = []
  for (let next: string | undefined = '/api/audit'; next !== undefined; ) {
    const answer = await running.call('GET', next, { session })
    all.push(...decodeJson(t.array(AuditEntry), answer))
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return all
}

/** Rows of the exported log by column name. */
const exported = async (): Promise<readonly ReadonlyMap<string, string>[]> => {
  const made = decodeJson(
    LogExport,
    await running.call('POST', '/api/audit/exports', { session, body: { format: 'csv' } }),
  )
  const response = await fetch(`${running.baseUrl}/api/audit/exports/${made.exportId}`, {
    headers: { 'x-session-id': session },
  })
  const [head = [], ...rows] = csvRows((await response.text()).replace('\uFEFF', ''))
  expect(new Set(head).size).toBe(head.length)
  return rows.map((row) => new Map(head.map((name, column) => [name, row[column] ?? ''])))
}

const columns = {
  position: ({ position }: AuditEntry) => String(position),
  event: ({ title }: AuditEntry) => title,
  about: ({ subject }: AuditEntry) => subject ?? '',
  confidence: ({ confidence }: AuditEntry) => (confidence === undefined ? '' : String(confidence)),
  'confidence label of its kind': ({ confidenceLabel }: AuditEntry) => confidenceLabel ?? '',
  device: ({ device }: AuditEntry) => device ?? '',
  persona: ({ personaKey }: AuditEntry) => personaKey ?? '',
  actor: ({ actor }: AuditEntry) => actor,
} as const

const expectColumns = async (entries: readonly AuditEntry[]) => {
  const rows = await exported()
  expect(rows).toHaveLength(entries.length)
  for (const [name, of] of Object.entries(columns))
    expect(rows.map((row) => row.get(name))).toEqual(entries.map(of))
}

it('gives subject, confidence and device of each event', async () => {
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const entries = await shown()
  // Control: each column has filled and empty cells.
  for (const of of [columns.about, columns.confidence, columns.device]) {
    expect(entries.some((entry) => of(entry) !== '')).toBe(true)
    expect(entries.some((entry) => of(entry) === '')).toBe(true)
  }
  expect(entries.map(columns.device)).toContain('Chrome on macOS')
  await expectColumns(entries)
})

it('leaves devices out while identifiers are masked', async () => {
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const entries = await shown()
  expect(entries.map(columns.device)).not.toContain('Chrome on macOS')
  await expectColumns(entries)
})
