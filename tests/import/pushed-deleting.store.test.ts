/** Messages that arrive while a business waits to be removed (decision 784). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NewConnection } from '#schema/connection/connection'
import { dropDeletedWorkspaces } from '../../service/accounts/deletions.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import { type Browser, bakery } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { freshDay, saleMessage } from './pushed-shop.ts'
import { signOwn } from './sign-message.ts'

let running: TestService
let owner: Browser
let later: Bakery['later']
beforeAll(async () => {
  ;({ running, owner, later } = await startBakery())
})
afterAll(() => running.stop())

const remove = () => owner.call('POST', '/api/workspace/deletion', { businessName: bakery.name })
const keep = () => owner.call('DELETE', '/api/workspace/deletion')

it('keeps what systems push during the grace, so that a deletion that is cancelled leaves no gap', async () => {
  const made = await owner.call('POST', '/api/connections', { type: 'pos_orders', setupData: {} })
  const { inbound } = decodeJson(NewConnection, made)
  if (!inbound) throw new Error('The connection has no address.')
  const { url, secret } = inbound
  const push = async (id: string) => {
    const body = JSON.stringify(saleMessage(id, freshDay(), '12.50'))
    const headers = signOwn({ body, secret, url, now: running.service.now() })
    return (await running.call('POST', new URL(url).pathname, { raw: body, headers })).status
  }
  const rows = async () => {
    const { text } = await owner.call('GET', '/api/feeds')
    return JSON.parse(text)[0].rows
  }
  expect((await remove()).status).toBe(200)
  // People cannot change anything meanwhile.
  expect(
    (await owner.call('POST', '/api/focus', { primaryFocus: 'Growth', priorities: [], metrics: [] })).text,
  ).toContain('session/deleting')
  expect(await push('a')).toBe(200)
  await expect.poll(rows).toBe(1)
  expect((await keep()).status).toBe(200)
  expect(await push('b')).toBe(200)
  await expect.poll(rows).toBe(2)
  expect((await remove()).status).toBe(200)
  later(7 * 24 * 60)
  expect(await dropDeletedWorkspaces(running.service)).toHaveLength(1)
  expect(await push('c')).toBe(401)
})
