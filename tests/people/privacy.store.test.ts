/** A person's further businesses, everything stored about them, erasing them, and deleting a business. */

import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dropDeletedWorkspaces } from '../../service/accounts/deletions.ts'
import { findTombstone } from '../../service/accounts/drop-workspace.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import { keyFaults } from '../../service/sealing/verify-keys.ts'
import { finishOpenings, projections } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources, testKeyring } from '../core/sources.ts'
import {
  type Browser,
  bakery,
  join,
  keptMail,
  openBrowser,
  setUpBakery,
  signInByCode,
  tess,
} from './account-client.ts'

let running: TestService
let owner: Browser
let dom: Browser
let ahead = 0
const { lines, mailer } = keptMail()
const dumpling = {
  ...bakery,
  name: 'Dumpling Bar',
  timeZone: 'Australia/Perth',
  state: 'WA',
  suburb: 'Subiaco',
}
const domEmail = 'dom.quarterdeck@example.com'

beforeAll(async () => {
  const fixed = fixedSources()
  const now = () => new Date(fixed.now().getTime() + ahead * 3_600_000)
  running = await startTestService(inject('ownerUrl'), { seed: 'opened', mailer, sources: { ...fixed, now } })
  owner = await setUpBakery(running)
  await join(running, owner, { email: domEmail, role: 'executive' })
  dom = await signInByCode(running, lines, domEmail)
})
afterAll(() => running.stop())

