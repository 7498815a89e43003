/** A search by person finds all that they did, also before their first session. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson } from '../core/service.ts'
import { join } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'

let bakery: Bakery
beforeAll(async () => {
  bakery = await startBakery()
})
afterAll(() => bakery.running.stop())

it.each(['others', 'me'])('finds the invitation that a person accepted, asked by %s', async (who) => {
  const { running, owner } = bakery
  const email = `${who}@example.com`
  const guest = await join(running, owner, { email, role: 'executive' })
  const { members } = decodeJson(api.listPeople.output, await owner.call('GET', '/api/people'))
  const id = members.find((one) => one.email === email)?.id
  if (who === 'others') await owner.call('POST', '/api/privacy/toggle-identifiers')
  const found = await (who === 'me' ? guest : owner).call(
    'GET',
    `/api/find?q=invitation&who=${who === 'me' ? 'me' : id}`,
  )
  const { events } = decodeJson(api.findRecords.output, found)
  expect(events.map(({ title }) => title)).toContain('Invitation accepted')
})
