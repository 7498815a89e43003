import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { ChatReply } from '#schema/chat/chat'
import { ProblemDetails } from '#schema/core/problem'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { projections } from '../../service/slices.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const send = (body: object, headers = {}, as = session) =>
  running.call('POST', '/api/chat/send', { session: as, body, headers })
const question = { message: 'How are we doing?', personaKey: 'hospitality_ceo' }
const positionOf = async (workspace = 'cafe'): Promise<number | undefined> =>
  (
    await running.service.database
      .of(workspace)
      .selectFrom('workspace_head')
      .select('position')
      .executeTakeFirst()
  )?.position
const threads = async (as = session) =>
  decodeJson(api.listThreads.output, await running.call('GET', '/api/chat/threads', { session: as }))
const turns = async (threadId: string, as = session) =>
  running.call('GET', `/api/chat/threads/${threadId}`, { session: as })

describe('a question', () => {
  it('is recorded and answered from the records, and the answer is recorded with its basis', async () => {
    const reply = decodeJson(ChatReply, await send({ ...question, message: '  How are we doing? ' }))
    expect(reply).toMatchObject({ status: 'complete', personaKey: 'hospitality_ceo' })
    expect(reply.message).toMatch(/- Revenue was \$/)
    expect(reply.basis?.figures.length).toBeGreaterThan(5)
    const events = await running.service.store.readStream('cafe', `chat-${reply.threadId}`)
    expect(events.map(({ type, persona }) => [type, persona])).toEqual([
      ['ChatMessageSent', 'hospitality_ceo'],
      ['ChatReplied', 'hospitality_ceo'],
    ])
    expect(events[0]?.data).toMatchObject({ message: 'How are we doing?', tab: 'Agent' })
    expect(decodeJson(api.readThread.output, await turns(reply.threadId))).toEqual([
      expect.objectContaining({ message: 'How are we doing?', reply }),
    ])
  })

  it('appears in the Decision Log with its topic, and its answer with the kinds of records used', async () => {
    await send(question)
    const [answered, asked] = decodeJson(
      api.listAudit.output,
      await running.call('GET', '/api/audit', { session }),
    )
    expect(asked).toMatchObject({ title: 'Question asked', dataRefsJson: { topic: 'How are we doing?' } })
    expect(answered).toMatchObject({ title: 'Advisor replied' })
    expect(answered?.dataRefsJson.dataSources).toContain('kpi')
    expect(answered?.dataRefsJson.ragChunks).toBeUndefined()
  })

  it('continues in its thread, whose id the browser may choose', async () => {
    const threadId = '0a1b2c3d-0000-4000-8000-000000000001'
    const analyst = { personaKey: 'financial_analyst', threadId }
    await send({ ...analyst, message: 'What if we raise prices by 5%?', tab: 'Second analyst' })
    const reply = decodeJson(ChatReply, await send({ ...analyst, message: 'and by 10 %?' }))
    expect(reply.message).toContain('prices up 10.0%')
    const [latest] = await threads()
    expect(latest).toMatchObject({
      id: threadId,
      tab: 'Second analyst',
      personaKey: 'financial_analyst',
      title: 'What if we raise prices by 5%?',
      turns: 2,
    })
  })

  it.each([
    ['hospitality_ceo', 'Agent'],
    ['financial_analyst', 'Analyst'],
    ['risk_manager', 'Advisor'],
    ['growth_hacker', 'Growth Hacker'],
  ])('to %s appears under the tab %s', async (personaKey, tab) => {
    await send({ message: 'Thanks', personaKey })
    expect((await threads())[0]).toMatchObject({ personaKey, tab })
  })

  it('finds records that mention a subject', async () => {
    const reply = decodeJson(
      ChatReply,
      await send({ message: 'What did the memo say about beans and milk?', personaKey: 'hospitality_ceo' }),
    )
    expect(reply.message).toContain('Beans and milk now cost more')
    expect(reply.basis?.passages[0]).toMatchObject({ kind: 'memo' })
    const [entry] = decodeJson(api.listAudit.output, await running.call('GET', '/api/audit', { session }))
    expect(entry?.dataRefsJson.ragChunks).toBe(reply.basis?.passages.length)
  })

  it.each([
    ['message', { ...question, message: '   ' }],
    ['message', { ...question, message: '' }],
    ['message', { personaKey: 'risk_manager' }],
    ['message', { ...question, message: 'x'.repeat(8001) }],
    ['personaKey', { ...question, personaKey: 'oracle' }],
    ['threadId', { ...question, threadId: 'no id!' }],
    ['tab', { ...question, tab: '' }],
  ])("without a valid %s is refused with the field's name, and nothing is recorded", async (field, body) => {
    const before = await positionOf()
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(decodeJson(ProblemDetails, answer).errors?.map((one) => one.field)).toEqual([field])
    expect(await positionOf()).toBe(before)
  })

  it('requires a session', async () => {
    expect((await running.call('POST', '/api/chat/send', { body: question })).status).toBe(401)
  })
})

