import * as t from 'io-ts'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { needsSession, parameterNames } from '#schema/core/endpoint'
import { ProblemDetails } from '#schema/core/problem'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { catchUpLogIndex } from '../../service/decision-log/search/log-index.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { derivedTables, projections } from '../../service/slices.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { altered, hiddenId as id, unreadable } from './stored-edits.ts'

let running: TestService
let owner: Client
let session: string
let at: { position: number; stream: string }

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  owner = await connectOwner(running.database.ownerUrl)
  await owner.query('set session_replication_role = replica')
  session = await running.signIn()
  const { rows } = await owner.query(
    `select position, stream from events e where workspace = 'cafe' and type = 'AdvisoryRaised'
      and not exists (select from events o where o.workspace = 'cafe' and o.stream = e.stream and o.version > 1)
    order by position desc limit 1`,
  )
  at = rows[0]
  await owner.query(
    `create table as_it_was as select * from events where workspace = 'cafe' and position = $1`,
    [at.position],
  )
})
afterEach(async () => {
  await owner.query(`delete from events where workspace = 'cafe' and position = $1`, [at.position])
  await owner.query('insert into events select * from as_it_was')
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

const edit = (set: string) =>
  owner.query(`update events set ${set} where workspace = 'cafe' and position = $1`, [at.position])

const get = (path: string, asOf?: number) =>
  running.call('GET', path, { session, headers: asOf === undefined ? {} : { 'x-as-of': String(asOf) } })

/** Every read call that needs only a session. A demo has no people whose data could be downloaded. */
const readings = Object.values(api)
  .filter(
    (row) =>
      row !== api.downloadMyData &&
      row.method === 'GET' &&
      needsSession(row) &&
      row.stream === undefined &&
      parameterNames(row.path).length === 0 &&
      row.input.decode({})._tag === 'Right',
  )
  .map(({ path }) => `/api${path}`)

const searches = () => [
  `/api/audit?before=${at.position + 1}`,
  `/api/audit?after=${at.position - 1}&order=oldest`,
  '/api/audit?kinds=advisory,chat',
  '/api/audit?q=price',
  '/api/audit?persona=none',
  '/api/audit?confidence=none&from=2020-01-01T00:00:00.000Z&to=2030-01-01T00:00:00.000Z',
  '/api/audit/count?q=advisory',
  `/api/audit/entries/${at.position}`,
  `/api/audit/entries/${at.position - 1}`,
  `/api/audit/entries/${at.position + 1}`,
  `/api/history/changes?from=${at.position - 1}&to=${at.position + 1}`,
  '/api/history/moment?at=2026-06-01T00:00:00.000Z',
]

const entryAt = async (): Promise<AuditEntry | undefined> => {
  const page = decodeJson(
    t.array(api.listAudit.output.type),
    await get(`/api/audit?before=${at.position + 3}`),
  )
  expect(page).toHaveLength(25)
  for (const { position, verified } of page)
    if (position !== at.position && position !== at.position + 1)
      expect([position, verified]).toEqual([position, true])
  return page.find(({ position }) => position === at.position)
}

/** Expects that no request gets a 5xx answer. */
const expectAnswers = async (): Promise<void> => {
  for (const path of [...readings, ...searches()]) {
    const { status, text } = await get(path)
    expect([path, status, status < 500 ? '' : text]).toEqual([path, expect.toSatisfy((one) => one < 500), ''])
  }
  for (const path of readings) {
    const { status, text } = await get(path, at.position + 1)
    // Damaged events are not signed, at any moment.
    const rights = path === '/api/audit/checkpoint' ? [200, 409] : [200]
    expect(['as of', path, rights.includes(status) ? '' : text]).toEqual(['as of', path, ''])
  }
}

describe('an event that was edited so that it cannot be read', () => {
  it.each(unreadable)('is shown as damaged: %s', async (_name, set) => {
    await edit(set)
    const { rows } = await owner.query<{ text: string }>(
      `select data::text as text from events where workspace = 'cafe' and position = $1`,
      [at.position],
    )
    const masked = await entryAt()
    expect(masked).toMatchObject({ verified: false, actor: 'Hidden', data: {} })
    expect(masked?.storedText).not.toContain(id)
    await running.call('POST', '/api/privacy/toggle-identifiers', { session })
    expect(await entryAt()).toMatchObject({ verified: false, storedText: rows[0]?.text })
    const detail = decodeJson(api.readAuditEntry.output, await get(`/api/audit/entries/${at.position}`))
    expect([detail.entry.storedText, detail.changes]).toEqual([rows[0]?.text, []])
    await running.call('POST', '/api/privacy/toggle-identifiers', { session })
    await expectAnswers()
  })

  it.each(altered)('is shown as not verified, and blocks nothing: %s', async (_name, set) => {
    await edit(set)
    expect((await entryAt())?.verified).toBe(false)
    await expectAnswers()
  })

  it('blocks changes to its record, with the reason', async () => {
    await edit(`data = '{}'`)
    running.service.store.folded.clear()
    const refused = await running.call('POST', `/api/nudges/${at.stream.slice('advisory-'.length)}/accept`, {
      session,
    })
    expect([refused.status, decodeJson(ProblemDetails, refused)]).toEqual([
      409,
      expect.objectContaining({
        type: 'urn:jarvin:problem:history/unreadable',
        detail: expect.stringContaining(`position ${at.position}`),
      }),
    ])
  })

  it('is left out of a rebuild, which reports it and keeps all other rows', async () => {
    const rows = async () =>
      (await owner.query(`select id from advisory where workspace = 'cafe' order by id`)).rows
    const all = await rows()
    await edit(`type = 'Advisory","x"],["Raised'`)
    const rebuilt = await rebuildWorkspace(owner, 'cafe', projections, derivedTables)
    expect(rebuilt.unreadable).toEqual([at.position])
    expect(await rows()).toHaveLength(all.length - 1)
    await edit(`recorded_at = 'infinity'`)
    expect((await rebuildWorkspace(owner, 'cafe', projections)).unreadable).toEqual([at.position])
    await owner.query('delete from events where workspace = $1 and position = $2', ['cafe', at.position])
    await owner.query('insert into events select * from as_it_was')
    expect((await rebuildWorkspace(owner, 'cafe', projections)).unreadable).toEqual([])
    expect(await rows()).toEqual(all)
  })

  it('is indexed with the rest of the log, and exported as stored', async () => {
    for (let turn = 0; turn < 260; turn++)
      await running.call('POST', '/api/privacy/toggle-identifiers', { session })
    await edit(`type = repeat('Advisory', 1000), persona = repeat('ceo', 1000), data = '{"was":"${id}"}'`)
    await owner.query(`delete from log_index; delete from log_chunk`)
    expect(await catchUpLogIndex(running.service.database.of('cafe'))).toBeGreaterThan(0)
    await running.call('POST', '/api/privacy/toggle-identifiers', { session })
    for (const format of ['csv', 'json', 'ndjson']) {
      const made = await running.call('POST', '/api/audit/exports', { session, body: { format } })
      const { exportId } = decodeJson(api.exportLog.output, made)
      const file = await fetch(`${running.baseUrl}/api/audit/exports/${exportId}`, {
        headers: { 'x-session-id': session },
      })
      expect([format, file.status]).toEqual([format, 200])
      expect([format, (await file.text()).includes(id)]).toEqual([format, true])
    }
    await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  })

  it("does not disturb advice, which searches the workspace's texts", async () => {
    await edit(`data = '[]'`)
    await owner.query(`delete from passage; delete from passage_head`)
    const brief = await running.call('POST', '/api/briefs/generate', {
      session,
      body: { topic: 'How long does our cash last?' },
    })
    expect(brief.status).toBe(200)
    await owner.query(`delete from passage; delete from passage_head`)
  })
})
