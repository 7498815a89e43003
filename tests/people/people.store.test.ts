/** Members, invitations and roles of a workspace. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { People } from '#schema/people/people'
import type { Sources } from '../../service/runtime/sources.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import {
  type Browser,
  join,
  keptMail,
  linkToken,
  openBrowser,
  setUpBakery,
  signInByCode,
  tess,
} from './account-client.ts'

let running: TestService
let owner: Browser
const { lines, mailer } = keptMail()
let ahead = 0

beforeAll(async () => {
  const fixed = fixedSources()
  const sources: Sources = { ...fixed, now: () => new Date(fixed.now().getTime() + ahead * 3_600_000) }
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, sources })
  owner = await setUpBakery(running)
})
afterAll(() => running.stop())

const people = async (): Promise<People> =>
  decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
const member = async (email: string) => (await people()).members.find((one) => one.email === email)
const invite = (body: object) => owner.call('POST', '/api/people/invitations', body)
const accept = (token: string, name = 'Somebody') =>
  openBrowser(running).call('POST', '/api/people/invitations/accept', { token, name })

it('shows members and open invitations to the owner', async () => {
  await join(running, owner, { email: 'dom@example.com', role: 'executive' })
  await invite({ email: 'Jo.Petrie@example.com', role: 'executive' })
  expect(await people()).toMatchObject({
    members: [
      { name: 'Tess Hanrahan', email: tess.email, role: 'owner', isYou: true },
      { name: 'dom', email: 'dom@example.com', role: 'executive', isYou: false },
    ],
    invitations: [{ email: 'jo.petrie@example.com', role: 'executive', isOpen: true }],
  })
})

it('answers an invitation as the list shows it, with one time', async () => {
  const made = await invite({ email: 'one.time@example.com', role: 'executive' })
  const { invitations } = await people()
  expect(made.json).toMatchObject({
    invitation: invitations.find(({ email }) => email === 'one.time@example.com'),
  })
})

it('takes an invitation once, within 72 hours, and not after it was withdrawn', async () => {
  const once = linkToken(await invite({ email: 'once@example.com', role: 'adviser' }))
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(once)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)])
  const late = linkToken(await invite({ email: 'late@example.com', role: 'adviser' }))
  ahead += 72
  expect((await accept(late)).status).toBe(404)
  owner = await signInByCode(running, lines, tess.email)
  const withdrawn = await invite({ email: 'not@example.com', role: 'adviser' })
  const { invitations } = await people()
  expect(invitations.find(({ email }) => email === 'late@example.com')?.isOpen).toBe(false)
  const { id } = invitations.find(({ email }) => email === 'not@example.com') ?? { id: '' }
  expect((await owner.call('DELETE', `/api/people/invitations/${id}`)).status).toBe(200)
  expect((await accept(linkToken(withdrawn))).status).toBe(404)
  expect((await accept('x'.repeat(43))).status).toBe(404)
})

it('tells a page what an invitation is for, and uses nothing up', async () => {
  const token = linkToken(await invite({ email: 'reader@example.com', role: 'adviser' }))
  const read = () => openBrowser(running).call('POST', '/api/people/invitations/link', { token })
  for (const _ of [1, 2])
    expect((await read()).json).toEqual({
      businessName: 'Larkin Street Bakery',
      email: 'reader@example.com',
      role: 'adviser',
    })
  expect((await accept(token)).status).toBe(200)
  expect((await read()).status).toBe(404)
})

it('does not open somebody’s account to the one who invited them', async () => {
  const again = await accept(linkToken(await invite({ email: 'dom@example.com', role: 'adviser' })))
  expect([again.status, again.json]).toEqual([200, { businessName: 'Larkin Street Bakery' }])
  expect(again.headers.getSetCookie()).toEqual([])
  expect((await member('dom@example.com'))?.role).toBe('adviser')
})

it('withdraws what a person who is removed or changed was still invited to', async () => {
  const address = 'kit@example.com'
  await join(running, owner, { email: address, role: 'owner' })
  const kit = await signInByCode(running, lines, address)
  const inviteKit = (browser: Browser, role = 'owner') =>
    browser.call('POST', '/api/people/invitations', { email: address, role })
  const [mine, other] = [
    linkToken(await inviteKit(kit)),
    linkToken(await invite({ email: 'lee@example.com', role: 'adviser' })),
  ]
  const { id } = (await member(address)) ?? { id: '' }
  expect((await owner.call('PATCH', `/api/people/${id}`, { role: 'adviser' })).status).toBe(200)
  expect((await accept(mine)).status).toBe(404)
  const again = linkToken(await inviteKit(owner))
  expect((await owner.call('DELETE', `/api/people/${id}`)).status).toBe(200)
  expect((await accept(again)).status).toBe(404)
  expect(await member(address)).toBeUndefined()
  // Invited anew, they can come back, and invitations of others are untouched.
  expect((await accept(linkToken(await inviteKit(owner, 'adviser')))).status).toBe(200)
  expect((await accept(other)).status).toBe(200)
})

it('keeps the last owner', async () => {
  const { id } = (await member(tess.email)) ?? { id: '' }
  expect((await owner.call('DELETE', `/api/people/${id}`)).status).toBe(409)
  expect((await owner.call('PATCH', `/api/people/${id}`, { role: 'executive' })).status).toBe(409)
  await join(running, owner, { email: 'second@example.com', role: 'owner' })
  const second = (await member('second@example.com')) ?? { id: '' }
  // Both leave at the same time: one of them stays.
  const both = await Promise.all(
    [id, second.id].map((one) => owner.call('PATCH', `/api/people/${one}`, { role: 'executive' })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await people().catch(() => undefined)) === undefined).toBe(both[0]?.status === 200)
})

it('names people in the log while identifiers are shown, and nowhere else', async () => {
  const second = await signInByCode(running, lines, 'second@example.com')
  const latest = async () => (await second.call('GET', '/api/audit')).text
  expect(await latest()).not.toContain('Tess')
  await second.call('POST', '/api/privacy/toggle-identifiers')
  expect(await latest()).toContain('"person":"Tess Hanrahan"')
  const entries = async (headers = {}) => {
    const answer = await second.call('GET', '/api/audit?limit=100', undefined, headers)
    return decodeOrThrow(api.listAudit.output, answer.json, 'The log')
  }
  // Somebody who accepts an invitation has no session yet.
  const accepted = (await entries()).filter(({ type }) => type === 'InvitationAccepted').at(-1)
  expect(accepted?.person).toBe('dom')
  const asOf = await entries({ 'x-as-of': String((accepted?.position ?? 0) + 1) })
  expect(asOf.find(({ position }) => position === accepted?.position)?.person).toBe('dom')
  await second.call('POST', '/api/privacy/toggle-identifiers')
  expect(await latest()).not.toContain('Tess')
})

it('keeps a profile for each person', async () => {
  const [first, second] = [
    await signInByCode(running, lines, tess.email),
    await signInByCode(running, lines, 'second@example.com'),
  ]
  // Name and address are known before the first save.
  expect((await first.call('GET', '/api/my-profile')).json).toMatchObject({
    ...{ firstName: 'Tess', lastName: 'Hanrahan', email: tess.email, role: '' },
  })
  expect((await first.call('POST', '/api/my-profile', { role: 'Baker', phone: '0400 000 000' })).status).toBe(
    200,
  )
  expect((await second.call('GET', '/api/my-profile')).json).toMatchObject({ role: '' })
  expect((await second.call('POST', '/api/my-profile', { role: 'Accountant' })).status).toBe(200)
  // A name that was given at setup stays where the form sent none; one that was typed replaces it.
  expect((await first.call('GET', '/api/my-profile')).json).toMatchObject({
    ...{ role: 'Baker', firstName: 'Tess', lastName: 'Hanrahan' },
  })
  await first.call('POST', '/api/my-profile', { role: 'Baker', firstName: 'Tessa' })
  const renamed = Object((await first.call('GET', '/api/my-profile')).json)
  expect([renamed.firstName, renamed.lastName]).toEqual(['Tessa', undefined])
})
