/** Several processes over one database: each hears of the others' changes, even if notifications are lost. */
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources, testKeyring } from '../core/sources.ts'
import { disconnectAll, expectEnded, followChanges, makeChange, readNotesUntil } from './followers.ts'

let running: TestService
let session: string
/** A second process over the same database. */
let other: Service
let otherServer: Listening
let otherUrl: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  // No polling, so everything it learns came by notification; the heartbeats of its streams stop too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const hourLater = fixedSources(new Date('2026-11-20T10:12:00+10:00'))
  other = openService(running.database.serviceUrl, projections, hourLater, () => {}, undefined, undefined, {
    keyring: testKeyring,
  })
  otherServer = await listen(createApp(other, openLog('silent')), 0)
  otherUrl = `http://127.0.0.1:${otherServer.port}`
})
afterEach(disconnectAll)
afterAll(async () => {
  vi.useRealTimers()
  await close(otherServer.server)
  await other.database.end()
  await running.stop()
})

it("hears of another process's change without polling", async () => {
  const { note } = await followChanges(otherUrl, session)
  const { position: head } = await note()
  await makeChange(running.service)
  const { at, slices } = await readNotesUntil(note, head + 1)
  expect([at, slices]).toEqual([head + 1, ['advisory', 'decision-log']])
})

it('ends when another process signs the session out, before sending anything else', async () => {
  const ending = await running.signIn()
  const { note, rest } = await followChanges(otherUrl, ending)
  await note()
  await running.call('POST', '/api/logout', { session: ending })
  await makeChange(running.service)
  await expectEnded(rest)
})

it('loses nothing while its LISTEN connection is cut again and again', async () => {
  const { note } = await followChanges(otherUrl, session)
  const { position: head } = await note()
  const owner = await connectOwner(running.database.ownerUrl)
  const cut = () =>
    owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
  const listening = async () => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    return rows[0]?.count ?? 0
  }
  try {
    for (let round = 1; round <= 3; round++) {
      await vi.waitUntil(async () => (await listening()) > 0, { timeout: 10_000 })
      expect((await cut()).rowCount).toBeGreaterThan(0)
      await makeChange(running.service)
      expect(await readNotesUntil(note, head + round)).toEqual({
        at: head + round,
        slices: ['advisory', 'decision-log'],
      })
    }
  } finally {
    await owner.end()
  }
})

it('finds by polling what was never notified, such as an append from another kind of writer', async () => {
  const { note } = await followChanges(otherUrl, session)
  const { position: head } = await note()
  const silent = openService(running.database.serviceUrl, projections, fixedSources(), () => {})
  const pool = silent.database.unbound
  vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('it tells nobody')))
  await makeChange(silent)
  vi.advanceTimersByTime(3000)
  expect((await readNotesUntil(note, head + 1)).at).toBe(head + 1)
  await silent.database.end()
})

it('batches many changes into few notes, and loses none', async () => {
  const { note } = await followChanges(otherUrl, session)
  const { position: head } = await note()
  const changes = 300
  let notes = 0
  const heard = readNotesUntil(() => {
    notes += 1
    return note()
  }, head + changes)
  for (let n = 0; n < changes; n += 2) await Promise.all([makeChange(running.service), makeChange(other)])
  expect((await heard).at).toBe(head + changes)
  expect(notes).toBeLessThan(changes / 2)
})
