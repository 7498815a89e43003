/** Links of people who leave, lose the right to share, or whose access is over: none opens anything from then on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { Role } from '#schema/core/roles'
import { AccountId, People } from '#schema/people/people'
import { bySystem } from '../../service/accounts/accounts.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { membersDecider } from '../../service/people/members.decider.ts'
import { membersId } from '../../service/people/people.queries.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson } from '../core/service.ts'
import { type Browser, join, signInByCode } from '../people/account-client.ts'
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

/** A new member who has made two links. */
const sharing = async (more: { role?: Role; until?: string; email?: string } = {}) => {
  const email = more.email ?? `mia${people++}@example.com`
  await join(bakery.running, owner, { role: 'executive', ...more, email })
  const browser = await signInByCode(bakery.running, bakery.lines, email)
  const links = []
  for (const title of ['Open earlier', 'Close on Mondays'])
    links.push(await makeLink(browser, 'decision', await writeDecision(browser, title)))
  const { members } = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
  const id = members.find((one) => one.email === email)?.id ?? ''
  return { email, browser, links, id }
}
type Links = Awaited<ReturnType<typeof sharing>>['links']
const opened = (links: Links) =>
  Promise.all(links.map(async ({ token }) => (await openAsStranger(bakery.running, token)).status))
const statesOf = async (links: Links) => {
  const { shares } = decodeJson(api.listShares.output, await owner.call('GET', '/api/shares?limit=100'))
  return links.map(({ share }) => shares.find(({ id }) => id === share.id)?.state)
}
const query = async (sql: string, values: readonly unknown[] = []) => {
  const client = await connectOwner(bakery.running.database.ownerUrl)
  const { rows } = await client.query(sql, [...values])
  await client.end()
  return rows
}
const revokedBy = async ({ share }: Links[number]) =>
  (
    await query(
      `select s.account_id from events e join session s on e.actor = 'session:' || s.id
        where e.type = 'ShareRevoked' and e.data->>'shareId' = $1`,
      [share.id],
    )
  ).map(({ account_id }) => account_id)

describe('links of a member', () => {
  it('end with her access, by the hand of the owner, and leave those of others', async () => {
    const mine = await makeLink(owner, 'decision', await writeDecision(owner, 'Stay open'))
    const mia = await sharing()
    expect(await opened(mia.links)).toEqual([200, 200])
    expect((await owner.call('DELETE', `/api/people/${mia.id}`)).status).toBe(200)
    expect(await opened([...mia.links, mine])).toEqual([404, 404, 200])
    expect(await statesOf([...mia.links, mine])).toEqual(['revoked', 'revoked', 'open'])
    const me = decodeJson(api.listPeople.output, await owner.call('GET', '/api/people')).members.find(
      ({ isYou }) => isYou,
    )
    for (const link of mia.links) expect(await revokedBy(link)).toEqual([me?.id])
    const hashes = await query('select from share_link where share_id = any($1)', [
      mia.links.map(({ share }) => share.id),
    ])
    expect(hashes).toEqual([])
  })

  it.each(['adviser', 'auditor'] as const)('end when she becomes an %s, who may not share', async (role) => {
    const mia = await sharing()
    const until = role === 'auditor' ? { until: '2026-12-31' } : {}
    expect((await owner.call('PATCH', `/api/people/${mia.id}`, { role, ...until })).status).toBe(200)
    expect(await opened(mia.links)).toEqual([404, 404])
    expect(await statesOf(mia.links)).toEqual(['revoked', 'revoked'])
  })

  it('stay when she becomes an owner, and when the last owner cannot leave', async () => {
    const mia = await sharing()
    expect((await owner.call('PATCH', `/api/people/${mia.id}`, { role: 'owner' })).status).toBe(200)
    expect(await opened(mia.links)).toEqual([200, 200])
    await owner.call('PATCH', `/api/people/${mia.id}`, { role: 'executive' })
    const mine = await makeLink(owner, 'decision', await writeDecision(owner, 'Stay open'))
    const { members } = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
    const me = members.find(({ isYou }) => isYou)?.id
    expect((await owner.call('DELETE', `/api/people/${me}`)).status).toBe(409)
    expect((await owner.call('PATCH', `/api/people/${me}`, { role: 'adviser' })).status).toBe(409)
    expect(await opened([mine])).toEqual([200])
  })

  it('end when she erases herself', async () => {
    const mia = await sharing()
    expect((await mia.browser.call('POST', '/api/my-data/erase')).status).toBe(200)
    expect(await opened(mia.links)).toEqual([404, 404])
    expect(await statesOf(mia.links)).toEqual(['revoked', 'revoked'])
  })

  it('open nothing after the process ended between the end of access and theirs, even once she is back', async () => {
    const mia = await sharing()
    const [{ workspace } = { workspace: '' }] = await query(`select workspace from share limit 1`)
    await runCommand(bakery.running.service.store, {
      workspace,
      decider: membersDecider,
      id: membersId,
      command: { type: 'end', accountId: decodeOrThrow(AccountId, mia.id, 'An account') },
      metadata: bySystem,
    })
    expect(await opened(mia.links)).toEqual([404, 404])
    expect(await statesOf(mia.links)).toEqual(['ended', 'ended'])
    bakery.later(1)
    const back = await sharing({ email: mia.email })
    expect(back.id).toBe(mia.id)
    expect(await opened([...mia.links, ...back.links])).toEqual([404, 404, 200, 200])
    expect(await statesOf(mia.links)).toEqual(['ended', 'ended'])
  })

  it('open nothing from the day on which her access is over', async () => {
    const mia = await sharing({ until: '2026-11-25' })
    expect(await opened(mia.links)).toEqual([200, 200])
    bakery.later(10 * 24 * 60)
    owner = await signInByCode(bakery.running, bakery.lines, 'tess@larkinstreetbakery.com.au')
    expect(await opened(mia.links)).toEqual([404, 404])
    expect(await statesOf(mia.links)).toEqual(['ended', 'ended'])
  })
})
