import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { LogExport } from '#schema/decision-log/log-export'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { csvRows } from './csv-rows.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const exported = async (body: object, by = session) =>
  decodeJson(LogExport, await running.call('POST', '/api/audit/exports', { session: by, body }))

const download = async ({ exportId }: LogExport) => {
  const response = await fetch(`${running.baseUrl}/api/audit/exports/${exportId}`, {
    headers: { 'x-session-id': session },
  })
  return { status: response.status, headers: response.headers, text: textOf(await response.arrayBuffer()) }
}

// Every byte: `response.text()` would drop the byte order mark.
const textOf = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('utf8')

const entriesIn = (json: unknown) =>
  decodeJson(t.array(AuditEntry), { status: 200, headers: new Headers(), text: '', json })

/** The whole log as its pages show it, newest first. */
const pages = async (query = ''): Promise<readonly AuditEntry[]> => {
  const all: AuditEntry[] = []
  for (let next: string | undefined = `/api/audit?${query}`; next !== undefined; ) {
    const answer = await running.call('GET', next, { session })
    all.push(...decodeJson(t.array(AuditEntry), answer))
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return all
}

const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })

it("exports the whole log as JSON, identical to its pages, without the export's own event", async () => {
  const shown = await pages()
  const made = await exported({ format: 'json' })
  expect(made).toMatchObject({
    format: 'json',
    query: {},
    order: 'newest',
    count: shown.length,
    until: shown.length,
  })
  const { status, headers, text } = await download(made)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${made.fileName}"`)
  expect(entriesIn(JSON.parse(text))).toEqual(shown)
})

it('is recorded as an event, and a row of the log', async () => {
  const made = await exported({ format: 'csv', kinds: 'advisory,brief', order: 'oldest' })
  const [newest] = await pages()
  expect(newest).toMatchObject({
    title: 'Log exported',
    type: 'LogExported',
    position: made.until + 1,
    dataRefsJson: { count: made.count },
    data: {
      format: 'csv',
      query: { kinds: 'advisory,brief' },
      order: 'oldest',
      count: made.count,
      hidesIdentifiers: true,
    },
  })
})

it('exports the matching events, in the requested order', async () => {
  const meant = await pages('kinds=advisory')
  const made = await exported({ format: 'ndjson', kinds: 'advisory', order: 'oldest' })
  const { text } = await download(made)
  expect(text.endsWith('\n')).toBe(true)
  const entries = entriesIn(
    text
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  )
  expect(entries).toEqual([...meant].reverse())
  expect(made.count).toBe(meant.length)
  expect(meant.length).toBeGreaterThan(0)
})

it('produces a table in which no text can run as a formula', async () => {
  for (const primaryFocus of ['=HYPERLINK("http://x.example")', '+1', '-1', '@sum', '\tx', 'plain'])
    await running.call('PUT', '/api/focus', { session, body: await focus(primaryFocus) })
  const made = await exported({ format: 'csv', kinds: 'focus' })
  const { text, headers } = await download(made)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(text.startsWith('\uFEFFposition,time,event,')).toBe(true)
  const [head, ...rows] = csvRows(text.slice(1))
  expect(rows).toHaveLength(made.count)
  for (const row of rows) expect(row).toHaveLength(head?.length ?? 0)
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  const topics = rows.map((row) => row[head?.indexOf('topic') ?? 0])
  expect(topics).toContain(`'=HYPERLINK("http://x.example")`)
  expect(topics).toContain('plain')
})

const focus = async (primaryFocus: string) => {
  const { json } = await running.call('GET', '/api/focus', { session })
  return { ...Object(json), primaryFocus }
}

it('omits masked identifiers, even if they are shown by the time of the download', async () => {
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7/
  const made = await exported({ format: 'ndjson' })
  expect((await download(made)).text).not.toMatch(uuid)
  await toggle()
  try {
    expect((await download(made)).text).not.toMatch(uuid)
    const open = await exported({ format: 'ndjson' })
    expect((await download(open)).text).toMatch(uuid)
    await toggle()
    expect((await download(open)).text).not.toMatch(uuid)
  } finally {
    const { json } = await running.call('GET', '/api/me', { session })
    if (Object(json).showIdentifiers === true) await toggle()
  }
})

it('has no file for an unknown export or another business', async () => {
  const missing = await running.call('GET', '/api/audit/exports/never-was', { session })
  expectProblem(missing, 404, 'exportId')
  const theirs = await exported({ format: 'json' }, await running.signIn('realestate'))
  expect((await download(theirs)).status).toBe(404)
})

it('reads no events for a HEAD request', async () => {
  const made = await exported({ format: 'csv' })
  const response = await fetch(`${running.baseUrl}/api/audit/exports/${made.exportId}`, {
    method: 'HEAD',
    headers: { 'x-session-id': session },
  })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await response.text()).toBe('')
})
