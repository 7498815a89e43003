import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { api } from '#schema/api'
import { Brief } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { AuditDetail, LogCount } from '#schema/decision-log/log-detail'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const get = (path: string) => running.call('GET', `/api/audit${path}`, { session })
const rows = async (query: string) => decodeJson(t.array(AuditEntry), await get(query))
const detail = async (position: number | undefined) =>
  decodeJson(AuditDetail, await get(`/entries/${position ?? 0}`))
const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })

describe('the detail of an event', () => {
  it('shows its changes, before and after, and links to the previous event and back', async () => {
    const all = decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session }))
    const open = all.find(({ status }) => status === 'new')
    await running.call('POST', `/api/nudges/${open?.id}/accept`, { session })
    const [accepted] = await rows('?kinds=advisory')
    const decided = await running.call('GET', `/api/decisions/${open?.id}`, { session })
    const { due } = decodeJson(api.readDecision.output, decided).decision
    const found = await detail(accepted?.position)
    expect(found.entry).toEqual(accepted)
    expect(found.isFirst).toBe(false)
    expect(found.changes).toEqual([
      { field: 'status', before: 'new', after: 'accepted' },
      { field: 'settled_at', before: null, after: accepted?.createdAt },
      { field: 'due', before: null, after: due },
    ])
    expect(found.causes).toMatchObject([{ kind: 'record', title: 'Advisory raised', topic: open?.title }])
    const raised = await detail(found.causes[0]?.position)
    expect(raised.isFirst).toBe(true)
    expect(raised.effects.map(({ position }) => position)).toContain(accepted?.position)
  })

  it('links advice to the records it cites, and those to the advice', async () => {
    const topic = 'What do our memos say of the grinder?'
    const answer = await running.call('POST', '/api/briefs/generate', { session, body: { topic } })
    const { basis } = decodeJson(Brief, answer)
    expect(basis.passages.length).toBeGreaterThan(0)
    const [brief] = await rows('?kinds=brief')
    const { causes } = await detail(brief?.position)
    const source = causes.find(({ kind }) => kind === 'source')
    expect(causes.filter(({ kind }) => kind === 'source').length).toBeGreaterThan(0)
    const { effects } = await detail(source?.position)
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'source', position: brief?.position, topic }),
    )
  })

  it('links a question to its reply', async () => {
    await running.call('POST', '/api/chat/send', {
      session,
      body: { message: 'How was last week?', personaKey: 'financial_analyst' },
    })
    const [reply, question] = await rows('?kinds=chat')
    expect([reply?.type, question?.type]).toEqual(['ChatReplied', 'ChatMessageSent'])
    expect((await detail(question?.position)).effects).toMatchObject([
      { kind: 'request', position: reply?.position },
    ])
    const behind = await detail(reply?.position)
    expect(behind.causes).toContainEqual(expect.objectContaining({ position: question?.position }))
    expect(behind.changes).toContainEqual({ field: 'status', before: null, after: 'complete' })
  })

  it('shows no identifier and no sealed text while masked, and both when shown', async () => {
    const profile = { role: 'Owner Zebedee', email: 'zeb@example.com' }
    for (const language of ['en', 'de'])
      await running.call('POST', '/api/my-profile', { session, body: { ...profile, language } })
    const [saved] = await rows('?kinds=profile')
    const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7/
    const masked = await detail(saved?.position)
    expect(JSON.stringify(masked)).not.toMatch(uuid)
    expect(JSON.stringify(masked)).not.toMatch(/Zebedee|zeb@|token/)
    expect(masked.changes).toContainEqual({ field: 'language', before: 'en', after: 'de' })
    await toggle()
    expect(JSON.stringify(await detail(saved?.position))).toContain('Zebedee')
    const [signIn] = await rows('?kinds=session')
    expect(JSON.stringify(await detail(signIn?.position))).not.toMatch(/tokenHash|token_hash/)
    await toggle()
  })

  it('answers 404 for an unknown position, and 400 for an invalid one', async () => {
    expect((await get('/entries/999999')).status).toBe(404)
    expect((await get('/entries/first')).status).toBe(400)
  })
})

describe('searching over HTTP', () => {
  it('pages the results with links that include the query', async () => {
    const query = '?kinds=kpi&order=oldest'
    const first = await get(query)
    expect(decodeJson(t.array(AuditEntry), first)).toHaveLength(25)
    const link = /<\/api\/audit(\?[^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(Object.fromEntries(new URLSearchParams(link))).toMatchObject({ kinds: 'kpi', order: 'oldest' })
    const second = await get(link)
    const positions = [first, second].flatMap((page) =>
      decodeJson(t.array(AuditEntry), page).map(({ position }) => position),
    )
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
    expect(second.headers.get('link')).toContain('rel="prev"')
  })

  it('counts the matches, and the total', async () => {
    const all = decodeJson(LogCount, await get('/count'))
    expect(all.count).toBe(all.total)
    const some = decodeJson(LogCount, await get('/count?outcome=accepted'))
    expect(some).toEqual({ count: (await rows('?outcome=accepted')).length, total: all.total })
  })

  it('refuses an invalid time, an empty period, and an actor while actors are masked', async () => {
    const time = (text: string) => decodeOrThrow(IsoTime, text, 'A time')
    const day = time('2026-11-20T00:00:00.000Z')
    for (const query of [
      `?from=${time('2026-02-30T00:00:00.000Z')}`,
      `?to=${time('9999-99-99T99:99:99.999Z')}`,
      `?from=${day}&to=${day}`,
      '?confidence=101',
      '?confidence=80-60',
      '?confidence=100-99',
      '?kinds=tea',
      '?q=%20',
      '?before=3&after=1',
    ])
      expect(`${query} ${(await get(query)).status}`).toBe(`${query} 400`)
    for (const query of ['?actor=people', '/count?actor=people', '?q=0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0'])
      expect(`${query} ${(await get(query)).status}`).toBe(`${query} 409`)
  })
})
