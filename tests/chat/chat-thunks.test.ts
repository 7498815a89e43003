/** The effect of a finished reply on the cache. */
import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChatReply } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import sendMessage from '../../fixtures/chat/sendMessage.json'
import { replayStream } from '../../fixtures/core/replay-stream.ts'
import { chatApi } from '../../web/chat/chat.api.ts'
import { ask } from '../../web/chat/chat-thunks.ts'
import { selectLive } from '../../web/chat/replies.state.ts'
import { createStore } from '../../web/core/store.ts'

const reply = decodeOrThrow(ChatReply, sendMessage.body, 'the reply')
const { threadId } = reply

const storeThatAnswers = () =>
  createStore({
    fetch: async (request) =>
      (await getResponse([replayStream('sendMessage', sendMessage)], request)) ?? Response.error(),
    storage: { getItem: () => 'a-session', setItem: () => undefined, removeItem: () => undefined },
  })

const question = {
  threadId,
  tabId: 'agent',
  tab: 'Agent',
  personaKey: 'hospitality_ceo',
  message: 'How are we doing?',
} as const

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
})
afterEach(() => vi.unstubAllGlobals())

it('adds the first turn of a thread', async () => {
  const store = storeThatAnswers()
  await store.dispatch(ask({ ...question, turnsBefore: 0 }))
  const { data } = chatApi.endpoints.readThread.select({ threadId })(store.getState())
  expect(data?.map(({ message, reply }) => [message, reply?.replyId])).toEqual([
    ['How are we doing?', reply.replyId],
  ])
  expect(selectLive(store.getState(), threadId)).toBeUndefined()
})

it('does not cache a single turn as the whole thread if the thread was evicted', async () => {
  const store = storeThatAnswers()
  await store.dispatch(ask({ ...question, turnsBefore: 3 }))
  const { data } = chatApi.endpoints.readThread.select({ threadId })(store.getState())
  expect(data).toBeUndefined()
  expect(selectLive(store.getState(), threadId)).toBeUndefined()
})

it('keeps a finished reply although the thread was read before it ended', async () => {
  const { messageId, replyId } = reply
  const createdAt = '2026-11-16T00:00:00.000Z'
  const unfinished = [{ messageId, message: question.message, createdAt, pending: { replyId, text: '' } }]
  const reading = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(Response.json(unfinished)), 50)
  })
  const store = createStore({
    fetch: async (request) => (request.method === 'POST' ? Response.json(reply) : reading),
    storage: { getItem: () => 'a-session', setItem: () => undefined, removeItem: () => undefined },
  })
  const read = store.dispatch(chatApi.endpoints.readThread.initiate({ threadId }))
  await store.dispatch(ask({ ...question, turnsBefore: 0 }))
  await read
  const { data } = chatApi.endpoints.readThread.select({ threadId })(store.getState())
  expect(data?.map(({ reply: one, pending }) => [one?.replyId, pending])).toEqual([[replyId, undefined]])
})

const lastReply = async (answer: Response) => {
  const store = createStore({
    fetch: async () => answer,
    storage: { getItem: () => 'a-session', setItem: () => undefined, removeItem: () => undefined },
  })
  await store.dispatch(ask({ ...question, turnsBefore: 0 }))
  expect(selectLive(store.getState(), threadId)).toBeUndefined()
  return chatApi.endpoints.readThread.select({ threadId })(store.getState()).data?.at(-1)?.reply
}

const { message: _message, ...silent } = reply

it.each([
  ['its text under another name', { ...silent, content: 'As I see it.' }, 'As I see it.'],
  ['two texts, of which the first counts', { ...silent, message: 'First.', content: 'Second.' }, 'First.'],
  ['no text', silent, ''],
  ['no text but null', { ...silent, message: null }, ''],
])('accepts a reply with %s, streamed or whole', async (_what, body, said) => {
  const streamedAnswer = new Response(`event: answer\ndata: ${JSON.stringify(body)}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })
  for (const answer of [streamedAnswer, Response.json(body)]) {
    const told = await lastReply(answer)
    expect(told).toMatchObject({ message: said, replyId: reply.replyId, threadId })
  }
})

it.each([
  [{ content: 'Nothing else.' }, 'Nothing else.'],
  [{ message: 'Nothing else.' }, 'Nothing else.'],
  [{}, ''],
])('accepts a reply without ids of question and answer: %o', async (body, said) => {
  expect(await lastReply(Response.json(body))).toMatchObject({
    message: said,
    threadId,
    personaKey: question.personaKey,
    status: 'complete',
  })
})