it('concurrent questions in one thread are answered one after another', async () => {
  const threadId = '0a1b2c3d-0000-4000-8000-000000000003'
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({ ...question, threadId })))
  const { length: answered } = answers.filter(({ status }) => status === 200)
  expect(answered).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - answered)
  const events = await running.service.store.readStream('cafe', `chat-${threadId}`)
  const expected = Array.from({ length: answered }, () => ['ChatMessageSent', 'ChatReplied']).flat()
  expect(events.map(({ type }) => type)).toEqual(expected)
})

describe('a repeated request', () => {
  it('gets the first answer, and nothing more is recorded', async () => {
    const headers = { 'idempotency-key': 'chat-once' }
    const first = await send(question, headers)
    const before = await positionOf()
    const again = await send(question, headers)
    expect(again.json).toEqual(first.json)
    expect(await positionOf()).toBe(before)
  })

  it('sent twice at once is answered once', async () => {
    const headers = { 'idempotency-key': 'chat-both' }
    const before = (await positionOf()) ?? 0
    const [one, other] = await Promise.all([send(question, headers), send(question, headers)])
    expect(one?.status).toBe(200)
    expect(other?.json).toEqual(one?.json)
    expect(await positionOf()).toBe(before + 2)
  })

  it('with another text is refused', async () => {
    const headers = { 'idempotency-key': 'chat-once' }
    expect((await send({ ...question, message: 'Why?' }, headers)).status).toBe(422)
  })
})

describe('another business', () => {
  it('sees neither thread nor reply, and cannot stop one', async () => {
    const reply = decodeJson(ChatReply, await send(question))
    const foreign = await running.signIn('consulting')
    const calls = [
      turns(reply.threadId, foreign),
      running.call('GET', `/api/chat/replies/${reply.replyId}`, { session: foreign }),
      running.call('POST', `/api/chat/replies/${reply.replyId}/stop`, { session: foreign }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404)
    expect((await threads(foreign)).map(({ id }) => id)).not.toContain(reply.threadId)
    const told = (answer: Awaited<ReturnType<typeof turns>>) => ({
      ...decodeJson(ProblemDetails, answer),
      instance: '',
    })
    expect(told(await turns(reply.threadId, foreign))).toEqual(told(await turns('nowhere', foreign)))
  })

  it('may use the same thread id for its own thread', async () => {
    const threadId = '0a1b2c3d-0000-4000-8000-000000000002'
    await send({ ...question, threadId })
    const foreign = await running.signIn('consulting')
    await send({ ...question, threadId }, {}, foreign)
    expect(decodeJson(api.readThread.output, await turns(threadId, foreign))).toHaveLength(1)
    expect(decodeJson(api.readThread.output, await turns(threadId))).toHaveLength(1)
  })
})

it('deletes the draft of a finished reply, and rebuilds identical turns', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    expect((await owner.query('select * from chat_draft')).rows).toEqual([])
    const rows = async () => (await owner.query('select * from chat_turn order by workspace, id')).rows
    const live = await rows()
    expect(live.length).toBeGreaterThan(8)
    await owner.query(`update chat_turn set reply = 'spoilt' where workspace = 'cafe'`)
    await rebuildWorkspace(owner, 'cafe', projections)
    expect(await rows()).toEqual(live)
  } finally {
    await owner.end()
  }
})
