/** Streaming, resuming and repeating replies. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ChatReply } from '#schema/chat/chat'
import { ProblemDetails } from '#schema/core/problem'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { pollUntil } from './manual-advisor.ts'
import { answer, type ManualThread, openManualThread, progress } from './manual-thread.ts'

let running: TestService
let session: string
let thread: ManualThread

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
})
afterAll(() => running.stop())
beforeEach(async () => {
  thread = await openManualThread(running, session)
  return () => thread.beside.stop().catch(() => {})
})

describe('a reply that is being written', () => {
  it('is streamed with offsets, and the final answer comes last', async () => {
    const { asked } = await thread.startReply()
    thread.advisor.say('Second.')
    const second = await asked.next()
    expect(second?.id).toBe('14')
    expect(progress(second)).toMatchObject({ at: 7, text: 'Second.', threadId: thread.threadId })
    thread.advisor.finish()
    const rest = await asked.rest()
    expect(answer(rest.at(-1))).toMatchObject({ message: 'First. Second.', status: 'complete' })
    expect((await thread.turns())[0]?.reply?.message).toBe('First. Second.')
  })

  it('appears in its thread as far as written, and blocks the next question', async () => {
    const { asked, replyId } = await thread.startReply()
    expect((await thread.turns())[0]?.pending).toEqual({ replyId, text: 'First. ' })
    const refused = await thread.send()
    expect(refused.status).toBe(409)
    expect(decodeJson(ProblemDetails, refused).type).toBe('urn:jarvin:problem:chat/pending')
    thread.advisor.finish()
    await asked.rest()
    expect((await thread.send()).status).toBe(200)
  })

  it('continues when the caller disconnects, and is completed', async () => {
    const { asked } = await thread.startReply()
    asked.leave()
    thread.advisor.say('Second.')
    thread.advisor.finish()
    const turn = await pollUntil(async () => (await thread.turns()).find(({ reply }) => reply))
    expect(turn.reply).toMatchObject({ message: 'First. Second.', status: 'complete' })
  })

  it('is resumed after a break without repeats, from this process and another', async () => {
    const { asked, replyId } = await thread.startReply()
    asked.leave()
    const here = await thread.followReply(replyId, { 'last-event-id': '3' })
    const there = await thread.followReply(replyId, {}, running.baseUrl)
    expect(progress(await here.next())).toMatchObject({ at: 3, text: 'st. ' })
    expect(progress(await there.next())).toMatchObject({ at: 0, text: 'First. ' })
    thread.advisor.say('Second.')
    expect(progress(await here.next())).toMatchObject({ at: 7, text: 'Second.' })
    expect(progress(await there.next())).toMatchObject({ at: 7, text: 'Second.' })
    thread.advisor.finish()
    for (const followed of [here, there])
      expect(answer((await followed.rest()).at(-1))).toMatchObject({ message: 'First. Second.' })
    const whole = await running.call('GET', `/api/chat/replies/${replyId}`, { session })
    expect(decodeJson(ChatReply, whole).message).toBe('First. Second.')
  })

  it('is followed rather than asked again when the key is repeated', async () => {
    const key = { 'idempotency-key': 'stream-once' }
    const { asked } = await thread.startReply(key)
    const repeat = await thread.ask(key)
    expect(progress(await repeat.next())).toMatchObject({ text: 'First. ' })
    thread.advisor.finish()
    const first = answer((await asked.rest()).at(-1))
    expect(answer((await repeat.rest()).at(-1))).toEqual(first)
    expect(thread.advisor.asked).toBe(1)
    expect(await thread.turns()).toHaveLength(1)
  })

  it('never splits characters between chunks, and drops what cannot be stored', async () => {
    const { asked } = await thread.startReply()
    const [high = '', low = ''] = '😀'.split('')
    thread.advisor.say(`a${high}`)
    thread.advisor.say(`${low}\u0000b`)
    thread.advisor.finish()
    expect(answer((await asked.rest()).at(-1)).message).toBe('First. a😀b')
  })
})
