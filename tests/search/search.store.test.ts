/** Saved searches over HTTP: one's own alone, sealed in the history, and gone with the person. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { type Browser, join, keptMail, setUpBakery, signInByCode } from '../people/account-client.ts'

let running: TestService
let owner: Browser
let adviser: Browser

beforeAll(async () => {
  const { lines, mailer } = keptMail()
  running = await startTestService(inject('ownerUrl'), { mailer, sources: systemSources })
  owner = await setUpBakery(running)
  await join(running, owner, { email: 'ada@example.com', role: 'adviser' })
  adviser = await signInByCode(running, lines, 'ada@example.com')
})
afterAll(() => running.stop())

const fields = { name: 'Flour from Wattle Mills', terms: { q: 'flour wattle*', kinds: 'memo,chat' } }
const list = async (who: Browser, headers = {}) =>
  decodeJson(api.listSavedSearches.output, await who.call('GET', '/api/searches', undefined, headers))
const save = async (who: Browser, body: object = fields) =>
  decodeJson(api.saveSearch.output, await who.call('POST', '/api/searches', body))

it('is saved, listed by name, renamed and removed', async () => {
  const saved = await save(owner)
  const other = await save(owner, { name: 'About rent', terms: { q: 'rent' } })
  expect(saved).toMatchObject(fields)
  expect(await list(owner)).toEqual([other, saved])
  const renamed = await owner.call('PUT', `/api/searches/${saved.id}/name`, { name: ' A flour ' })
  expect(renamed.json).toMatchObject({ id: saved.id, name: 'A flour', terms: fields.terms })
  expect((await list(owner)).map(({ name }) => name)).toEqual(['A flour', 'About rent'])
  expect((await owner.call('DELETE', `/api/searches/${other.id}`)).json).toEqual(other)
  expect((await owner.call('DELETE', `/api/searches/${other.id}`)).status).toBe(404)
  expect((await list(owner)).map(({ name }) => name)).toEqual(['A flour'])
})

it('is nobody else’s: not listed, renamed or removed by others', async () => {
  const saved = await save(owner)
  expect(await list(adviser)).toEqual([])
  expect((await adviser.call('PUT', `/api/searches/${saved.id}/name`, { name: 'Mine' })).status).toBe(404)
  expect((await adviser.call('DELETE', `/api/searches/${saved.id}`)).status).toBe(404)
  expect(await list(owner)).toContainEqual(saved)
})

it('has its name and words in the history under seal only', async () => {
  await save(owner, { name: 'Platypus takeover', terms: { q: 'platypus' } })
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query(
    `select data::text as data from events where type like 'Search%' union all select search from saved_search`,
  )
  await client.end()
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('platypus')
  expect(JSON.stringify(await owner.call('GET', '/api/find?q=platypus'))).not.toContain('takeover')
})

it.each([
  ['name', { ...fields, name: ' ' }],
  ['name', { ...fields, name: 'x'.repeat(81) }],
  ['terms.q', { ...fields, terms: { q: '' } }],
  ['terms.q', { ...fields, terms: { q: 'x'.repeat(201) } }],
  ['terms.kinds', { ...fields, terms: { q: 'x', kinds: 'ghost' } }],
  ['terms.from', { ...fields, terms: { q: 'x', from: '2026-02-30' } }],
  ['terms', { name: 'x' }],
])('names %s of what it refuses, and saves nothing', async (field, body) => {
  const before = await list(owner)
  const answer = await owner.call('POST', '/api/searches', body)
  expect([answer.status, Object(answer.json).errors?.[0]?.field]).toEqual([400, field])
  expect(await list(owner)).toEqual(before)
})

it('is gone with the person', async () => {
  await save(adviser, { name: 'Mine alone', terms: { q: 'mine' } })
  expect(await list(adviser)).toHaveLength(1)
  const { json } = await adviser.call('GET', '/api/my-data')
  expect(JSON.stringify(json)).toContain('Mine alone')
  expect((await adviser.call('POST', '/api/my-data/erase')).status).toBe(200)
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query(
    `select count(*)::int as left from saved_search s join subject_key k
      on k.workspace = s.workspace and k.subject = s.search::json->>'subject' and s.account_id <> $1`,
    [Object(await owner.call('GET', '/api/people')).json.members[0].id],
  )
  await client.end()
  expect(rows).toEqual([{ left: 0 }])
})
