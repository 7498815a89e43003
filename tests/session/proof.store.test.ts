/** Recovery codes, and fresh proof before sensitive calls. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { Endpoint } from '#schema/core/endpoint'
import { installationWorkspace } from '#schema/core/site'
import type { TestService } from '../core/service.ts'
import { type Browser, codeFor, join, openBrowser, signInByCode, tess } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import {
  addPasskey,
  atPasskeyOrigin,
  challengeFor,
  openAuthenticator,
  passkeyOrigin,
  post,
} from './authenticator.ts'

let running: TestService
let owner: Browser
let lines: Bakery['lines']
let later: Bakery['later']

beforeAll(async () => {
  ;({ running, owner, lines, later } = await startBakery())
})
afterAll(() => running.stop())

it('signs in with each recovery code once, until the sheet is replaced', async () => {
  const sheet = async () =>
    decodeOrThrow(api.makeRecoverySheet.output, (await post(owner, '/recovery-sheet')).json, 'A sheet').codes
  const [first = '', second = '', ...rest] = await sheet()
  expect(new Set([first, second, ...rest]).size).toBe(8)
  const use = (code: string) => post(openBrowser(running), '/login/recovery', { code })
  // As people type it.
  expect((await use(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await use(first)).status).toBe(401)
  const both = await Promise.all([use(second), use(second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await owner.call('GET', '/api/recovery-sheet')).json).toEqual({
    left: 6,
    madeAt: expect.any(String),
  })
  await sheet()
  expect((await use(rest[0] ?? '')).status).toBe(401)
  const rows = await running.service.database
    .of(installationWorkspace)
    .selectFrom('events')
    .select(sql<string>`data::text`.as('data'))
    .where('type', '=', 'RecoverySheetMade')
    .execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(first)
})

it('proves anew by passkey or code, in a new session, after which what is sensitive is allowed', async () => {
  const laptop = openAuthenticator(passkeyOrigin)
  owner = await signInByCode(running, lines, tess.email)
  await addPasskey(owner, laptop)
  const invite = () => post(owner, '/people/invitations', { email: 'dom@example.com', role: 'executive' })
  for (const way of ['passkey', 'code'] as const) {
    later(31)
    expect((await invite()).text).toContain('session/proof')
    const before = owner.session()
    const had = new Map(owner.cookies())
    if (way === 'passkey') {
      const asked = await challengeFor(owner, '/proof/passkey')
      expect(asked.allowCredentials?.length).toBeGreaterThan(0)
      owner.adopt(await post(owner, '/proof/passkey/verify', laptop.get(asked)))
    } else {
      const count = lines.length
      await post(owner, '/proof/email')
      while (lines.length === count) await new Promise((resolve) => setTimeout(resolve, 5))
      expect((await post(owner, '/proof/code', { code: '000000' })).status).toBe(400)
      owner.adopt(await post(owner, '/proof/code', { code: codeFor(lines, tess.email) }))
    }
    expect((await invite()).status).toBe(200)
    const headers = { 'x-session-id': before, cookie: `jarvin=${had.get('jarvin')}` }
    expect((await running.call('GET', '/api/me', { headers })).status).toBe(401)
  }
  // Somebody else's passkey proves nothing.
  const dom = await join(running, owner, { email: 'dom2@example.com', role: 'executive' })
  expect(
    (await post(dom, '/proof/passkey/verify', laptop.get(await challengeFor(dom, '/proof/passkey')))).status,
  ).toBe(400)
  // Nor may somebody who came by a link add one.
  expect((await post(dom, '/passkeys/options')).text).toContain('session/proof')
})

it('mails one code for a request that is repeated at once, and another one later', async () => {
  owner = await signInByCode(running, lines, tess.email)
  const count = lines.length
  const ask = () => post(owner, '/proof/email')
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect((await ask()).status).toBe(202)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(lines).toHaveLength(count + 1)
  const first = codeFor(lines, tess.email)
  later(1)
  await ask()
  await expect.poll(() => lines).toHaveLength(count + 2)
  // The later code replaces the first.
  expect((await post(owner, '/proof/code', { code: first })).status).toBe(400)
  owner.adopt(await post(owner, '/proof/code', { code: codeFor(lines, tess.email) }))
})

it('lets nobody export, connect, or touch people and keys without a proof of the last 30 minutes', async () => {
  owner = await signInByCode(running, lines, tess.email)
  const made = await post(owner, '/audit/exports', { format: 'json' })
  expect(made.status).toBe(200)
  const { exportId } = decodeOrThrow(api.exportLog.output, made.json, 'An export')
  const asked = Object.entries<Endpoint>(api).filter(([, row]) => row.isSensitive)
  expect(asked.map(([name]) => name).sort()).toEqual([
    ...[
      'addPasskey',
      'changeMember',
      'changeSignInRule',
      'createConnection',
      'deleteWorkspace',
      'downloadExport',
    ],
    ...['downloadMyData', 'downloadRecords', 'endMember', 'endMySession', 'endMySessions'],
    ...['endOtherSessions', 'eraseMyData', 'exportLog', 'exportRecords'],
    ...['invitePerson', 'keepWorkspace'],
    ...['makeRecoverySheet', 'makeShare', 'removeConnection', 'removePasskey', 'replaceConnectionSecret'],
    ...['requestNewPasskey', 'signOutPeople'],
    ...['unlinkCompanyAccount', 'withdrawInvitation'],
  ])
  later(31)
  const body: Readonly<Record<string, object>> = {
    exportLog: { format: 'bundle' },
    exportRecords: { kind: 'sales', format: 'csv' },
    invitePerson: { email: 'eve@example.com', role: 'owner' },
    changeMember: { role: 'owner' },
    changeSignInRule: { passkeysOnly: true },
    makeShare: { kind: 'brief', itemId: 'unknown', until: '2027-01-31' },
    deleteWorkspace: { businessName: 'Larkin Street Bakery' },
    createConnection: {
      type: 'pos_orders',
      setupData: { pos_system: 'Square', location_id: 'L1', api_key: 'key' },
    },
  }
  for (const [name, row] of asked) {
    // Input is checked first.
    if (name === 'addPasskey') continue
    const path = `/api${row.path.replace(/:exportId/, exportId).replace(/:\w+/, 'unknown')}`
    const { status, text } = await owner.call(
      row.method,
      path,
      row.method === 'GET' ? undefined : (body[name] ?? {}),
    )
    expect([name, status, text]).toEqual([name, 403, expect.stringContaining('session/proof')])
  }
})

it('has neither people nor keys in a demo', async () => {
  const session = await running.signIn()
  const call = (method: string, path: string) =>
    running.call(method, `/api${path}`, {
      session,
      body: method === 'GET' ? undefined : {},
      headers: atPasskeyOrigin,
    })
  expect((await call('GET', '/passkeys')).json).toEqual([])
  expect((await call('GET', '/recovery-sheet')).json).toEqual({ left: 0 })
  for (const path of ['/passkeys/options', '/recovery-sheet', '/proof/email', '/proof/passkey/options'])
    expect([path, (await call('POST', path)).status]).toEqual([path, 409])
  expect((await call('DELETE', '/passkeys/unknown')).status).toBe(409)
})
