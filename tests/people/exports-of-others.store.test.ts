/** Each export of an auditor is an event of theirs: they fetch no file of somebody else, and none again and again. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFileClient } from '../import/send-file.ts'
import { type Browser, join, signInByCode, tess } from './account-client.ts'
import { type Bakery, startBakery } from './account-service.ts'

let bakery: Bakery
let owner: Browser
let auditor: Browser

const makeExport = async (person: Browser, what: 'audit' | 'records'): Promise<string> => {
  const body = what === 'audit' ? { format: 'csv' } : { kind: 'sales', format: 'csv' }
  const { text } = await person.call('POST', `/api/${what}/exports`, body)
  return `/api/${what}/exports/${JSON.parse(text).exportId}`
}
const fetchFile = async (person: Browser, path: string) => {
  const cookie = [...person.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${bakery.running.baseUrl}${path}`, {
    headers: { 'x-session-id': person.session(), cookie },
  })
  return { status: answer.status, text: (await answer.text()).replace(/"instance":"[^"]*"/, '') }
}

beforeAll(async () => {
  bakery = await startBakery()
  const { running, lines } = bakery
  owner = bakery.owner
  await openFileClient(running, owner).imported('Date,Total ex GST\n2026-11-13,12.50\n', 'till.csv')
  await join(running, owner, { email: 'ann@example.com', role: 'auditor', until: '2099-12-31' })
  auditor = await signInByCode(running, lines, 'ann@example.com')
})
afterAll(() => bakery.running.stop())

it.each(['audit', 'records'] as const)('an export of %s is fetched by who made it', async (what) => {
  const [theirs, own] = [await makeExport(owner, what), await makeExport(auditor, what)]
  const never = `${theirs.slice(0, theirs.lastIndexOf('/'))}/never-was`
  expect((await fetchFile(owner, theirs)).status).toBe(200)
  expect((await fetchFile(auditor, own)).status).toBe(200)
  expect(await fetchFile(auditor, theirs)).toEqual(await fetchFile(auditor, never))
  expect(await fetchFile(owner, own)).toEqual(await fetchFile(owner, never))
  // The same person, after another sign-in.
  const again = await signInByCode(bakery.running, bakery.lines, tess.email)
  expect((await fetchFile(again, theirs)).status).toBe(200)
})

it.each(['audit', 'records'] as const)(
  'an auditor fetches an export of %s soon or not at all',
  async (what) => {
    auditor = await signInByCode(bakery.running, bakery.lines, 'ann@example.com')
    owner = await signInByCode(bakery.running, bakery.lines, tess.email)
    const [theirs, own] = [await makeExport(owner, what), await makeExport(auditor, what)]
    bakery.later(9)
    expect((await fetchFile(auditor, own)).status).toBe(200)
    bakery.later(2)
    expect((await fetchFile(auditor, own)).status).toBe(404)
    expect((await fetchFile(owner, theirs)).status).toBe(200)
  },
)
