/** Attacks on links for people outside: floods, races, foreign ids, scripts, guesses, and what a dropped demo leaves. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { dropWorkspace } from '../../service/accounts/drop-workspace.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { decodeJson } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { makeLink, openAsStranger, until, writeDecision } from './share-client.ts'

let bakery: Bakery
let owner: Browser

beforeAll(async () => {
  bakery = await startBakery({ sources: systemSources })
  owner = bakery.owner
})
afterAll(() => bakery.running.stop())

const rowsOf = async (sql: string, values: readonly unknown[] = []) => {
  const client = await connectOwner(bakery.running.database.ownerUrl)
  const { rows } = await client.query(sql, [...values])
  await client.end()
  return rows
}
const openingsOf = async (shareId: string): Promise<readonly number[]> =>
  (
    await rowsOf(
      `select (data->>'opening')::int as n from events where type = 'ShareOpened' and data->>'shareId' = $1 order by position`,
      [shareId],
    )
  ).map(({ n }) => n)
const link = async (title = 'Open earlier on Saturdays') =>
  makeLink(owner, 'decision', await writeDecision(owner, title))

it('counts 1,000 openings, and puts the first 20 of the day and each doubling on record', async () => {
  const { share, token } = await link()
  for (let round = 0; round < 50; round++)
    await Promise.all(Array.from({ length: 20 }, () => openAsStranger(bakery.running, token)))
  const on = await openingsOf(share.id)
  expect(on).toHaveLength(20 + 5)
  expect(on.toSorted((one, other) => one - other)).toEqual(on)
  expect(on.slice(20)).toEqual([32, 64, 128, 256, 512])
  const [first] = decodeJson(api.listShares.output, await owner.call('GET', '/api/shares?limit=1')).shares
  expect(first).toMatchObject({ id: share.id, openings: 1000 })
}, 60_000)

it('limits an address, and leaves signing in alone', async () => {
  const { token } = await link()
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push((await openAsStranger(bakery.running, token, headers)).status)
  expect([statuses.slice(0, 60).every((one) => one === 200), statuses[60]]).toEqual([true, 429])
  const code = await bakery.running.call('POST', '/api/login/email', {
    body: { email: 'a@b.example' },
    headers,
  })
  expect(code.status).toBeLessThan(300)
})

it('shows nothing after a revocation has been answered, however many open it at the same time', async () => {
  for (let round = 0; round < 10; round++) {
    const { share, token } = await link()
    const opens = Array.from({ length: 8 }, () => openAsStranger(bakery.running, token))
    const revoked = await owner.call('DELETE', `/api/shares/${share.id}`)
    expect(revoked.status).toBe(200)
    expect((await openAsStranger(bakery.running, token)).status).toBe(404)
    for (const answer of await Promise.all(opens)) expect([200, 404]).toContain(answer.status)
    const events = await rowsOf(`select type from events where stream = $1 order by version`, [
      `share-${share.id}`,
    ])
    expect(events.at(-1)?.type).toBe('ShareRevoked')
  }
}, 60_000)

it('makes one link of two requests at once with the same key, and only that one opens', async () => {
  const body = { kind: 'decision', itemId: await writeDecision(owner, 'Twice'), until }
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => owner.call('POST', '/api/shares', body, headers)),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const links = await rowsOf(`select share_id from share_link where share_id not in (select id from share)`)
  expect(links).toEqual([])
})

it('gives a guess nothing, and takes the words of a link for words', async () => {
  for (let n = 0; n < 40; n++) {
    const answer = await openAsStranger(bakery.running, randomBytes(32).toString('base64url'))
    expect(answer.status).toBe(404)
  }
  for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(44), `${'a'.repeat(42)}%`, null, { $ne: '' }]) {
    const answer = await bakery.running.call('POST', '/api/shares/open', { body: { token } })
    expect([token, answer.status]).toEqual([token, 400])
  }
  const script = '<script>alert(1)</script>"><img src=x onerror=alert(2)>'
  const { token } = await link(script)
  const answer = await openAsStranger(bakery.running, token)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(decodeJson(api.openShare.output, answer).item.title).toBe(script)
})

it('opens by POST alone, records nothing of looks, and knows no earlier moment', async () => {
  const { share, token } = await link()
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
    const answer = await bakery.running.call(method, `/api/shares/open?token=${token}`)
    expect([method, [401, 404, 405].includes(answer.status)]).toEqual([method, true])
  }
  const asOf = await owner.call(
    'POST',
    '/api/shares',
    { kind: 'decision', itemId: share.itemId, until },
    {
      'x-as-of': '3',
    },
  )
  expect(asOf.status).toBe(409)
  expect(
    (await openAsStranger(bakery.running, token, { 'x-as-of': '3', 'x-session-id': owner.session() })).status,
  ).toBe(200)
  expect(await openingsOf(share.id)).toEqual([1])
})

it('reaches nothing of another business, by an id of it or by its own link', async () => {
  const session = await bakery.running.signIn('cafe')
  const demo = await bakery.running.call('POST', '/api/decisions', { session, body: { title: 'Cafe’s own' } })
  const itemId = decodeJson(api.recordDecision.output, demo).id
  const foreign = await owner.call('POST', '/api/shares', { kind: 'decision', itemId, until })
  expect([foreign.status, Object(foreign.json).errors?.[0]?.field]).toEqual([404, 'itemId'])
  const { share } = await link()
  const revoke = await bakery.running.call('DELETE', `/api/shares/${share.id}`, { session })
  expect(revoke.status).toBe(404)
})

it('is a sample from a demo, which sends no mail, and goes with the demo', async () => {
  const signIn = await bakery.running.call('POST', '/api/login/demo', {
    body: { businessType: 'cafe', visitorId: randomUUID() },
  })
  const session = Object(signIn.json).sessionId
  const decision = await bakery.running.call('POST', '/api/decisions', { session, body: { title: 'Try it' } })
  const itemId = decodeJson(api.recordDecision.output, decision).id
  const make = (more = {}) =>
    bakery.running.call('POST', '/api/shares', {
      session,
      body: { kind: 'decision', itemId, until, ...more },
    })
  expect((await make({ email: 'ann@example.com' })).text).toContain('a demo sends no mail')
  const token = /#([\w-]{43})/.exec((await make()).text)?.[1] ?? ''
  const page = decodeJson(api.openShare.output, await openAsStranger(bakery.running, token))
  expect(page.isSample).toBe(true)
  const [{ workspace } = { workspace: '' }] = await rowsOf(`select workspace from share where item_id = $1`, [
    itemId,
  ])
  await dropWorkspace(bakery.running.service, workspace, 'unused')
  expect((await openAsStranger(bakery.running, token)).status).toBe(404)
  for (const table of ['share', 'share_link', 'share_opening'])
    expect(await rowsOf(`select from ${table} where workspace = $1`, [workspace])).toEqual([])
})

it('works for at most a hundred at a time', async () => {
  const itemId = await writeDecision(owner, 'Many')
  const open = async () => (await rowsOf(`select from share_link`)).length
  // The limit of one session is 30 in ten minutes, so the rest are made as if on other days.
  await rowsOf(
    `insert into share select workspace, id || '-' || n, kind, item_id, title, content, made_at, until, ends_at,
       null, 0, null, null, null, 0, null, null from (select * from share where revoked_at is null limit 1) s, generate_series(1, 100) n`,
  ).catch(() => [])
  await rowsOf(
    `insert into share_link select workspace, id, md5(id) || md5(id), null,
        (select account_id from member where ended_at is null limit 1) from share
      where revoked_at is null and id not in (select share_id from share_link)`,
  )
  expect(await open()).toBeGreaterThanOrEqual(100)
  const answer = await owner.call('POST', '/api/shares', { kind: 'decision', itemId, until })
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('share/too-many')])
})
