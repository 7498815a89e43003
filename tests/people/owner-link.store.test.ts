/** `npm run owner`: a link for an installation whose owner has lost access. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { issueOwnerLink } from '../../service/people/owner-link.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { bakery, openBrowser, setUpBakery, tess } from './account-client.ts'

let running: TestService
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
})
afterEach(() => running.stop())

const token = async (email: string, workspace?: string): Promise<string> => {
  const issued = await issueOwnerLink(running.service, { email, workspace })
  return typeof issued === 'string' ? issued : issued.token
}

it('makes an owner of the address, with a name only, once', async () => {
  await setUpBakery(running)
  const link = await token('NewOwner@example.com')
  const browser = openBrowser(running)
  const read = await browser.call('POST', '/api/setup/link', { token: link })
  expect([read.status, read.json]).toEqual([
    200,
    { opens: 'owner', businessName: 'Larkin Street Bakery', email: 'newowner@example.com' },
  ])
  // The invitation page does not accept it.
  const accept = { token: link, name: 'Jo' }
  expect((await browser.call('POST', '/api/people/invitations/link', { token: link })).status).toBe(404)
  expect((await browser.call('POST', '/api/people/invitations/accept', accept)).status).toBe(404)
  browser.adopt(await browser.call('POST', '/api/setup', { token: link, name: 'Jo Petrie' }))
  expect((await browser.call('GET', '/api/me')).json).toMatchObject({
    businessName: 'Larkin Street Bakery',
    role: 'owner',
    person: { name: 'Jo Petrie', email: 'newowner@example.com' },
  })
  expect((await browser.call('POST', '/api/setup', { token: link, name: 'Jo' })).status).toBe(404)
  expect((await browser.call('POST', '/api/setup/link', { token: link })).status).toBe(404)
})

it('lets an owner in again who has an account', async () => {
  await setUpBakery(running)
  const browser = openBrowser(running)
  const body = { token: await token(tess.email), name: 'Tess' }
  expect((await browser.call('POST', '/api/setup', body)).status).toBe(200)
})

it('says what to do without a workspace, and of a workspace that does not exist', async () => {
  expect(await token(tess.email)).toBe(
    'Nobody has set up this installation yet. npm start prints a link that does.',
  )
  await setUpBakery(running)
  expect(await token(tess.email, 'cafe')).toMatch(/^There is no workspace cafe. There is: .*Larkin Street/)
})

it('lets an owner in while the business is being deleted, who can keep it', async () => {
  const owner = await setUpBakery(running)
  const browser = openBrowser(running)
  const link = await token('NewOwner@example.com')
  const deletion = { businessName: bakery.name }
  expect((await owner.call('POST', '/api/workspace/deletion', deletion)).status).toBe(200)
  browser.adopt(await browser.call('POST', '/api/setup', { token: link, name: 'Jo Petrie' }))
  expect((await browser.call('DELETE', '/api/workspace/deletion')).status).not.toBe(409)
  expect((await browser.call('GET', '/api/me')).status).toBe(200)
})
