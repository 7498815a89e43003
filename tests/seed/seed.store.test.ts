/** The demo businesses in a real database: every screen has content, and sealed data stays sealed. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { Me } from '#schema/session/session'
import { seedEvents } from '../../service/seed/seed.ts'
import { appendHistory, seedWorkspaces } from '../../service/seed/seed-workspaces.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { businessNames } from './history.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

describe.each(businessNames)('%s', (business) => {
  it('answers every list on a screen', async () => {
    const session = await running.signIn(business)
    const get = async (path: string) => {
      const answer = await running.call('GET', `/api${path}`, { session })
      expect([path, answer.status]).toEqual([path, 200])
      return answer
    }
    const counts = {
      weeks: decodeJson(api.listKpis.output, await get('/kpis')).length,
      advisories: decodeJson(api.listAdvisories.output, await get('/nudges')).length,
      memos: decodeJson(api.listMemos.output, await get('/memos')).length,
      unread: decodeJson(api.listMemos.output, await get('/memos?status=unread')).length,
      briefs: decodeJson(api.listLatestBriefs.output, await get('/briefs/latest')).length,
      allBriefs: decodeJson(api.listLatestBriefs.output, await get('/briefs/latest?limit=100')).length,
      connections: decodeJson(api.listConnections.output, await get('/connections')).length,
      personas: decodeJson(api.listPersonas.output, await get('/personas')).length,
    }
    expect(counts).toEqual({
      weeks: 53,
      advisories: business === 'consulting' ? 13 : 14,
      memos: 8,
      unread: 3,
      briefs: 10,
      allBriefs: 13,
      connections: 2,
      personas: 5,
    })
    expect(decodeJson(Me, await get('/me')).unreadMemos).toBe(3)
    const days = decodeJson(api.listHours.output, await get('/kpis/hourly'))
    expect(days.at(-1)?.date).toBe('2026-11-19')
    const statuses = decodeJson(api.listMemos.output, await get('/memos')).map(({ status }) => status)
    expect(new Set(statuses).size).toBe(3)
    const connections = decodeJson(api.listConnections.output, await get('/connections'))
    expect(connections.map(({ status }) => status).sort()).toEqual(['connected', 'error'])
    for (const { lastSync, setupKeys } of connections)
      expect([lastSync !== null, setupKeys.length > 0]).toEqual([true, true])
    const focus = decodeJson(api.getFocus.output, await get('/focus'))
    const profile = decodeJson(api.getBusinessProfile.output, await get('/profile'))
    expect([focus === null, profile.savedAt === undefined]).toEqual(
      business === 'realestate' ? [true, true] : [false, false],
    )
    expect(decodeJson(api.getPersonalProfile.output, await get('/my-profile')).savedAt).toBeUndefined()
    await get('/audit')
    await get('/layout')
  })

  it('is written in one transaction', async () => {
    const { rows } = await running.service.database.withReader(business, (client) =>
      client.query(
        `select count(*)::int as events, count(distinct xmin::text)::int as transactions
          from events where workspace = $1 and actor = 'system:seed'`,
        [business],
      ),
    )
    expect(rows[0].transactions).toBe(1)
    // One flush takes 256 appends, and at other times there are a few more events.
    expect(rows[0].events).toBeLessThan(240)
  })

  it('keeps its setup values sealed, and can unseal them', async () => {
    const { rows } = await running.service.database.withReader(business, (client) =>
      client.query(
        `select data::text as data from events where workspace = $1 and type = 'ConnectionCreated'`,
        [business],
      ),
    )
    const boxes = rows.map(({ data }) => JSON.parse(data).setup)
    const opened = await running.service.sealer.open(business, boxes)
    expect(opened.size).toBe(2)
    for (const text of opened.values())
      for (const value of Object.values(JSON.parse(text))) expect(JSON.stringify(rows)).not.toContain(value)
  })
})

it('seeds only once, however often it starts', async () => {
  expect(await seedWorkspaces(running.service)).toBe(0)
})

it('cannot append a secret that was not sealed', async () => {
  const { store, nextId } = running.service
  const history = seedEvents('cafe', new Date('2026-11-20T09:12:00.000Z'), nextId)
  await expect(appendHistory(store, 'nowhere', history.slice(0, 256))).rejects.toThrow('ConnectionCreated')
})
