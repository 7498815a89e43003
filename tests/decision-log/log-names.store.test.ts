import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { Memo } from '#schema/memo/memo'
import { eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { openEraseTools, signTestNote } from './erase-tools.ts'

let running: TestService
let session: string
const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'

const entries = async (query = '', headers: Record<string, string> = {}) =>
  decodeJson(t.array(AuditEntry), await running.call('GET', `/api/audit${query}`, { session, headers }))

const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  const answer = await running.call('POST', '/api/login/demo', { body: {}, headers: { 'user-agent': agent } })
  session = decodeJson(t.type({ sessionId: t.string }), answer).sessionId
  await toggle()
})
afterAll(() => running.stop())

const ids = ['1', '2', '3', '4', '5'].map((n) => `0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a${n}`)
const [advisoryId = '', threadId = '', first = '', second = '', none = ''] = ids

const append = (stream: string, expectedVersion: number, ...events: Parameters<typeof decodeEvent>[]) =>
  running.service.store.append('cafe', {
    stream,
    expectedVersion,
    events: events.map(([type, data]) => decodeEvent(type, data)),
    metadata: {
      actor: 'system:test',
      persona: null,
      recordedAt: new Date().toISOString(),
      correlationId: null,
      causationId: null,
    },
  })

describe('a row of the log', () => {
  it('says what its event is about, even if only an earlier event names it', async () => {
    const memos = decodeJson(t.array(Memo), await running.call('GET', '/api/memos', { session }))
    const memo = memos.find(({ status }) => status === 'unread')
    await running.call('PATCH', `/api/memos/${memo?.id}/status`, { session, body: { status: 'read' } })
    expect((await entries())[0]?.subject).toBe(memo?.subject)
    // The format before settled advisories kept their title.
    await append(
      `advisory-${advisoryId}`,
      0,
      ['AdvisoryRaised', { advisoryId, title: 'Call the roaster', message: 'Now.', urgency: 'high' }],
      ['AdvisoryAccepted', { advisoryId }],
    )
    const [accepted] = await entries()
    expect(accepted).toMatchObject({ type: 'AdvisoryAccepted', subject: 'Call the roaster' })
  })

  it('names a reply by its own question, even if another was asked in between', async () => {
    const asked = (messageId: string, message: string) =>
      ({ threadId, messageId, replyId: none, tab: 'agent', personaKey: 'hospitality_ceo', message }) as const
    const replied = (messageId: string) =>
      ({
        threadId,
        messageId,
        replyId: none,
        personaKey: 'hospitality_ceo',
        message: 'Yes.',
        status: 'complete',
      }) as const
    await append(
      `chat-${threadId}`,
      0,
      ['ChatMessageSent', asked(first, 'Is the rent due?')],
      ['ChatMessageSent', asked(second, 'Who opens on Friday?')],
      ['ChatReplied', replied(first)],
      ['ChatReplied', replied(second)],
    )
    const [later, earlier] = await entries()
    expect([earlier?.subject, later?.subject]).toEqual(['Is the rent due?', 'Who opens on Friday?'])
  })

  it("names the session's device, and nobody for the system", async () => {
    const [system] = await entries()
    expect(system).not.toHaveProperty('device')
    const own = (await entries('?actor=people')).at(0)
    expect(own?.device).toBe('Chrome on macOS')
    expect(JSON.stringify(own)).not.toContain('131.0')
  })

  it('says the same at an earlier moment, and nothing that came later', async () => {
    const all = await entries()
    const accepted = all.find(({ type }) => type === 'AdvisoryAccepted')
    const [then] = await entries('', { 'x-as-of': String(accepted?.position) })
    expect(then).toEqual(accepted)
  })

  it('masks the device with the identifiers, and shortens ids in names', async () => {
    await append(`advisory-${none}`, 0, [
      'AdvisoryRaised',
      { advisoryId: none, title: `See ${advisoryId}`, message: 'x', urgency: 'low' },
    ])
    expect((await entries())[0]?.subject).toBe(`See ${advisoryId}`)
    await toggle()
    const hidden = await entries()
    expect(hidden.find(({ type }) => type === 'AdvisoryRaised')?.subject).toBe('See 0193…b7a1')
    expect(hidden.some(({ device }) => device !== undefined)).toBe(false)
    await toggle()
  })

  it('distinguishes an erased device from one that was never recorded', async () => {
    const tools = await openEraseTools(running.database.ownerUrl, running.service)
    const own = (await entries('?actor=people')).at(0)
    await eraseSubject(
      tools,
      'cafe',
      `session-${own?.actor.slice('session:'.length)}`,
      signTestNote,
      'asked for',
    )
    await tools.close()
    const theirs = (await entries('?actor=people')).filter(({ actor }) => actor === own?.actor)
    expect(theirs.map(({ device }) => device)).toEqual(theirs.map(() => 'Erased'))
  })
})

describe('a search result', () => {
  const shown = (entry: AuditEntry | undefined) =>
    entry?.matches?.map(({ field, text, marks }) => [
      field,
      ...marks.map(({ from, to }) => text.slice(from, to)),
    ])

  it('shows each matching word with just enough of its text', async () => {
    const message = `${'Beans first. '.repeat(40)}The Café pays 17,458 for crème. ${'Then tea. '.repeat(60)}`
    await append(`advisory-${first}`, 0, [
      'AdvisoryRaised',
      { advisoryId: first, title: 'Supplier', message, urgency: 'low' },
    ])
    const [found] = await entries('?q=cafe+17458+supplier+raised')
    expect(shown(found)).toEqual([
      ['message', 'Café', '17,458'],
      ['event', 'raised'],
      ['title', 'Supplier'],
    ])
    for (const { text } of found?.matches ?? []) expect(text.length).toBeLessThan(180)
    expect(shown((await entries('?q=supp*+creme'))[0])).toEqual([
      ['message', 'crème'],
      ['title', 'Supplier'],
    ])
    expect((await entries())[0]).not.toHaveProperty('matches')
  })

  it('for an id shows where it occurs', async () => {
    const found = await entries(`?q=${advisoryId}`)
    expect(shown(found.find(({ type }) => type === 'AdvisoryAccepted'))).toEqual([['advisoryId', advisoryId]])
  })

  it('never shows a whole id while identifiers are masked', async () => {
    await toggle()
    const found = await entries('?q=see')
    expect(shown(found[0])).toEqual([['title', 'See']])
    expect(JSON.stringify(found)).not.toContain(advisoryId)
    await toggle()
  })
})
