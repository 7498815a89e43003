/** Erasing a person also erases their address in invitations that they never accepted, in every business of theirs. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson } from '../core/service.ts'
import { join, bakery as shop, signInByCode, tess } from './account-client.ts'
import { type Bakery, startBakery } from './account-service.ts'

let bakery: Bakery
beforeAll(async () => {
  bakery = await startBakery()
})
afterAll(() => bakery.running.stop())

const email = 'ann@example.com'

it('open, withdrawn and expired ones', async () => {
  const { running, lines, later } = bakery
  let { owner } = bakery
  const { workspace } = decodeJson(api.getMe.output, await owner.call('GET', '/api/me'))
  const invite = async (to: string): Promise<string> => {
    const made = await owner.call('POST', '/api/people/invitations', { email: to, role: 'adviser' })
    return decodeJson(api.invitePerson.output, made).invitation.id
  }
  const expired = await invite('Ann@Example.com')
  later(4 * 24 * 60)
  owner = await signInByCode(running, lines, tess.email)
  const withdrawn = await invite(email)
  expect((await owner.call('DELETE', `/api/people/invitations/${withdrawn}`)).status).toBe(200)
  const others = await invite('somebody@example.com')
  await join(running, owner, { email, role: 'adviser' })
  const open = await invite(email)
  const ann = await signInByCode(running, lines, email)
  expect((await ann.call('POST', '/api/my-data/erase', {})).status).toBe(200)
  const { invitations } = decodeJson(api.listPeople.output, await owner.call('GET', '/api/people'))
  expect(invitations.map((one) => one.email).filter((one) => one.toLowerCase() === email)).toEqual([])
  const keys = await running.service.database
    .of(workspace)
    .selectFrom('subject_key')
    .select('subject')
    .where('subject', 'like', 'invitation-%')
    .execute()
  const left = keys.map(({ subject }) => subject)
  for (const id of [expired, withdrawn, open]) expect(left).not.toContain(`invitation-${id}`)
  expect(left).toContain(`invitation-${others}`)
})

it('also in a business that they never joined', async () => {
  const { running, lines, later } = bakery
  later(60)
  const owner = await signInByCode(running, lines, tess.email)
  const bob = 'bob@example.com'
  await join(running, owner, { email: bob, role: 'adviser' })
  const made = await owner.call('POST', '/api/workspaces', { ...shop, name: 'Another shop' })
  const { id } = decodeJson(api.makeWorkspace.output, made)
  owner.adopt(await owner.call('POST', `/api/workspaces/${id}/enter`))
  await owner.call('POST', '/api/people/invitations', { email: bob, role: 'adviser' })
  const guest = await signInByCode(running, lines, bob)
  expect((await guest.call('POST', '/api/my-data/erase', {})).status).toBe(200)
  const { invitations } = decodeJson(api.listPeople.output, await owner.call('GET', '/api/people'))
  expect(invitations).toEqual([])
})
