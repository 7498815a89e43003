/** Links for people outside over HTTP: one item as it was, for strangers, until it ends or is revoked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson } from '../core/service.ts'
import { type Browser, join, signInByCode } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { makeLink, openAsStranger, until, writeDecision } from './share-client.ts'

let bakery: Bakery
let owner: Browser
let briefId: string
const others = new Map<'executive' | 'adviser' | 'auditor', Browser>()

beforeAll(async () => {
  bakery = await startBakery()
  owner = bakery.owner
  for (const role of ['executive', 'adviser', 'auditor'] as const) {
    const email = `${role}@example.com`
    await join(bakery.running, owner, { email, role, ...(role === 'auditor' ? { until: '2099-12-31' } : {}) })
    others.set(role, await signInByCode(bakery.running, bakery.lines, email))
  }
  await owner.call('POST', '/api/notes', { from: '2026-11-09', to: '2026-11-15', text: 'Road works outside' })
  const brief = await owner.call('POST', '/api/briefs/generate', { topic: 'How long does our cash last?' })
  briefId = decodeJson(api.generateBrief.output, brief).id
})
afterAll(() => bakery.running.stop())

const list = async (who: Browser, query = '') =>
  decodeJson(api.listShares.output, await who.call('GET', `/api/shares${query}`)).shares
const events = async (type: string) => {
  const client = await connectOwner(bakery.running.database.ownerUrl)
  const { rows } = await client.query<{ data: unknown; actor: string }>(
    'select data, actor from events where type = $1 order by position',
    [type],
  )
  await client.end()
  return rows
}

describe('a link', () => {
  it('shows a brief with its receipts to a stranger, and each opening is on record without who it was', async () => {
    const { share, link, token } = await makeLink(owner, 'brief', briefId)
    expect(link).toMatch(/\/shared#[\w-]{43}$/)
    expect(share).toMatchObject({ kind: 'brief', state: 'open', openings: 0, until })
    // Brisbane is ten hours ahead all year.
    expect(share.endsAt).toBe('2027-03-01T14:00:00.000Z')
    const opened = await openAsStranger(bakery.running, token)
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const page = decodeJson(api.openShare.output, opened)
    const brief = decodeJson(api.getBrief.output, await owner.call('GET', `/api/briefs/${briefId}`))
    expect(page).toMatchObject({ businessName: 'Larkin Street Bakery', isSample: false, until })
    expect(page.item).toMatchObject({
      kind: 'brief',
      title: brief.title,
      what: brief.what,
      figures: brief.basis.figures,
      texts: brief.basis.passages.length,
    })
    // Nothing else of the workspace: no ids, people, texts behind it, or costs of a model.
    for (const hidden of [briefId, 'Tess', 'tess@', 'passages', 'excerpt', 'advisor', 'workspace'])
      expect(opened.text).not.toContain(hidden)
    const [{ data, actor } = { data: {}, actor: '' }] = (await events('ShareOpened')).slice(-1)
    expect([data, actor]).toEqual([{ shareId: share.id, opening: 1 }, 'public'])
    expect((await list(owner))[0]).toMatchObject({
      id: share.id,
      openings: 1,
      lastOpenedAt: expect.any(String),
    })
  })

  it('shows a decision as it was when it was shared, without its owner', async () => {
    const id = await writeDecision(owner, 'Open earlier on Saturdays', {
      ownerName: 'Nonna Pia',
      due: '2026-12-18',
    })
    const { token } = await makeLink(owner, 'decision', id)
    await owner.call('POST', `/api/decisions/${id}/done`, { note: 'Queue gone by nine' })
    await owner.call('PUT', '/api/profile', {})
    const { text, ...answer } = await openAsStranger(bakery.running, token)
    const { item } = decodeJson(api.openShare.output, { ...answer, text })
    expect(item).toMatchObject({
      kind: 'decision',
      title: 'Open earlier on Saturdays',
      state: 'open',
      due: '2026-12-18',
    })
    expect(text).not.toMatch(/Nonna|Queue gone|ownerId|Tess/)
    const { token: later } = await makeLink(owner, 'decision', id)
    expect((await openAsStranger(bakery.running, later)).text).toContain('Queue gone by nine')
  })

  it('has its secret in no event, table or log, but its hash beside the history', async () => {
    const { token } = await makeLink(owner, 'brief', briefId)
    await openAsStranger(bakery.running, token)
    const client = await connectOwner(bakery.running.database.ownerUrl)
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    for (const { name } of tables) {
      const { rows } = await client.query(`select 1 from "${name}" t where t::text like '%' || $1 || '%'`, [
        token,
      ])
      expect([name, rows.length]).toEqual([name, 0])
    }
    await client.end()
    expect(bakery.running.logged()).not.toContain(token)
  })

  it('is made by owners and executives, and read by everybody in the business', async () => {
    for (const [role, who] of others) {
      const answer = await who.call('POST', '/api/shares', { kind: 'brief', itemId: briefId, until })
      expect([role, answer.status]).toEqual([role, role === 'executive' ? 200 : 403])
      expect((await list(who)).length).toBeGreaterThan(0)
    }
  })

  it('is listed with its item', async () => {
    const id = await writeDecision(owner, 'Raise the price of rye')
    const { share } = await makeLink(owner, 'decision', id)
    expect(await list(owner, `?itemId=${id}`)).toEqual([share])
    const first = await owner.call('GET', '/api/shares?limit=1')
    const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const [one] = decodeJson(api.listShares.output, first).shares
    const [two] = decodeJson(api.listShares.output, await owner.call('GET', `/api${next}`)).shares
    expect([one?.id, two?.id]).toEqual((await list(owner)).slice(0, 2).map((each) => each.id))
  })
})

describe('a link shows nothing', () => {
  const nothing = async (token: string) => {
    const answer = await openAsStranger(bakery.running, token)
    expectProblem(answer, 404, 'token')
    return answer.text.replace(/"instance":"[^"]*"/, '')
  }

  it('once it has ended, was revoked or never was, in the same words', async () => {
    const unknown = await nothing('A'.repeat(43))
    const one = await makeLink(owner, 'brief', briefId)
    const revoked = await owner.call('DELETE', `/api/shares/${one.share.id}`)
    expect(revoked.json).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) })
    expect(await nothing(one.token)).toBe(unknown)
    expect((await owner.call('DELETE', `/api/shares/${one.share.id}`)).status).toBe(409)
    const short = await makeLink(owner, 'brief', briefId, { until: '2026-11-20' })
    expect((await openAsStranger(bakery.running, short.token)).status).toBe(200)
    bakery.later(24 * 60)
    expect(await nothing(short.token)).toBe(unknown)
    const again = await signInByCode(bakery.running, bakery.lines, 'executive@example.com')
    expect((await list(again)).find(({ id }) => id === short.share.id)?.state).toBe('ended')
    bakery.later(-24 * 60)
  })

  it('while its business is being deleted', async () => {
    const { token } = await makeLink(owner, 'brief', briefId)
    const client = await connectOwner(bakery.running.database.ownerUrl)
    await client.query(`update workspace set deletes_at = now() where is_own`)
    expect(await nothing(token)).toBe(await nothing('B'.repeat(43)))
    await client.query(`update workspace set deletes_at = null where is_own`)
    await client.end()
    expect((await openAsStranger(bakery.running, token)).status).toBe(200)
  })
})
