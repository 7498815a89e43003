/** An auditor whose access is limited to a period sees what was recorded in it and nothing else, whatever the call. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
import { People } from '#schema/people/people'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import {
  type Browser,
  keptMail,
  linkToken,
  openBrowser,
  setUpBakery,
  signInByCode,
  tess,
} from './account-client.ts'

let running: TestService
let owner: Browser
let auditor: Browser
let ahead = 0
const { lines, mailer } = keptMail()
/** Ids of the briefs, by the word in their topic. */
const briefs = new Map<string, string>()

const write = async (word: string) => {
  const { text } = await owner.call('POST', '/api/briefs/generate', { topic: `Rent in ${word}` })
  briefs.set(word, JSON.parse(text).id)
}

// The business opens on Friday 20 November; the period is Sunday 22 November.
const period = { from: '2026-11-22', to: '2026-11-22' }
const until = '2026-12-31'

beforeAll(async () => {
  const fixed = fixedSources()
  running = await startTestService(inject('ownerUrl'), {
    seed: 'none',
    mailer,
    sources: { ...fixed, now: () => new Date(fixed.now().getTime() + ahead * 3_600_000) },
  })
  owner = await setUpBakery(running)
  for (const word of ['Quandary', 'Inglewood', 'Zillmere']) {
    await write(word)
    ahead += 48
    owner = await signInByCode(running, lines, tess.email)
  }
  await owner.call('POST', '/api/privacy/toggle-identifiers')
  const invited = await owner.call('POST', '/api/people/invitations', {
    email: 'ann@example.com',
    role: 'auditor',
    until,
    period,
  })
  const token = linkToken(invited)
  await openBrowser(running).call('POST', '/api/people/invitations/accept', { token, name: 'Ann' })
  // The link is no proof, and an export needs one.
  auditor = await signInByCode(running, lines, 'ann@example.com')
})
afterAll(() => running.stop())

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(api)
const idOf = (word: string) => briefs.get(word) ?? ''
const auditRows = async (query: string) => {
  const { text } = await auditor.call('GET', `/api/audit${query}`)
  return JSON.parse(text).map(({ position }: { position: number }) => position)
}

it('shows nothing from before or after the period by any call', async () => {
  const seen: string[] = []
  for (const [name, row] of rows) {
    if (row.method !== 'GET' || !needsSession(row) || !row.roles.includes('auditor')) continue
    for (const id of row.path.includes(':') ? [...briefs.values(), '1', '2', '3', '8'] : ['']) {
      const asked = `/api${row.path.replace(/:\w+/, id)}${name === 'findRecords' ? '?q=rent' : ''}`
      const moments: readonly Record<string, string>[] = [{}, { 'x-as-of': '3' }]
      for (const headers of moments) {
        const { text, status } = await auditor.call('GET', asked, undefined, headers)
        expect([asked, headers, status < 500]).toEqual([asked, headers, true])
        expect([asked, headers, text]).toEqual([
          asked,
          headers,
          expect.not.stringMatching(/Quandary|Zillmere/),
        ])
        if (text.includes('Inglewood')) seen.push(name)
      }
    }
  }
  expect([...new Set(seen)].sort()).toEqual(
    ['findRecords', 'getBrief', 'listAudit', 'listLatestBriefs'].sort(),
  )
  for (const word of ['Quandary', 'Zillmere'])
    expect((await auditor.call('GET', `/api/briefs/${idOf(word)}`)).status).toBe(404)
  expect((await auditor.call('GET', `/api/briefs/${idOf('Inglewood')}`)).status).toBe(200)
  // It was based on records from before the period.
  expect((await auditor.call('GET', `/api/briefs/${idOf('Inglewood')}/working`)).status).toBe(404)
})

it('shows, counts, proves and exports the part of the log that is in the period', async () => {
  const positions: number[] = await auditRows('')
  const [last = 0, first = 0] = [positions[0], positions.at(-1)]
  expect(positions).toEqual(Array.from({ length: last - first + 1 }, (_, n) => last - n))
  expect(await auditRows('?order=oldest')).toEqual([...positions].reverse())
  expect(await auditRows(`?before=${first}`)).toEqual([])
  const count = { count: positions.length, total: positions.length }
  expect((await auditor.call('GET', '/api/audit/count')).json).toMatchObject(count)
  for (const outside of [first - 1, last + 1])
    for (const path of [`entries/${outside}`, `checkpoint/inclusion?position=${outside}&size=${last + 1}`])
      expect([path, (await auditor.call('GET', `/api/audit/${path}`)).status]).toEqual([path, 404])
  const exported = await auditor.call('POST', '/api/audit/exports', { format: 'json' })
  const file = (browser: Browser, answer: { text: string }) =>
    browser.call(
      'GET',
      `/api/audit/exports/${JSON.parse(answer.text).id ?? JSON.parse(answer.text).exportId}`,
    )
  const { text } = await file(auditor, exported)
  expect(JSON.parse(text).map(({ position }: { position: number }) => position)).toEqual(positions)
  const whole = await owner.call('POST', '/api/audit/exports', { format: 'json' })
  expect((await file(owner, whole)).status).toBe(200)
  expect((await file(auditor, whole)).status).toBe(404)
  const moment = await auditor.call('GET', '/api/history/moment')
  expect(moment.json).toMatchObject({ first: { position: first }, last: { position: last } })
  expect((await auditor.call('GET', `/api/history/changes?from=${first - 1}&to=${last}`)).status).toBe(400)
})

it('keeps the person who reads, and tells owners the period', async () => {
  expect((await auditor.call('GET', '/api/me')).json).toMatchObject({
    role: 'auditor',
    person: { name: 'Ann' },
  })
  await auditor.call('POST', '/api/my-profile', { role: 'Auditor' })
  expect((await auditor.call('GET', '/api/my-profile')).json).toMatchObject({ role: 'Auditor' })
  const { members } = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
  expect(members.find(({ role }) => role === 'auditor')).toMatchObject({ until, period, exports: 1 })
})

it('names the field of a period that cannot be', async () => {
  const invite = (body: object) =>
    owner.call('POST', '/api/people/invitations', {
      email: 'bob@example.com',
      role: 'auditor',
      until,
      ...body,
    })
  for (const wrong of [
    { role: 'adviser', period },
    { period: { from: '2026-11-23', to: '2026-11-22' } },
    { period: { from: '2026-01-01', to: '2026-02-01' } },
  ])
    expect((await invite(wrong)).json).toMatchObject({ status: 400, errors: [{ field: 'period' }] })
})

it('shows everything from the day on which the period is lifted, and nothing after the last day', async () => {
  const { members } = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
  const { id } = members.find(({ role }) => role === 'auditor') ?? { id: '' }
  expect(
    (await owner.call('PATCH', `/api/people/${id}`, { role: 'auditor', until: '2026-11-26' })).status,
  ).toBe(200)
  expect((await auditor.call('GET', `/api/briefs/${idOf('Quandary')}`)).status).toBe(200)
  ahead += 6
  expect((await auditor.call('GET', '/api/me')).status).toBe(200)
  ahead += 24
  expect((await auditor.call('GET', '/api/me')).status).toBe(401)
})