const workspaces = async (browser: Browser) => JSON.parse((await browser.call('GET', '/api/workspaces')).text)
const asOwner = async <A>(
  use: (client: Awaited<ReturnType<typeof connectOwner>>) => Promise<A>,
): Promise<A> => {
  const client = await connectOwner(running.database.ownerUrl)
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

it('opens another business, which only its maker owns, up to five a day', async () => {
  const made = await dom.call('POST', '/api/workspaces', dumpling)
  expect(made).toMatchObject({ status: 200, json: { name: 'Dumpling Bar' } })
  expect(await workspaces(dom)).toMatchObject([
    { name: 'Larkin Street Bakery', role: 'executive' },
    { name: 'Dumpling Bar', role: 'owner', isCurrent: false },
  ])
  expect((await workspaces(owner)).length).toBe(1)
  const { id } = JSON.parse(made.text)
  dom.adopt(await dom.call('POST', `/api/workspaces/${id}/enter`))
  expect((await dom.call('GET', '/api/me')).json).toMatchObject({
    businessName: 'Dumpling Bar',
    isOwn: true,
    role: 'owner',
  })
  expect((await dom.call('POST', '/api/workspaces', { ...dumpling, name: ' ' })).json).toMatchObject({
    status: 400,
    errors: [{ field: 'name' }],
  })
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await dom.call('POST', '/api/workspaces', dumpling)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  // A restart opens none of them twice.
  await finishOpenings(running.service)
  expect((await workspaces(dom)).length).toBe(6)
  const demo = await running.call('POST', '/api/workspaces', {
    session: await running.signIn(),
    body: dumpling,
  })
  expect(demo.status).toBe(409)
})

it('gives a person everything that is stored about them, and nothing of others', async () => {
  await dom.call('POST', '/api/my-profile', { role: 'Baker', phone: '0400 111 222' })
  const { text, status } = await dom.call('GET', '/api/my-data')
  expect(status).toBe(200)
  const data = JSON.parse(text)
  expect(data.account).toMatchObject({ name: 'dom.quarterdeck', email: domEmail })
  expect(data.workspaces.map(({ businessName }: { businessName: string }) => businessName)).toContain(
    'Dumpling Bar',
  )
  expect(data.workspaces[1]).toMatchObject({
    membership: { role: 'owner', email: domEmail },
    profile: { person: { role: 'Baker', phone: '0400 111 222' } },
  })
  expect(data.workspaces[0].sessions.length).toBeGreaterThan(1)
  expect(text).not.toContain('tess@')
  expect(text).not.toMatch(/tokenHash|halfHash/)
})

it('deletes a business after seven days, until which it can be read and kept', async () => {
  const second = await join(running, dom, { email: 'second@example.com', role: 'executive' })
  expect(
    (await dom.call('POST', '/api/workspace/deletion', { businessName: 'Dumpling' })).json,
  ).toMatchObject({
    status: 400,
    errors: [{ field: 'businessName' }],
  })
  const asked = () => dom.call('POST', '/api/workspace/deletion', { businessName: 'Dumpling Bar' })
  const focus = { primaryFocus: 'Reduce Operating Costs', timeframe: 'quarterly' }
  expect((await asked()).status).toBe(200)
  expect((await second.call('GET', '/api/me')).json).toMatchObject({ deletion: { by: 'dom.quarterdeck' } })
  expect((await second.call('POST', '/api/focus', focus)).status).toBe(409)
  expect((await second.call('DELETE', '/api/workspace/deletion')).status).toBe(403)
  expect((await dom.call('DELETE', '/api/workspace/deletion')).status).toBe(200)
  expect((await second.call('POST', '/api/focus', focus)).status).toBe(200)
  const again = JSON.parse((await asked()).text)
  ahead += 7 * 24 - 1
  expect(await dropDeletedWorkspaces(running.service)).toEqual([])
  ahead += 1
  const [dropped = ''] = await dropDeletedWorkspaces(running.service)
  expect(again.endsAt <= running.service.now().toISOString()).toBe(true)
  await asOwner(async (client) => {
    expect(await findTombstone(client, dropped)).toMatchObject({ events: expect.any(Number) })
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'workspace'`,
    )
    for (const { name } of rows)
      expect([
        name,
        (await client.query(`select from ${name} where workspace = $1`, [dropped])).rowCount,
      ]).toEqual([name, 0])
  })
  await finishOpenings(running.service)
  dom = await signInByCode(running, lines, domEmail)
  expect(await workspaces(dom)).toHaveLength(5)
})

it('erases a person who is not the last owner of a business', async () => {
  const refused = await dom.call('POST', '/api/my-data/erase')
  expect(refused).toMatchObject({ status: 409, json: { detail: expect.stringContaining('Dumpling Bar') } })
  owner = await signInByCode(running, lines, tess.email)
  const jo = await join(running, owner, { email: 'jo.lanternfish@example.com', role: 'executive' })
  expect((await jo.call('POST', '/api/my-data/erase')).status).toBe(403)
  const proved = await signInByCode(running, lines, 'jo.lanternfish@example.com')
  await proved.call('POST', '/api/focus', { primaryFocus: 'Reduce Operating Costs', timeframe: 'quarterly' })
  await proved.call('POST', '/api/my-profile', { role: 'Baker', phone: '0400 999 888' })
  await owner.call('POST', '/api/privacy/toggle-identifiers')
  expect((await owner.call('GET', '/api/audit')).text).toContain('jo.lanternfish')
  expect((await proved.call('POST', '/api/my-data/erase')).status).toBe(200)
  expect((await proved.call('GET', '/api/me')).status).toBe(401)
  const log = (await owner.call('GET', '/api/audit')).text
  expect(log).not.toMatch(/lanternfish|0400 999 888/)
  expect(log).toContain('"person":"A former member"')
  expect((await owner.call('GET', '/api/people')).text).not.toContain('lanternfish')
  // The address opens nothing, as if it had never been known.
  const browser = openBrowser(running)
  await browser.call('POST', '/api/login/email', { email: 'jo.lanternfish@example.com' })
  // Read tables still follow from the history, and every missing key has its tombstone.
  await asOwner(async (client) => {
    const { rows } = await client.query<{ workspace: string }>('select workspace from workspace_head')
    for (const { workspace } of rows) {
      expect([workspace, (await verifyTables(client, workspace, projections)).faults]).toEqual([
        workspace,
        [],
      ])
      expect([workspace, await keyFaults(client, workspace, testKeyring)]).toEqual([workspace, []])
    }
  })
})
