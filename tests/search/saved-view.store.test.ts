/** Saved views over HTTP: one's own alone, named by screen in the log, sealed in the history, and as of earlier moments. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { maxViews } from '#schema/search/saved-view'
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

const fields = { name: 'Year by month', screen: 'finance', query: 'range=52w&by=month' }
const filtered = { name: 'My decisions', screen: 'decision-log', query: 'kinds=advisory&q=platypus' }
const list = async (who: Browser, headers = {}) =>
  decodeJson(api.listViews.output, await who.call('GET', '/api/views', undefined, headers))
const save = async (who: Browser, body: object) =>
  decodeJson(api.saveView.output, await who.call('POST', '/api/views', body))

it('is saved, listed by name, renamed and removed, and is nobody else’s', async () => {
  const saved = await save(owner, fields)
  const other = await save(owner, { ...filtered, name: ' My decisions ' })
  expect(saved).toMatchObject(fields)
  expect(await list(owner)).toEqual([other, saved])
  expect(decodeJson(api.listSavedSearches.output, await owner.call('GET', '/api/searches'))).toEqual([])
  expect(await list(adviser)).toEqual([])
  const path = `/api/views/${saved.id}`
  expect((await adviser.call('PUT', `${path}/name`, { name: 'Mine' })).status).toBe(404)
  expect((await adviser.call('DELETE', path)).status).toBe(404)
  expect((await owner.call('PUT', `${path}/name`, { name: 'A year' })).json).toEqual({
    ...saved,
    name: 'A year',
  })
  const { headers } = await owner.call('GET', '/api/views')
  expect((await owner.call('DELETE', path)).status).toBe(200)
  expect((await owner.call('DELETE', path)).status).toBe(404)
  expect(await list(owner)).toEqual([other])
  expect(await list(owner, { 'x-as-of': headers.get('x-position') ?? '' })).toHaveLength(2)
})

it('is in the log by its screen, and in the history under seal only', async () => {
  const { json } = await owner.call('GET', '/api/audit?limit=2')
  expect(json).toMatchObject([
    { title: 'Saved view removed', subject: 'Finance' },
    { title: 'Saved view renamed', subject: 'Finance' },
  ])
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query(
    `select data::text as data from events where type like 'View%' union all select search from saved_search`,
  )
  await client.end()
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/platypus|My decisions|52w/)
})

it.each([
  ['name', { ...fields, name: ' ' }],
  ['name', { ...fields, name: 'x'.repeat(61) }],
  ['name', { ...filtered, query: '' }],
  ['screen', { ...fields, screen: 'overview' }],
  ['query', { ...fields, query: 'range=52w#x' }],
  ['query', { ...fields, query: 'x'.repeat(2501) }],
  ['query', { name: 'x', screen: 'finance' }],
])('names %s of what it refuses, and saves nothing', async (field, body) => {
  const before = await list(owner)
  const answer = await owner.call('POST', '/api/views', body)
  expect([answer.status, Object(answer.json).errors?.[0]?.field]).toEqual([400, field])
  expect(await list(owner)).toEqual(before)
})

it('cannot take the name of another view of its screen when it is renamed', async () => {
  const one = await save(owner, { ...filtered, name: 'One' })
  const answer = await owner.call('PUT', `/api/views/${one.id}/name`, { name: 'My decisions' })
  expect([answer.status, Object(answer.json).errors?.[0]?.field]).toEqual([400, 'name'])
  expect((await owner.call('PUT', `/api/views/${one.id}/name`, { name: 'One' })).status).toBe(200)
  expect((await save(owner, { ...fields, name: 'One' })).name).toBe('One')
})

it('shares its name with no other, even if both are saved or renamed at the same moment', async () => {
  const named = async (name: string) => (await list(owner)).filter((one) => one.name === name).length
  for (let round = 0; round < 4; round++) {
    const body = { ...fields, name: `Twice ${round}` }
    const both = await Promise.all([1, 2].map(() => owner.call('POST', '/api/views', body)))
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect([400, 409]).toContain(both.map(({ status }) => status).toSorted()[1])
    expect(await named(body.name)).toBe(1)
  }
  const [one, other] = await Promise.all(['Left', 'Right'].map((name) => save(owner, { ...fields, name })))
  const renamed = await Promise.all(
    [one, other].map((view) => owner.call('PUT', `/api/views/${view?.id}/name`, { name: 'Middle' })),
  )
  expect(renamed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await named('Middle')).toBe(1)
})

it('is refused in words beyond the limit', async () => {
  const free = maxViews - (await list(owner)).length
  for (let n = 0; n < free; n++) await save(owner, { ...fields, name: `View ${n}` })
  const answer = await owner.call('POST', '/api/views', { ...fields, name: 'One more' })
  expect(answer.status).toBe(409)
  expect(Object(answer.json).detail).toBe(`You have ${maxViews} saved views. Remove one to save another.`)
})

it('is gone with the person', async () => {
  await save(adviser, { ...fields, name: 'Mine alone' })
  expect(JSON.stringify((await adviser.call('GET', '/api/my-data')).json)).toContain('Mine alone')
})
