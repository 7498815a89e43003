/** Races and detours around erasing people, leaving and deleting a business. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { installationWorkspace } from '#schema/core/site'
import { AccountId, People } from '#schema/people/people'
import { bySystem, personSubject } from '../../service/accounts/accounts.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { membersDecider } from '../../service/people/members.decider.ts'
import { membersId } from '../../service/people/people.queries.ts'
import { eraseSubjects } from '../../service/sealing/erase-subjects.ts'
import { finishErasures } from '../../service/slices.ts'
import type { Answer, TestService } from '../core/service.ts'
import { type Browser, bakery, join, openBrowser, signInByCode, tess } from './account-client.ts'
import { type Bakery, startBakery } from './account-service.ts'

let running: TestService
let owner: Browser
let lines: Bakery['lines']

beforeAll(async () => {
  ;({ running, owner, lines } = await startBakery({ seed: 'none' }))
})
afterAll(() => running.stop())

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort()
const idOf = async (browser: Browser, email: string) => {
  const people = decodeOrThrow(People, (await browser.call('GET', '/api/people')).json, 'The people')
  return people.members.find((one) => one.email === email)?.id ?? ''
}
/** A business of two owners, both signed in by a code. */
const withSecondOwner = async (email: string): Promise<Browser> => {
  await join(running, owner, { email, role: 'owner' })
  return signInByCode(running, lines, email)
}
const isIn = async (browser: Browser) => (await browser.call('GET', '/api/me')).status === 200

it('erases one of two owners who erase themselves at the same moment, and the other stays whole', async () => {
  const people: string[] = [tess.email]
  for (let round = 0; round < 8; round++) {
    const email = `owner${round}@example.com`
    const second = await withSecondOwner(email)
    const both = [owner, second]
    const answers = await Promise.all(both.map((one) => one.call('POST', '/api/my-data/erase')))
    expect(statuses(answers)).toEqual([200, 409])
    const at = answers.findIndex(({ status }) => status === 409)
    const stayed = [people[round] ?? '', email][at] ?? ''
    // Still an owner, whose session continues and who can sign in again.
    expect(await isIn(both[at] ?? owner)).toBe(true)
    owner = await signInByCode(running, lines, stayed)
    expect(await idOf(owner, stayed)).not.toBe('')
    people.push(stayed)
  }
}, 60_000)

it('erases nobody whom another owner makes the last one at the same moment', async () => {
  const me = decodeOrThrow(api.getMe.output, (await owner.call('GET', '/api/me')).json, 'The current user')
  for (let round = 0; round < 8; round++) {
    const email = `passing${round}@example.com`
    const second = await withSecondOwner(email)
    const id = await idOf(owner, email)
    const [erased, demoted] = await Promise.all([
      owner.call('POST', '/api/my-data/erase'),
      owner.call('PATCH', `/api/people/${id}`, { role: 'executive' }),
    ])
    if (erased.status === 200) {
      // The other one remained, and must still be an owner.
      expect([round, (await second.call('GET', '/api/people')).status]).toEqual([round, 200])
      owner = second
      return
    }
    expect([round, erased.status, demoted.status]).toEqual([round, 409, 200])
    expect(await isIn(owner)).toBe(true)
    owner = await signInByCode(running, lines, me.person?.email ?? '')
  }
}, 60_000)

it('keeps the last owner when two remove or demote each other at the same moment', async () => {
  const emailOf = async (browser: Browser) =>
    decodeOrThrow(api.getMe.output, (await browser.call('GET', '/api/me')).json, 'The user').person?.email ??
    ''
  for (const [round, methods] of [
    ['DELETE', 'DELETE'],
    ['DELETE', 'PATCH'],
  ].entries()) {
    const email = `pair${round}@example.com`
    const second = await withSecondOwner(email)
    const [mine, theirs] = [await idOf(owner, await emailOf(owner)), await idOf(owner, email)]
    const body = (method: string) => (method === 'PATCH' ? { role: 'executive' } : undefined)
    const [one = '', other = ''] = methods
    const answers = await Promise.all([
      owner.call(one, `/api/people/${theirs}`, body(one)),
      second.call(other, `/api/people/${mine}`, body(other)),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    if (answers[0]?.status !== 200) owner = second
    expect((await owner.call('GET', '/api/people')).status).toBe(200)
  }
}, 60_000)

it('erases at the next start whom an interrupted call had let go', async () => {
  const email = 'halfway@example.com'
  await join(running, owner, { email, role: 'adviser' })
  const leaving = await signInByCode(running, lines, email)
  const id = await idOf(owner, email)
  const { database } = running.service
  const left = async () =>
    (
      await database
        .of(installationWorkspace)
        .selectFrom('subject_key')
        .select('subject')
        .where('subject', '=', `person-${id}`)
        .execute()
    ).length
  // The state after a process was killed right after the decision.
  const { rows } = await database.unbound.query('select * from own_workspaces()')
  await runCommand(running.service.store, {
    workspace: rows[0].workspace,
    decider: membersDecider,
    id: membersId,
    command: { type: 'end', accountId: decodeOrThrow(AccountId, id, 'An account'), isErasing: true },
    metadata: bySystem,
  })
  expect([await isIn(leaving), await left()]).toEqual([false, 1])
  for (const _ of [1, 2]) await finishErasures(running.service)
  expect(await left()).toBe(0)
  const people = await owner.call('GET', '/api/people')
  expect(people.text).not.toContain('halfway')
  // Others are not affected.
  expect(await isIn(owner)).toBe(true)
})

it('lets only an owner delete and keep a business, by its own name, and by no page of another site', async () => {
  const email = 'exec@example.com'
  await join(running, owner, { email, role: 'executive' })
  const executive = await signInByCode(running, lines, email)
  const ask = (by: Browser, businessName: string, headers?: Record<string, string>) =>
    by.call('POST', '/api/workspace/deletion', { businessName }, headers)
  expect((await ask(executive, bakery.name)).status).toBe(403)
  expect((await ask(owner, 'Larkin Street')).status).toBe(400)
  expect((await ask(owner, bakery.name, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask(owner, bakery.name)).status).toBe(200)
  expect((await executive.call('DELETE', '/api/workspace/deletion')).status).toBe(403)
  expect((await openBrowser(running).call('DELETE', '/api/workspace/deletion')).status).toBe(401)
  // While it is being deleted, nobody can be invited and nothing can be changed.
  expect(
    (await owner.call('POST', '/api/people/invitations', { email: 'x@example.com', role: 'adviser' })).status,
  ).toBe(409)
  expect((await owner.call('DELETE', '/api/workspace/deletion')).status).toBe(200)
})

it('lets nobody in again whom a restored backup brought back, even as an owner', async () => {
  const email = 'back@example.com'
  const second = await withSecondOwner(email)
  const id = decodeOrThrow(AccountId, await idOf(owner, email), 'An account')
  // What the next start after a restore finds: the key is destroyed again, and the rest stays the same.
  await eraseSubjects(running.service, {
    workspace: installationWorkspace,
    subjects: [personSubject(id)],
    reason: 'Erased by the person',
    actor: 'operator',
  })
  expect(await isIn(second)).toBe(true)
  await finishErasures(running.service)
  expect(await isIn(second)).toBe(false)
  const { rows } = await running.service.database.withReader(installationWorkspace, (client) =>
    client.query('select from account_address where account_id = $1', [id]),
  )
  expect(rows).toEqual([])
  expect(await isIn(owner)).toBe(true)
})
