/** Roles in use: changes take effect at once, even on open streams, and nothing of another workspace can be reached. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
import { type Role, roles } from '#schema/core/roles'
import { People } from '#schema/people/people'
import { systemSources } from '../../service/runtime/open-service.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { type Browser, join, keptMail, setUpBakery } from './account-client.ts'

let running: TestService
let owner: Browser
const byRole = new Map<Role, Browser>()
const until = '2099-12-31'

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), {
    seed: 'opened',
    mailer: keptMail().mailer,
    sources: systemSources,
  })
  owner = await setUpBakery(running)
  byRole.set('owner', owner)
  for (const role of roles)
    if (role !== 'owner')
      byRole.set(
        role,
        await join(running, owner, {
          email: `${role}@example.com`,
          role,
          ...(role === 'auditor' ? { until } : {}),
        }),
      )
})
afterAll(() => running.stop())

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(api)
// These end the session that the other calls need; `session.store.test.ts` and `sign-in.store.test.ts` test them.
const ending = new Set(['signOut', 'endMySessions', 'endOtherSessions', 'endMember', 'signOutPeople'])

it.each(roles)(
  'gives the role %s the calls of its rows and no other',
  async (role) => {
    const browser = byRole.get(role)
    for (const [name, row] of rows) {
      if (!needsSession(row) || ending.has(name)) continue
      const path = `/api${row.path.replace(/:\w+/g, 'unknown')}`
      const answer = await browser?.call(row.method, path, row.method === 'GET' ? undefined : {})
      const isRefused = answer?.text.includes('urn:jarvin:problem:role') === true
      const isOpen = row.roles !== 'anyone' && row.roles.includes(role)
      expect([name, isRefused]).toEqual([name, !isOpen])
      expect([name, answer?.status]).not.toEqual([name, 500])
    }
  },
  60_000,
)

it('answers every read call of an empty workspace', async () => {
  for (const [name, row] of rows) {
    if (row.method !== 'GET' || !needsSession(row) || row.path.includes(':')) continue
    const { status } = await owner.call('GET', `/api${row.path}`)
    expect([name, status]).toEqual([name, row.input.decode({})._tag === 'Right' ? 200 : 400])
  }
})

it('shows nothing of a workspace to members of another', async () => {
  const demo = await running.signIn()
  const brief = await running.call('POST', '/api/briefs/generate', {
    session: demo,
    body: { topic: 'Our rent' },
  })
  const { id } = JSON.parse(brief.text)
  const made: [string, string][] = [
    ['GET', `/api/briefs/${id}`],
    ['GET', `/api/briefs/${id}/working`],
    ['GET', `/api/briefs/${id}/replay`],
  ]
  for (const [method, path] of made) {
    expect((await running.call(method, path, { session: demo })).status).toBe(200)
    const foreign = await owner.call(method, path)
    const unknown = await owner.call(method, path.replace(id, '01a1f09a-3380-7000-8000-d741143a4784'))
    expect([path, foreign.status, { ...JSON.parse(foreign.text), instance: '' }]).toEqual([
      path,
      404,
      { ...JSON.parse(unknown.text), instance: '' },
    ])
  }
  expect((await owner.call('GET', '/api/audit')).text).not.toContain('Our rent')
})

it('acts on open sessions and streams within a second', async () => {
  const executive = byRole.get('executive')
  const cookie = [...(executive?.cookies() ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const focus = () =>
    executive?.call('POST', '/api/focus', { primaryFocus: 'Reduce Operating Costs', timeframe: 'quarterly' })
  expect((await focus())?.status).not.toBe(403)
  const { members } = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
  const { id } = members.find(({ role }) => role === 'executive') ?? { id: '' }
  expect((await owner.call('PATCH', `/api/people/${id}`, { role: 'adviser' })).status).toBe(200)
  expect((await focus())?.status).toBe(403)
  const response = await fetch(`${running.baseUrl}/api/changes`, {
    headers: { accept: 'text/event-stream', 'x-session-id': executive?.session() ?? '', cookie },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBeDefined()
  const ended = performance.now()
  expect((await owner.call('DELETE', `/api/people/${id}`)).status).toBe(200)
  let told = ''
  for (;;) {
    const part = await reader?.read()
    told += part?.value ?? ''
    if (part === undefined || part.done) break
  }
  expect(performance.now() - ended).toBeLessThan(1000)
  expect(told).toContain('event: problem')
  expect((await executive?.call('GET', '/api/me'))?.status).toBe(401)
})
