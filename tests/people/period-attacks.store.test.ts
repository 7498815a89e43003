/** Ways around an auditor's period: searches, counts, proofs, evidence bundles, streams and imports. */
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
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
let auditor: Browser
let ahead = 0
const { lines, mailer } = keptMail()
const words = ['Quandary', 'Inglewood', 'Zillmere'] as const
const outside = /Quandary|Zillmere/
/** Positions of the period, and the newest of all. */
let first = 0
let last = 0
let head = 0

const get = (path: string, headers?: Record<string, string>) =>
  auditor.call('GET', `/api${path}`, undefined, headers)

beforeAll(async () => {
  const fixed = fixedSources()
  const now = () => new Date(fixed.now().getTime() + ahead * 3_600_000)
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, sources: { ...fixed, now } })
  let owner = await setUpBakery(running)
  for (const word of words) {
    const post = (path: string, body: object) => owner.call('POST', `/api${path}`, body)
    await post('/briefs/generate', { topic: `Rent in ${word}` })
    await post('/chat/send', { message: `What about ${word}?`, persona: 'financial_analyst' })
    await post('/my-profile', { role: word })
    ahead += 48
    owner = await signInByCode(running, lines, tess.email)
  }
  await owner.call('POST', '/api/privacy/toggle-identifiers')
  const invited = await owner.call('POST', '/api/people/invitations', {
    ...{ email: 'ann@example.com', role: 'auditor', until: '2026-12-31' },
    period: { from: '2026-11-22', to: '2026-11-22' },
  })
  const token = linkToken(invited)
  await openBrowser(running).call('POST', '/api/people/invitations/accept', { token, name: 'Ann' })
  auditor = await signInByCode(running, lines, 'ann@example.com')
  const positions: number[] = JSON.parse((await get('/audit')).text).map(
    (row: { position: number }) => row.position,
  )
  ;[last, first] = [positions[0] ?? 0, positions.at(-1) ?? 0]
  head = Number((await owner.call('GET', '/api/me')).headers.get('x-position'))
})
afterAll(() => running.stop())

it('finds and counts nothing outside of it', async () => {
  expect(first).toBeGreaterThan(2)
  expect(head).toBeGreaterThan(last)
  for (const word of ['Quandary', 'Zillmere', 'Quand*', 'rent'])
    for (const query of [`q=${word}`, `q=${word}&order=oldest`, `q=${word}&kinds=brief`]) {
      const found = await get(`/audit?${query}`)
      const counted = await get(`/audit/count?${query.replace('&order=oldest', '')}`)
      expect([query, found.text]).toEqual([query, expect.not.stringMatching(outside)])
      if (word !== 'rent') expect([query, found.json, counted.json]).toMatchObject([query, [], { count: 0 }])
      expect([query, counted.json]).toMatchObject([query, { total: last - first + 1 }])
    }
  for (const word of words) {
    const { text } = await get(`/find?q=${word}`)
    expect([word, text.includes(word)]).toEqual([word, word === 'Inglewood'])
  }
})

it('gives no position after it, in any header, checkpoint or proof', async () => {
  for (const path of [
    '/me',
    '/audit',
    '/briefs/latest',
    '/memos',
    '/chat/threads',
    '/imports',
    '/history/moment',
  ])
    expect([path, Number((await get(path)).headers.get('x-position'))]).toEqual([path, last])
  // The newest signature covers the whole log: its size is a number, and its root a hash.
  expect((await get('/audit/checkpoint')).json).toMatchObject({ size: expect.any(Number) })
  for (const position of [1, first - 1, last + 1, head]) {
    const proof = await get(`/audit/checkpoint/inclusion?position=${position}&size=${head}`)
    expect([position, proof.status]).toEqual([position, 404])
    expect([position, (await get(`/audit/entries/${position}`)).status]).toEqual([position, 404])
  }
  for (const position of [2, first - 1, last + 1, head])
    for (const [name, row] of Object.entries<Endpoint>(api)) {
      if (row.method !== 'GET' || !needsSession(row) || row.path.includes(':') || name === 'followChanges')
        continue
      const { status, text } = await get(row.path, { 'x-as-of': String(position) })
      expect([name, position, text]).toEqual([name, position, expect.not.stringMatching(outside)])
      expect([name, status]).not.toEqual([name, 500])
    }
})

it('exports an evidence bundle of it alone', async () => {
  const made = await auditor.call('POST', '/api/audit/exports', { format: 'bundle' })
  expect(made.json).toMatchObject({ count: last - first + 1 })
  const { exportId } = JSON.parse(made.text)
  const session = { 'x-session-id': auditor.session(), cookie: `jarvin=${auditor.cookies().get('jarvin')}` }
  const response = await fetch(`${running.baseUrl}/api/audit/exports/${exportId}`, { headers: session })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  for (const [name, bytes] of Object.entries(files))
    expect([name, outside.test(new TextDecoder().decode(bytes))]).toEqual([name, false])
})

it('tells its stream nothing of what is recorded now', async () => {
  const session = { 'x-session-id': auditor.session(), cookie: `jarvin=${auditor.cookies().get('jarvin')}` }
  const leaving = new AbortController()
  const response = await fetch(`${running.baseUrl}/api/changes`, {
    headers: { ...session, accept: 'text/event-stream', 'last-event-id': '1' },
    signal: leaving.signal,
  })
  let told = ''
  const reading = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) told += part
  })().catch(() => undefined)
  const owner = await signInByCode(running, lines, tess.email)
  await owner.call('POST', '/api/briefs/generate', { topic: 'Rent in Zillmere again' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  leaving.abort()
  await reading
  for (const [, id = ''] of told.matchAll(/^id: ?(\d+)/gm)) expect(Number(id)).toBeLessThanOrEqual(last)
})
