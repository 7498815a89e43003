/** Links made before migration 616 get the right that their maker's memberships give them, and no other. */
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { Role } from '#schema/core/roles'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import { AccountId } from '#schema/people/people'
import { bySystem } from '../../service/accounts/accounts.ts'
import { migrate } from '../../service/database/migrate.ts'
import { catalogueFaults } from '../../service/database/verify-catalogue.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { type MembersCommand, membersDecider } from '../../service/people/members.decider.ts'
import { membersId } from '../../service/people/people.queries.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { plainKeys } from '../../service/sealing/keyring.ts'
import type { FreshDatabase } from '../core/database.ts'
import { databaseBefore } from '../core/earlier-database.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { join, linkToken, signInByCode } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { makeLink, openAsStranger, until, writeDecision } from './share-client.ts'

/** Makers by what became of them, and what their links answer afterwards. */
const expected = {
  'an owner': 200,
  'an executive': 200,
  'an executive, an owner by now': 200,
  'an executive, an adviser by now': 404,
  'an executive, an auditor by now': 404,
  'an executive who was an adviser for a while': 404,
  'an adviser, an executive by now': 404,
  'a former member': 404,
  'a former member who came back': 404,
  'a member who came back before': 200,
  'a member whose last day is over': 404,
  'a member whose last day is to come': 200,
  'a visitor of a demo': 200,
  'an executive whose session was deleted': 200,
  'a former member whose session was deleted': 404,
  'nobody who is on record': 404,
}
type Maker = keyof typeof expected

let bakery: Bakery
let upgraded: TestService
let members = 0
const tokens = new Map<string, string>()

const query = async ({ ownerUrl }: FreshDatabase, sql: string, values: readonly unknown[] = []) => {
  const client = await connectOwner(ownerUrl)
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

const now = (): string => bakery.running.service.now().toISOString()

/** Records a decision about members and nothing else: earlier releases revoked no link with it. */
const record = async (command: MembersCommand): Promise<void> => {
  const { service, database } = bakery.running
  const [found] = await query(database, 'select workspace from workspace where is_own')
  const { kind } = await runCommand(service.store, {
    ...{ workspace: found.workspace, decider: membersDecider, id: membersId, command, metadata: bySystem },
  })
  expect(kind).toBe('appended')
}
const end = (accountId: AccountId) => record({ type: 'end', accountId })
const change = (accountId: AccountId, role: Role) =>
  record({ type: 'change', now: now(), accountId, role, ...(role === 'auditor' ? auditorEnd : {}) })
const auditorEnd = decodeOrThrow(
  t.type({ until: IsoDate, endsAt: IsoTime }),
  { until: '2027-03-01', endsAt: '2027-03-01T14:00:00.000Z' },
  'An end',
)

/** Signs a member in, who makes a link. */
const share = async (maker: Maker, email: string): Promise<string> => {
  const browser = await signInByCode(bakery.running, bakery.lines, email)
  const link = await makeLink(browser, 'decision', await writeDecision(browser, 'Open earlier'))
  tokens.set(maker, link.token)
  return link.share.id
}

/** A new member who has made a link. */
const sharing = async (maker: Maker, more: { role?: Role; until?: string } = {}) => {
  const email = `mia${members++}@example.com`
  await join(bakery.running, bakery.owner, { role: 'executive', email, ...more })
  const shareId = await share(maker, email)
  const people = decodeJson(api.listPeople.output, await bakery.owner.call('GET', '/api/people'))
  const id = decodeOrThrow(AccountId, people.members.find((one) => one.email === email)?.id, 'An account')
  return { id, email, shareId }
}

const shareInDemo = async (): Promise<void> => {
  const session = await bakery.running.signIn('cafe')
  const post = (path: string, body: object) => bakery.running.call('POST', path, { session, body })
  const { id: itemId } = decodeJson(
    api.recordDecision.output,
    await post('/api/decisions', { title: 'Open earlier' }),
  )
  tokens.set('a visitor of a demo', linkToken(await post('/api/shares', { kind: 'decision', itemId, until })))
}

/** Makes all links, and returns changes to rows that calls of this version cannot make. */
const makeLinks = async (): Promise<readonly (readonly [sql: string, values: readonly unknown[]])[]> => {
  await sharing('an owner', { role: 'owner' })
  await sharing('an executive')
  await change((await sharing('an executive, an owner by now')).id, 'owner')
  await change((await sharing('an executive, an adviser by now')).id, 'adviser')
  await change((await sharing('an executive, an auditor by now')).id, 'auditor')
  const again = await sharing('an executive who was an adviser for a while')
  await change(again.id, 'adviser')
  await change(again.id, 'executive')
  const early = await sharing('an adviser, an executive by now')
  await change(early.id, 'adviser')
  const asAdviser = now()
  await change(early.id, 'executive')
  await end((await sharing('a former member')).id)
  const returned = await sharing('a former member who came back')
  await end(returned.id)
  await join(bakery.running, bakery.owner, { role: 'executive', email: returned.email })
  await share('a member who came back before', returned.email)
  await sharing('a member whose last day is over', { until: '2026-11-21' })
  await sharing('a member whose last day is to come', { until: '2026-12-21' })
  await shareInDemo()
  const present = await sharing('an executive whose session was deleted')
  const former = await sharing('a former member whose session was deleted')
  await end(former.id)
  const unknown = await sharing('nobody who is on record')
  return [
    ['update share set made_at = $2 where id = $1', [early.shareId, asAdviser]],
    ['delete from session where account_id = any($1)', [[present.id, former.id, unknown.id]]],
    [`delete from events where type = 'SignedIn' and data->>'accountId' = $1`, [unknown.id]],
  ]
}

beforeAll(async () => {
  // The earlier schema had no room for wrapped keys.
  bakery = await startBakery({ keyring: plainKeys })
  const edits = await makeLinks()
  bakery.later(3 * 24 * 60)
  const database = await databaseBefore(inject('ownerUrl'), '615-share-maker', bakery.running.database)
  await query(database, 'alter table events disable trigger user')
  for (const [sql, values] of edits) await query(database, sql, values)
  await query(database, 'alter table events enable trigger user')
  await migrate(database.ownerUrl, migrations)
  upgraded = await startTestService(inject('ownerUrl'), {
    ...{ database, seed: 'none', sources: fixedSources(bakery.running.service.now()) },
  })
})
afterAll(async () => {
  await upgraded.stop()
  await bakery.running.stop()
})

it('has the catalogue of today', async () => {
  const client = await connectOwner(upgraded.database.ownerUrl)
  expect(await catalogueFaults(client)).toEqual([])
  await client.end()
})

it.each(Object.entries(expected))('a link of %s answers %i', async (maker, status) => {
  expect((await openAsStranger(upgraded, tokens.get(maker) ?? '')).status).toBe(status)
})
