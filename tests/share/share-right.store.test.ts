/** Links whose maker is unknown, or could not share for a while: none opens anything, whatever was interrupted. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { Role } from '#schema/core/roles'
import { AccountId } from '#schema/people/people'
import { bySystem } from '../../service/accounts/accounts.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { up } from '../../service/migrations/616-share-right.ts'
import { type MembersCommand, membersDecider } from '../../service/people/members.decider.ts'
import { membersId } from '../../service/people/people.queries.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { finishErasures } from '../../service/slices.ts'
import { decodeJson } from '../core/service.ts'
import { type Browser, join, signInByCode, tess } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { makeLink, openAsStranger, writeDecision } from './share-client.ts'

let bakery: Bakery
let owner: Browser
let people = 0

beforeAll(async () => {
  bakery = await startBakery({ seed: 'none' })
  owner = bakery.owner
})
afterAll(() => bakery.running.stop())

const query = async (sql: string, values: readonly unknown[] = []) => {
  const client = await connectOwner(bakery.running.database.ownerUrl)
  const { rows } = await client.query(sql, [...values])
  await client.end()
  return rows
}

/** A new member who has made two links. */
const sharing = async (more: { until?: string } = {}) => {
  const email = `mia${people++}@example.com`
  await join(bakery.running, owner, { role: 'executive', email, ...more })
  const browser = await signInByCode(bakery.running, bakery.lines, email)
  const links = []
  for (const title of ['Open earlier', 'Close on Mondays'])
    links.push(await makeLink(browser, 'decision', await writeDecision(browser, title)))
  const { members } = decodeJson(api.listPeople.output, await owner.call('GET', '/api/people'))
  const id = decodeOrThrow(AccountId, members.find((one) => one.email === email)?.id, 'An account')
  return { email, browser, links, id }
}
type Links = Awaited<ReturnType<typeof sharing>>['links']

const opened = (links: Links) =>
  Promise.all(links.map(async ({ token }) => (await openAsStranger(bakery.running, token)).status))
const statesOf = async (links: Links) => {
  const { shares } = decodeJson(api.listShares.output, await owner.call('GET', '/api/shares?limit=100'))
  return links.map(({ share }) => shares.find(({ id }) => id === share.id)?.state)
}
const idsOf = (links: Links) => links.map(({ share }) => share.id)
const rowsOf = (links: Links) =>
  query('select share_id from share_link where share_id = any($1)', [idsOf(links)])

/** Records a decision about members and nothing else, as a process that ends right after it. */
const interrupted = async (command: MembersCommand) => {
  const [{ workspace } = { workspace: '' }] = await query('select workspace from share limit 1')
  await runCommand(bakery.running.service.store, {
    ...{ workspace, decider: membersDecider, id: membersId, command, metadata: bySystem },
  })
}
const changed = (accountId: AccountId, role: Role) =>
  interrupted({ type: 'change', now: bakery.running.service.now().toISOString(), accountId, role })

/** Does something while no link can be revoked. */
const whileRevokingFails = async <A>(act: () => Promise<A>): Promise<A> => {
  await query(`create function stop_revoking() returns trigger language plpgsql as
    $$ begin raise exception 'the lights went out'; end $$`)
  await query(
    'create trigger stop_revoking before update on share for each row execute function stop_revoking()',
  )
  try {
    return await act()
  } finally {
    await query('drop function stop_revoking cascade')
  }
}

it('open nothing while their maker is unknown, whom the history names however old the session', async () => {
  const mia = await sharing()
  await query('update share_link set account_id = null where share_id = any($1)', [idsOf(mia.links)])
  await query('delete from session where account_id = $1', [mia.id])
  expect(await opened(mia.links)).toEqual([404, 404])
  expect(await statesOf(mia.links)).toEqual(['ended', 'ended'])
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: bakery.running.database.ownerUrl, max: 1 }),
    }),
  })
  await up(db)
  await db.destroy()
  expect(await opened(mia.links)).toEqual([200, 200])
  expect((await owner.call('DELETE', `/api/people/${mia.id}`)).status).toBe(200)
  expect(await opened(mia.links)).toEqual([404, 404])
})

it.each(['adviser', 'auditor'] as const)('end when she accepts an invitation as an %s', async (role) => {
  const mia = await sharing()
  const until = role === 'auditor' ? { until: '2026-12-31' } : {}
  await join(bakery.running, owner, { email: mia.email, role, ...until })
  expect(await opened(mia.links)).toEqual([404, 404])
  expect(await statesOf(mia.links)).toEqual(['revoked', 'revoked'])
})

it('stay when she accepts an invitation as an owner', async () => {
  const mia = await sharing()
  await join(bakery.running, owner, { email: mia.email, role: 'owner' })
  expect(await opened(mia.links)).toEqual([200, 200])
})

it('open nothing once she may share again, from before or from in between', async () => {
  const mia = await sharing()
  await changed(mia.id, 'adviser')
  const [first] = idsOf(mia.links)
  // As a call that began before the change, and was recorded after it.
  await query('update share set made_at = $2 where id = $1', [first, bakery.running.service.now()])
  expect(await opened(mia.links)).toEqual([404, 404])
  await changed(mia.id, 'executive')
  expect(await opened(mia.links)).toEqual([404, 404])
  expect(await statesOf(mia.links)).toEqual(['ended', 'ended'])
  const later = [await makeLink(mia.browser, 'decision', await writeDecision(mia.browser, 'Open later'))]
  expect(await opened(later)).toEqual([200])
})

it('are revoked by a second removal after the first was interrupted', async () => {
  const mia = await sharing()
  const remove = () => owner.call('DELETE', `/api/people/${mia.id}`)
  expect((await whileRevokingFails(remove)).status).toBe(500)
  expect(await opened(mia.links)).toEqual([404, 404])
  expect((await remove()).status).toBe(404)
  expect(await statesOf(mia.links)).toEqual(['revoked', 'revoked'])
  expect(await rowsOf(mia.links)).toEqual([])
})

it('hold up no erasing, and leave no row with the person', async () => {
  const mia = await sharing()
  const erased = await whileRevokingFails(() => mia.browser.call('POST', '/api/my-data/erase'))
  expect(erased.status).toBe(200)
  expect(await rowsOf(mia.links)).toEqual([])
  expect(await statesOf(mia.links)).toEqual(['ended', 'ended'])
  const keys = await query('select subject from subject_key where subject = $1', [`person-${mia.id}`])
  expect(keys).toEqual([])
})

it('leave no row with a person whose erasing the next start finishes', async () => {
  const mia = await sharing()
  await interrupted({ type: 'end', accountId: mia.id, isErasing: true })
  expect(await rowsOf(mia.links)).toHaveLength(2)
  await finishErasures(bakery.running.service)
  expect(await rowsOf(mia.links)).toEqual([])
})

it('open nothing once her access goes on after its last day', async () => {
  const mia = await sharing({ until: '2026-11-25' })
  bakery.later(10 * 24 * 60)
  owner = await signInByCode(bakery.running, bakery.lines, tess.email)
  expect(await opened(mia.links)).toEqual([404, 404])
  expect((await owner.call('PATCH', `/api/people/${mia.id}`, { role: 'executive' })).status).toBe(200)
  expect(await opened(mia.links)).toEqual([404, 404])
})
