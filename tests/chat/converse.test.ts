/** What a finished reply leaves in the cache. */
import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChatReply } from '#schema/chat/chat'
import { decodeOwn } from '#schema/core/decode'
import sendMessage from '../../fixtures/chat/sendMessage.json'
import { streamed } from '../../fixtures/core/streams.ts'
import { chatApi } from '../../web/chat/chat.api.ts'
import { ask } from '../../web/chat/converse.ts'
import { selectLive } from '../../web/chat/replies.state.ts'
import { createStore } from '../../web/core/store.ts'

const reply = decodeOwn(ChatReply, sendMessage.body, 'the reply')
const { threadId } = reply

const storeThatAnswers = () =>
  createStore({
    fetch: async (request) =>
      (await getResponse([streamed('sendMessage', sendMessage)], request)) ?? Response.error(),
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

it('puts the first turn of a thread there', async () => {
  const store = storeThatAnswers()
  await store.dispatch(ask({ ...question, turnsBefore: 0 }))
  const { data } = chatApi.endpoints.readThread.select({ threadId })(store.getState())
  expect(data?.map(({ message, reply }) => [message, reply?.replyId])).toEqual([
    ['How are we doing?', reply.replyId],
  ])
  expect(selectLive(store.getState(), threadId)).toBeUndefined()
})

it('does not pass a turn off for a whole thread that has left the cache meanwhile', async () => {
  const store = storeThatAnswers()
  await store.dispatch(ask({ ...question, turnsBefore: 3 }))
  const { data } = chatApi.endpoints.readThread.select({ threadId })(store.getState())
  expect(data).toBeUndefined()
  expect(selectLive(store.getState(), threadId)).toBeUndefined()
})
