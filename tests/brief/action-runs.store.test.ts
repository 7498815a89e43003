import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { strayNumbers } from '../advisor/checker.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { actionPaths, headOf } from './actions.ts'

let running: TestService
let session: string

const run = (path: string, body?: unknown, headers = {}, as = session) =>
  running.call('POST', path, { session: as, headers, ...(body === undefined ? {} : { body }) })
const head = (workspace?: string) => headOf(running, workspace)

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

describe('every action', () => {
  it('adds a row to the Decision Log with its ids and sources', async () => {
    await run(actionPaths.emails, { count: 3 })
    await run(actionPaths.roster, { weekStart: '2026-11-29' })
    await run(actionPaths.social, { days: 2 })
    const log = decodeJson(api.listAudit.output, await running.call('GET', '/api/audit', { session }))
    const refs = log.slice(0, 3).map(({ dataRefsJson }) => dataRefsJson)
    expect(refs).toMatchObject([
      { action: 'social-plan', days: 2 },
      { action: 'roster-proposal', weekStart: '2026-11-29' },
      { action: 'email-drafts', count: 3 },
    ])
    for (const row of refs) expect(row).not.toHaveProperty('ragChunks')
    expect(refs[0]?.dataSources).toContain('hourly')
    expect(refs[1]?.dataSources).toEqual(expect.arrayContaining(['assumption', 'hourly']))
    expect(refs[2]?.dataSources).toContain('kpi')
  })

  it.each(Object.values(actionPaths))(
    'runs once for one idempotency key and repeats the first answer: %s',
    async (path) => {
      const headers = { 'idempotency-key': `once ${path}`.replace(' ', '-') }
      const before = await head()
      const answers = await Promise.all([1, 2, 3].map(() => run(path, {}, headers)))
      const later = await run(path, {}, headers)
      expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1)
      expect(later.status).toBe(200)
      expect(await head()).toBe(before + 1)
      const other = { [actionPaths.emails]: { count: 2 }, [actionPaths.roster]: { weekStart: '2026-12-13' } }[
        path
      ] ?? {
        days: 2,
      }
      expectProblem(await run(path, other, headers), 422, 'Idempotency-Key')
      expect(await head()).toBe(before + 1)
    },
  )

  it.each(Object.values(actionPaths))('requires a session: %s', async (path) =>
    expectProblem(await running.call('POST', path, {}), 401, undefined),
  )

  it('uses only the workspace of its session', async () => {
    const other = await running.signIn('consulting')
    const before = await head()
    const emails = decodeJson(api.draftEmails.output, await run(actionPaths.emails, {}, {}, other))
    expect(emails.every(({ body }) => body.endsWith('Fernleigh Rowe Consulting'))).toBe(true)
    expect(await head()).toBe(before)
    const log = await running.call('GET', '/api/audit', { session })
    expect(log.text).not.toContain('Fernleigh')
  })
})

describe('a business without records', () => {
  it('gets drafts and posts without figures, and an empty roster with the reason', async () => {
    const empty = await startTestService(inject('ownerUrl'), { seed: 'opened' })
    try {
      const as = await empty.signIn()
      const call = (path: string) => empty.call('POST', path, { session: as })
      const emails = decodeJson(api.draftEmails.output, await call(actionPaths.emails))
      const roster = decodeJson(api.proposeRoster.output, await call(actionPaths.roster))
      const posts = decodeJson(api.planSocial.output, await call(actionPaths.social))
      expect([emails.length, roster.length, posts.length]).toEqual([5, 7, 7])
      for (const { figures } of [...emails, ...roster, ...posts]) expect(figures).toEqual([])
      expect(roster.every(({ shifts, note }) => shifts.length === 0 && note.startsWith('No hours'))).toBe(
        true,
      )
      const texts = emails.flatMap(({ subject, body, purpose }) => [subject, body, purpose])
      expect(strayNumbers(texts, { figures: [], passages: [] }, [])).toEqual([])
    } finally {
      await empty.stop()
    }
  })
})
