/** Copies of demo businesses that are made ahead: whole, seen by nobody until a visitor gets one, and each got by one. */
import { randomUUID } from 'node:crypto'
import { addMilliseconds } from 'date-fns'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { SignIn } from '#schema/session/session'
import { activeCopies, copyFor, visitorOf } from '../../service/accounts/demo-copies.ts'
import { dropUnusedCopies } from '../../service/accounts/demo-drops.ts'
import { fillStock } from '../../service/accounts/demo-stock.ts'
import { dayNumber } from '../../service/accounts/demo-template.ts'
import { openWorkspaces } from '../../service/accounts/workspaces.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { demoEntries } from '../../service/seed/copies/demo-entries.ts'
import { demoHistory } from '../../service/seed/seed-workspaces.ts'
import { projections } from '../../service/slices.ts'
import { decodeJson, freshAddress, startTestService, type TestService } from '../core/service.ts'
import { fixedMoment, fixedSources, testKeyring } from '../core/sources.ts'

const dayMs = 86_400_000
const demos = { maxCopies: 30, addressBounds: { madeInADay: 4, inUse: 6 }, stockSize: 3 }
const sources = fixedSources()
let running: TestService
/** Another process on the same database, or the same one after a restart. */
let other: Service
let owner: Client
let later = 0
const now = () => addMilliseconds(fixedMoment, later)
const firstDay = dayNumber(fixedMoment)

beforeAll(async () => {
  const write = async (business: Parameters<typeof demoHistory>[0], moment: Date) =>
    demoEntries(demoHistory(business, moment, sources.nextId))
  running = await startTestService(inject('ownerUrl'), {
    seed: 'opened',
    sources: { ...sources, now },
    demos: { ...demos, write },
  })
  const { serviceUrl } = running.database
  const options = { demos: { mode: 'private' as const, write, ...demos } }
  const its = { ...fixedSources(addMilliseconds(fixedMoment, 1)), now }
  other = openService(serviceUrl, projections, its, () => {}, undefined, undefined, {
    keyring: testKeyring,
    ...options,
  })
  owner = new Client({ connectionString: running.database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await other.database.end()
  await running.stop()
})
afterEach(async () => {
  // Each test begins without copies.
  await owner.query(`update demo_copy set dropping = 'unused' where dropping is null`)
  await dropUnusedCopies(running.service)
})

const waiting = async (): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ copy: string }>(
    `select copy from demo_copy where visitor_hash is null and dropping is null order by copy`,
  )
  return rows.map(({ copy }) => copy)
}

const enter = async (service: Service = running.service, visitorId: string = randomUUID()) => {
  const copy = await copyFor(service, visitorOf(visitorId, 'cafe'), freshAddress())
  return copy._tag === 'Right' ? copy.right : copy.left.code
}

describe('copies that wait', () => {
  it('are as many as there should be of each business, whoever makes them', async () => {
    await Promise.all([fillStock(running.service, firstDay), fillStock(other, firstDay)])
    const { rows } = await owner.query(
      `select business_type, count(*)::int from demo_copy where dropping is null group by 1 order by 1`,
    )
    expect(rows.map(Object.values)).toEqual([
      ['cafe', 3],
      ['consulting', 3],
      ['realestate', 3],
    ])
  })

  it('are in no list of workspaces', async () => {
    await fillStock(running.service, firstDay)
    expect(await activeCopies(running.service)).toEqual([])
    expect(await openWorkspaces(running.service)()).toEqual(['cafe', 'realestate', 'consulting'])
  })

  it('are handed out, each to one visitor of two processes, and then made for the others', async () => {
    await fillStock(running.service, firstDay)
    const ready = await waiting()
    const got = await Promise.all([...Array(6)].map((_, n) => enter(n % 2 ? other : running.service)))
    expect(new Set(got).size).toBe(6)
    expect(got.filter((copy) => ready.includes(copy)).length).toBe(3)
    expect([...(await activeCopies(other))].sort()).toEqual([...got].sort())
  })

  it('open like any other copy, by the way that visitors take', async () => {
    await fillStock(running.service, firstDay)
    const ready = await waiting()
    const answer = await running.call('POST', '/api/login/demo', { body: { visitorId: randomUUID() } })
    const session = decodeJson(SignIn, answer).sessionId
    const me = await running.call('GET', '/api/me', { session })
    expect(me.json).toMatchObject({ isCopy: true, unreadMemos: 3 })
    expect(ready.filter((copy) => me.text.includes(copy))).toHaveLength(1)
    expect(await waiting()).toHaveLength(ready.length - 1)
  })

  it('survive a restart', async () => {
    await fillStock(running.service, firstDay)
    const ready = await waiting()
    expect(ready).toContain(await enter(other))
  })

  it('are one for a visitor who signs in twice at the same moment', async () => {
    await fillStock(running.service, firstDay)
    const visitorId = randomUUID()
    const got = await Promise.all(
      [...Array(4)].map((_, n) => enter(n % 2 ? other : running.service, visitorId)),
    )
    expect(new Set(got).size).toBe(1)
    expect(await waiting()).toHaveLength(8)
  })
})

describe('a copy is handed out', () => {
  it('on the day of its sample only, and dropped after it', async () => {
    await fillStock(running.service, firstDay)
    const old = await waiting()
    later += dayMs
    const businesses = ['cafe', 'realestate', 'consulting'] as const
    // As the round does that comes every five minutes; until then, visitors get yesterday's.
    for (let n = 0; n < 2; n++)
      await Promise.all(businesses.map((one) => running.service.demos.templates(one).history))
    expect(old).not.toContain(await enter())
    await fillStock(running.service, firstDay)
    await dropUnusedCopies(running.service)
    const today = await waiting()
    // Only the café had a visitor.
    expect(today).toHaveLength(3)
    expect(today.filter((copy) => old.includes(copy))).toEqual([])
    expect((await owner.query('select from events where workspace = any($1)', [old])).rowCount).toBe(0)
    const copy = await enter()
    expect(today).toContain(copy)
    const { rows } = await owner.query<{ last: Date }>(
      'select max(recorded_at) as last from events where workspace = $1',
      [copy],
    )
    expect(now().getTime() - (rows[0]?.last.getTime() ?? 0)).toBeLessThan(dayMs)
  })

  it('within the bounds of its address and of all copies', async () => {
    await fillStock(running.service, firstDay + 1)
    const visit = async (address: string) =>
      (
        await running.call('POST', '/api/login/demo', {
          body: { visitorId: randomUUID() },
          headers: { 'x-forwarded-for': address },
        })
      ).status
    const address = freshAddress()
    const answers = await Promise.all([...Array(6)].map(() => visit(address)))
    expect(answers.filter((status) => status === 200)).toHaveLength(4)
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
    const { rows } = await owner.query(
      `select count(*)::int as n from demo_copy where address_hash is not null and dropping is null`,
    )
    expect(rows[0].n).toBe(4)
  })
})
