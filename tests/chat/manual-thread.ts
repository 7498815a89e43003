/** A thread whose replies are written by a `ManualAdvisor` in one process and read through another. */
import { expect } from 'vitest'
import { api } from '#schema/api'
import { ChatReply, ReplyProgress } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { type Followed, follow } from '../change-feed/follow.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import { ManualAdvisor, startSecondProcess } from './manual-advisor.ts'

type Event = {
  readonly event?: string | undefined
  readonly id?: string | undefined
  readonly data: string
}

/** The progress in an event; throws on anything else. */
export const progress = (event: Event | undefined): ReplyProgress =>
  decodeOrThrow(ReplyProgress, JSON.parse(event?.data ?? 'null'), 'Progress')

/** The answer in an event; throws on anything else. */
export const answer = (event: Event | undefined): ChatReply => {
  expect(event?.event).toBe('answer')
  return decodeOrThrow(ChatReply, JSON.parse(event?.data ?? 'null'), 'An answer')
}

let opened = 0

/** Opens a thread in the workspace of a session. */
export const openManualThread = async (running: TestService, session: string) => {
  const advisor = new ManualAdvisor()
  const beside = await startSecondProcess(running.database.serviceUrl, advisor.engine)
  opened += 1
  const threadId = `0a1b2c3d-0000-4000-8000-0000000000${String(opened).padStart(2, '0')}`
  const body = { message: 'How are we doing?', personaKey: 'risk_manager', threadId }
  const ask = (headers = {}): Promise<Followed> =>
    follow(`${beside.baseUrl}/api/chat/send`, { method: 'POST', session, body, headers })
  return {
    advisor,
    beside,
    threadId,
    ask,
    /** Follows a reply, through the process that writes it or the other one. */
    followReply: (replyId: string, headers = {}, baseUrl = beside.baseUrl): Promise<Followed> =>
      follow(`${baseUrl}/api/chat/replies/${replyId}`, { session, headers }),
    /** Asks, and lets the advisor write a sentence. */
    startReply: async (headers = {}) => {
      const asked = await ask(headers)
      const { replyId } = progress(await asked.next())
      advisor.say('First. ')
      expect(progress(await asked.next())).toMatchObject({ at: 0, text: 'First. ' })
      return { asked, replyId }
    },
    /** From here on calls go through the other process. */
    send: (headers = {}) => running.call('POST', '/api/chat/send', { session, body, headers }),
    stop: (replyId: string, headers = {}) =>
      running.call('POST', `/api/chat/replies/${replyId}/stop`, { session, headers }),
    turns: async () =>
      decodeJson(
        api.readThread.output,
        await running.call('GET', `/api/chat/threads/${threadId}`, { session }),
      ),
  }
}

export type ManualThread = Awaited<ReturnType<typeof openManualThread>>
