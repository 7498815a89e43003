/** The first start: one link, one owner, and a workspace with nothing but its name. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { installationWorkspace } from '#schema/core/site'
import { SignIn } from '#schema/session/session'
import { bySystem, newAccountId, sealIdentity } from '../../service/accounts/accounts.ts'
import { sha256 } from '../../service/event-store/chain.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { setupDecider } from '../../service/people/setup.decider.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { finishSetup, issueSetupLink } from '../../service/slices.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { bakery, keptMail, openBrowser, setUpBakery, signInByCode, tess } from './account-client.ts'
import { startBakery } from './account-service.ts'

let running: TestService
let lines: readonly string[]
beforeEach(async () => {
  const mail = keptMail()
  lines = mail.lines
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer: mail.mailer })
})
afterEach(() => running.stop())

it('opens a workspace with its owner, and signs her in', async () => {
  const owner = await setUpBakery(running)
  expect((await owner.call('GET', '/api/me')).json).toMatchObject({
    businessName: 'Larkin Street Bakery',
    businessType: 'cafe',
    currentPersona: 'hospitality_ceo',
    unreadMemos: 0,
    isOwn: true,
    role: 'owner',
    person: { name: 'Tess Hanrahan', email: 'tess@larkinstreetbakery.com.au' },
  })
})

it('names what is missing with the first link', async () => {
  const token = await issueSetupLink(running.service)
  const call = (body: object) => openBrowser(running).call('POST', '/api/setup', { token, ...body })
  for (const body of [{}, { owner: tess }, { name: 'Tess' }]) expectProblem(await call(body), 400, 'business')
  expectProblem(await call({ business: bakery }), 400, 'owner')
  expect((await call({ business: bakery, owner: tess })).status).toBe(200)
})

it('makes exactly one owner of a hundred visitors with the same link', async () => {
  const token = await issueSetupLink(running.service)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      openBrowser(running).call('POST', '/api/setup', {
        token,
        business: bakery,
        owner: { name: `Visitor ${n}`, email: `visitor${n}@example.com` },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(99)
  const { rows } = await running.service.database.unbound.query('select * from own_workspaces()')
  expect(rows).toHaveLength(1)
  // Those who came too late leave nothing, neither a hash of their address nor a key.
  const { database } = running.service
  const left = await database.withReader(installationWorkspace, (client) =>
    client.query(`select (select count(*)::int from account_address) as addresses,
      (select count(*)::int from subject_key where subject like 'person-%') as keys`),
  )
  expect(left.rows).toEqual([{ addresses: 1, keys: 1 }])
  expect(await issueSetupLink(running.service)).toBeUndefined()
})

it('refuses a link that was replaced, was used or was never issued, all in the same words', async () => {
  const replaced = await issueSetupLink(running.service)
  const token = await issueSetupLink(running.service)
  const use = async (link: string | undefined) => {
    const { status, json } = await openBrowser(running).call('POST', '/api/setup', {
      token: link,
      business: bakery,
      owner: tess,
    })
    return status === 404 && typeof json === 'object' ? { ...json, instance: '' } : status
  }
  const first = await use(replaced)
  expect(await use(token)).toBe(200)
  expect(await use(token)).toEqual(first)
  expect(await use('x'.repeat(43))).toEqual(first)
  expect(first).toMatchObject({ status: 404, errors: [{ field: 'token' }] })
})

it('tells a page what its link opens, and uses nothing up', async () => {
  const replaced = await issueSetupLink(running.service)
  const token = await issueSetupLink(running.service)
  const read = async (link: unknown) => {
    const { status, json } = await openBrowser(running).call('POST', '/api/setup/link', { token: link })
    return status === 200 ? json : status
  }
  for (const _ of [1, 2]) expect(await read(token)).toEqual({ opens: 'business' })
  expect([await read(replaced), await read('x'.repeat(43)), await read('short')]).toEqual([404, 404, 400])
  const use = { token, business: bakery, owner: tess }
  expect((await openBrowser(running).call('POST', '/api/setup', use)).status).toBe(200)
  expect(await read(token)).toBe(404)
})

it('finishes at the next start what a setup that was interrupted has decided', async () => {
  const token = await issueSetupLink(running.service)
  const { service } = running
  const accountId = newAccountId(service)
  const workspace = service.nextId(service.now())
  // The state after a setup was killed right after its decision.
  await runCommand(service.store, {
    workspace: installationWorkspace,
    decider: setupDecider,
    id: 'setup',
    command: {
      type: 'use',
      now: running.service.now().toISOString(),
      tokenHash: sha256(token ?? ''),
      workspace,
      accountId,
      owner: await sealIdentity(service, installationWorkspace, accountId, tess),
      business: bakery,
    },
    metadata: bySystem,
  })
  for (const _ of [1, 2]) await finishSetup(service)
  const owner = await signInByCode(running, lines, tess.email)
  expect((await owner.call('GET', '/api/me')).json).toMatchObject({
    businessName: bakery.name,
    role: 'owner',
  })
})

it('keeps the link, the name and the address out of the history in clear', async () => {
  const token = await issueSetupLink(running.service)
  const owner = openBrowser(running)
  const answer = owner.adopt(await owner.call('POST', '/api/setup', { token, business: bakery, owner: tess }))
  const database = await connectOwner(running.database.ownerUrl)
  const { rows } = await database.query<{ text: string }>('select data::text as text from events')
  await database.end()
  const history = rows.map(({ text }) => text).join('\n')
  for (const secret of [
    token ?? '',
    decodeJson(SignIn, answer).sessionId,
    ...owner.cookies().values(),
    'Tess',
    'tess@',
  ])
    expect(history).not.toContain(secret)
})

it('ends a link that nobody used for three days, and makes a new one at the next start', async () => {
  const empty = await startBakery({ seed: 'none', isEmpty: true })
  try {
    const token = await issueSetupLink(empty.running.service)
    const use = (path: string, body: object = {}) =>
      openBrowser(empty.running).call('POST', path, { token, ...body })
    empty.later(3 * 24 * 60 - 10)
    expect((await use('/api/setup/link')).json).toEqual({ opens: 'business' })
    empty.later(10)
    for (const path of ['/api/setup/link', '/api/setup'])
      expect([
        path,
        await use(path, path === '/api/setup' ? { business: bakery, owner: tess } : {}),
      ]).toMatchObject([path, { status: 404, json: { type: 'urn:jarvin:problem:people/setup-link' } }])
    const { rows } = await empty.running.service.database.unbound.query('select * from own_workspaces()')
    expect(rows).toEqual([])
    await setUpBakery(empty.running)
  } finally {
    await empty.running.stop()
  }
})
