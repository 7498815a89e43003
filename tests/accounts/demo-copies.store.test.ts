/** Visitors' own copies of the demo businesses: separate, whole and verified; a reset gives the sample back. */
import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { Me, SignIn } from '#schema/session/session'
import { dropCopy } from '../../service/accounts/demo-drops.ts'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { derivedTables, projections } from '../../service/slices.ts'
import { decodeJson, startTestService } from '../core/service.ts'

import {
  businessType,
  enter,
  idForm,
  idsOf,
  isIntact,
  list,
  owner,
  rowsOf,
  running,
  serveDemos,
  signIn,
} from './demo-visitors.ts'

serveDemos()

describe('a copy', () => {
  it('has the sample of the shared demo, and no id of it or of another copy', async () => {
    const [one, other] = [await enter(), await enter()]
    const shared = { session: await running.signIn(businessType), copy: businessType }
    const answers = await Promise.all(
      [one, other, shared].map(async ({ session }) => {
        const get = async (path: string) => (await running.call('GET', path, { session })).text
        return (
          await Promise.all(
            [
              '/api/kpis',
              '/api/nudges',
              '/api/memos',
              '/api/briefs/latest',
              '/api/focus',
              '/api/profile',
              '/api/connections',
            ].map(get),
          )
        ).map((text) => text.replace(idForm, 'id'))
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    const ids = await Promise.all([one, other, shared].map(({ copy }) => idsOf(copy)))
    expect(ids[0]?.size).toBeGreaterThan(150)
    expect([...(ids[0] ?? [])].filter((id) => ids[1]?.has(id) || ids[2]?.has(id))).toEqual([])
    expect(decodeJson(Me, await running.call('GET', '/api/me', { session: one.session })).isCopy).toBe(true)
    expect(
      decodeJson(Me, await running.call('GET', '/api/me', { session: shared.session })).isCopy,
    ).toBeUndefined()
  })

  it('is its visitor’s at every sign-in, for each business, and nobody else’s', async () => {
    const visitorId = randomUUID()
    const first = await enter(visitorId)
    const typed = { role: 'Owner', phone: '0491 570 006' }
    const saved = await running.call('POST', '/api/my-profile', { session: first.session, body: typed })
    expect(saved.status).toBe(200)
    const again = await enter(visitorId.toUpperCase())
    expect(again.copy).toBe(first.copy)
    const stranger = await enter()
    const profile = async (session: string) =>
      (await running.call('GET', '/api/my-profile', { session })).text.includes(typed.phone)
    expect([await profile(again.session), await profile(stranger.session)]).toEqual([true, false])
    const { rows } = await owner.query('select visitor_hash from demo_copy where copy = $1', [first.copy])
    expect(JSON.stringify(rows)).not.toContain(visitorId)
  })

  it('is one when a visitor signs in twice at the same moment', async () => {
    const before = (await list()).length
    const visitorId = randomUUID()
    const sessions = await Promise.all(Array.from({ length: 6 }, () => enter(visitorId)))
    expect(new Set(sessions.map(({ copy }) => copy)).size).toBe(1)
    expect((await list()).length).toBe(before + 1)
  })

  it('is verified, signed, rebuilt, exported and shown at an earlier moment like any other workspace', async () => {
    const { session, copy } = await enter()
    expect((await makeCheckpoint(running.service, copy))._tag).toBe('Right')
    expect(await isIntact(copy)).toBeGreaterThan(150)
    await rebuildWorkspace(owner, copy, projections, derivedTables)
    await isIntact(copy)
    const memos = await running.call('GET', '/api/memos', { session, headers: { 'x-as-of': '150' } })
    expect(decodeJson(api.listMemos.output, memos).length).toBeGreaterThan(0)
    const exported = await running.call('POST', '/api/audit/exports', { session, body: { format: 'csv' } })
    expect(exported.status).toBe(200)
    const { exportId } = decodeJson(api.exportLog.output, exported)
    const file = await fetch(`${running.baseUrl}/api/audit/exports/${exportId}`, {
      headers: { 'x-session-id': session },
    })
    expect((await file.text()).split('\n').length).toBeGreaterThan(150)
  })

  it('that is in use is never dropped', async () => {
    const { session, copy } = await enter()
    await dropCopy(running.service, copy)
    expect((await running.call('GET', '/api/me', { session })).status).toBe(200)
    await isIntact(copy)
  })

  it('is refused an id that is no UUID, naming the field', async () => {
    const answer = await signIn('me')
    expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ field: 'visitorId' }] }])
  })
})

describe('a reset', () => {
  it('gives the sample back in a new copy, ends the old sessions, and drops the old copy', async () => {
    const visitorId = randomUUID()
    const { session, copy } = await enter(visitorId)
    const memos = async (id: string) =>
      decodeJson(api.listMemos.output, await running.call('GET', '/api/memos?status=unread', { session: id }))
    const [unread] = await memos(session)
    await running.call('PATCH', `/api/memos/${unread?.id}/status`, { session, body: { status: 'read' } })
    expect(await memos(session)).toHaveLength(2)
    const fresh = decodeJson(
      SignIn,
      await running.call('POST', '/api/demo/reset', { session, body: {} }),
    ).sessionId
    // From the answer on, whether or not the copy has been dropped by then.
    expect((await running.call('GET', '/api/me', { session })).status).toBe(401)
    expect(await memos(fresh)).toHaveLength(3)
    await dropCopy(running.service, copy)
    expect((await running.call('GET', '/api/me', { session })).status).toBe(401)
    expect(await rowsOf(copy)).toEqual({})
    const found = await enter(visitorId)
    expect(found.copy).not.toBe(copy)
    expect(await memos(found.session)).toHaveLength(3)
  })

  it('ends a session whose call was under way when the old copy was dropped', async () => {
    const { session, copy } = await enter()
    // The row of the business goes before that of the session, which the call has already read.
    await owner.query('delete from workspace where workspace = $1', [copy])
    expect((await running.call('GET', '/api/me', { session })).status).toBe(401)
    expect(running.logged()).not.toContain('npm run rebuild')
  })

  it('is refused in the shared demo, and one of two at the same moment', async () => {
    const shared = await running.signIn(businessType)
    expect((await running.call('POST', '/api/demo/reset', { session: shared, body: {} })).status).toBe(409)
    const { session } = await enter()
    const answers = await Promise.all(
      [1, 2].map(() => running.call('POST', '/api/demo/reset', { session, body: {} })),
    )
    const [done, refused = 0] = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(done).toBe(200)
    // The other one finds a new copy in place of its own, or its session has ended with the old one.
    expect([401, 409]).toContain(refused)
  })
})

it('has no demos where the setting says so', async () => {
  const off = await startTestService(inject('ownerUrl'), { seed: 'opened', demos: { mode: 'off' } })
  const shared = await startTestService(inject('ownerUrl'), { seed: 'opened', demos: { mode: 'shared' } })
  try {
    expect((await off.call('POST', '/api/login/demo', { body: {} })).status).toBe(404)
    const visitorId = randomUUID()
    const answer = await shared.call('POST', '/api/login/demo', { body: { visitorId } })
    expect(answer.status).toBe(200)
    const { rows } = await shared.service.database.withReader('cafe', (client) =>
      client.query('select count(*)::int as count from session'),
    )
    expect(rows[0].count).toBe(1)
  } finally {
    await off.stop()
    await shared.stop()
  }
})
