/** Several processes over one database: each hears what the others did, whatever happens to the signals between them. */
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { createApp } from '../../service/app.ts'
import { close, type Listening, listen } from '../../service/http/listen.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { change, expectEnded, followChanges, heardUntil, leaveAll } from './followers.ts'

let running: TestService
let session: string
/** A second process over the same database, as far as anything here can tell. */
let other: Service
let otherServer: Listening
let otherUrl: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  // It never looks by itself, so that what it hears was told; the heartbeats of its streams rest, too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const hourLater = fixedSources(new Date('2026-11-20T10:12:00+10:00'))
  other = openService(running.database.serviceUrl, projections, hourLater, () => {})
  otherServer = await listen(createApp(other, openLog('silent')), 0)
  otherUrl = `http://127.0.0.1:${otherServer.port}`
})
afterEach(leaveAll)
afterAll(async () => {
  vi.useRealTimers()
  await close(otherServer.server)
  await other.database.end()
  await running.stop()
})

it('hears what another process does, without looking for it', async () => {
  const { note } = await followChanges(otherUrl, session)
  const { position: head } = await note()
  await change(running.service)
  const { at, slices } = await heardUntil(note, head + 1)
  expect([at, slices]).toEqual([head + 1, ['advisory', 'decision-log']])
})

it('ends with a session that another process signed out, before anything else is told', async () => {
  const ending = await running.signIn()
  const { note, rest } = await followChanges(otherUrl, ending)
  await note()
  await running.call('POST', '/api/logout', { session: ending })
  await change(running.service)
  await expectEnded(rest)
})

it('loses nothing while its listening connection is cut again and again', async () => {
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
      await change(running.service)
      expect(await heardUntil(note, head + round)).toEqual({
        at: head + round,
        slices: ['advisory', 'decision-log'],
      })
    }
  } finally {
    await owner.end()
  }
})

it('finds by looking what nobody told it, as a writer of another kind would not', async () => {
  const { note } = await followChanges(otherUrl, session)
  const { position: head } = await note()
  const silent = openService(running.database.serviceUrl, projections, fixedSources(), () => {})
  const pool = silent.database.unbound
  vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('it tells nobody')))
  await change(silent)
  vi.advanceTimersByTime(3000)
  expect((await heardUntil(note, head + 1)).at).toBe(head + 1)
  await silent.database.end()
})

it('makes few notes of many changes, and loses none of them', async () => {
  const { note } = await followChanges(otherUrl, session)
  const { position: head } = await note()
  const changes = 300
  let notes = 0
  const heard = heardUntil(() => {
    notes += 1
    return note()
  }, head + changes)
  for (let n = 0; n < changes; n += 2) await Promise.all([change(running.service), change(other)])
  expect((await heard).at).toBe(head + changes)
  expect(notes).toBeLessThan(changes / 2)
})
