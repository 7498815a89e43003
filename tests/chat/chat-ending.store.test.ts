/** Replies that end before they are whole: stopped by a person, or cut off by a fault or the end of their process. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ChatReply } from '#schema/chat/chat'
import type { Begun } from '#schema/core/advice'
import { addToDraft, closeDraft, openDraft, removeDraft } from '../../service/chat/chat.drafts.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { endAbandonedReplies } from '../../service/slices.ts'
import { read, startTestService, type TestService } from '../core/service.ts'
import { until } from './held-advisor.ts'
import { answer, type HeldThread, openHeldThread } from './held-thread.ts'

let running: TestService
let session: string
let thread: HeldThread

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
})
afterAll(() => running.stop())
/** What the history holds of the end of the thread's one reply. */
const recorded = async () =>
  (await running.service.store.readStream('cafe', `chat-${thread.threadId}`)).find(
    ({ type }) => type === 'ChatReplied',
  )?.data
const begun = { advisor: { name: 'built-in', promptVersion: 'test' }, passages: expect.any(Array) }

beforeEach(async () => {
  thread = await openHeldThread(running, session)
  return () => thread.beside.stop().catch(() => {})
})

describe('a reply that is stopped', () => {
  it('keeps what was shown, even when another process is told to stop it, and the advisor hears of it', async () => {
    const { asked, replyId } = await thread.begun()
    expect(read(ChatReply, await thread.stop(replyId))).toMatchObject({
      message: 'First. ',
      status: 'stopped',
    })
    expect(await recorded()).toMatchObject({ status: 'stopped', begun })
    thread.advisor.say('Too late.')
    expect(answer((await asked.rest()).at(-1))).toMatchObject({ message: 'First. ', status: 'stopped' })
    await until(async () => thread.advisor.isStopped || undefined)
    expect((await thread.turns())[0]?.reply?.message).toBe('First. ')
    expect((await thread.stop(replyId)).status).toBe(409)
  })

  it('is stopped once, however often the same request comes', async () => {
    const { asked, replyId } = await thread.begun()
    const key = { 'idempotency-key': `stop-${thread.threadId}` }
    const first = await thread.stop(replyId, key)
    expect((await thread.stop(replyId, key)).json).toEqual(first.json)
    await asked.rest()
    const events = await running.service.store.readStream('cafe', `chat-${thread.threadId}`)
    expect(events.map(({ type }) => type)).toEqual(['ChatMessageSent', 'ChatReplied'])
  })

  it('cannot be one that nobody asked for', async () => {
    expect((await thread.stop('0a1b2c3d-0000-4000-8000-0000000000ff')).status).toBe(404)
  })
})

describe('a reply that is cut off', () => {
  it('by a fault of the advisor keeps its text, labelled, and the caller hears of the fault', async () => {
    const { asked } = await thread.begun()
    thread.advisor.fail()
    const [problem] = await asked.rest()
    expect(problem?.event).toBe('problem')
    expect((await thread.turns())[0]?.reply).toMatchObject({ message: 'First. ', status: 'interrupted' })
    expect(await recorded()).toMatchObject({ status: 'interrupted', begun })
  })

  it('by the end of its process loses nothing that was shown', async () => {
    const key = { 'idempotency-key': 'before-the-crash' }
    const { replyId } = await thread.begun(key)
    await thread.beside.kill()
    // Until it counts as left behind, it may still be written by somebody.
    expect((await thread.turns())[0]?.pending?.text).toBe('First. ')
    expect(await endAbandonedReplies(running.service, false)).toBe(0)
    expect(await endAbandonedReplies(running.service, true)).toBe(1)
    expect((await thread.turns())[0]?.reply).toMatchObject({
      replyId,
      message: 'First. ',
      status: 'interrupted',
    })
    expect(await recorded()).toMatchObject({ begun })
    const repeat = await thread.send(key)
    expect(read(ChatReply, repeat)).toMatchObject({ replyId, message: 'First. ', status: 'interrupted' })
  })

  it('is ended by whoever asks for it once nobody has touched it for half a minute', async () => {
    const { replyId } = await thread.begun()
    await thread.beside.kill()
    const owner = await connectOwner(running.database.ownerUrl)
    await owner.query(`update chat_draft set updated_at = now() - interval '31 seconds'`)
    await owner.end()
    const next = await thread.send()
    expect(next.status).toBe(200)
    const left = (await thread.turns()).find(({ reply }) => reply?.replyId === replyId)
    expect(left?.reply).toMatchObject({ message: 'First. ', status: 'interrupted' })
  })

  it('after it was stopped is recorded as stopped', async () => {
    await thread.begun()
    await thread.beside.kill()
    const owner = await connectOwner(running.database.ownerUrl)
    await owner.query(`update chat_draft set ending = 'stopped', updated_at = now() - interval '31 seconds'`)
    await owner.end()
    expect((await thread.turns())[0]?.reply).toMatchObject({ message: 'First. ', status: 'stopped' })
  })

  it('before its question was recorded leaves nothing behind', async () => {
    const db = running.service.database.of('cafe')
    await db.insertInto('chat_draft').values({ workspace: 'cafe', reply_id: 'stray', ending: null }).execute()
    await endAbandonedReplies(running.service, false)
    expect(await db.selectFrom('chat_draft').selectAll().execute()).toHaveLength(1)
    await endAbandonedReplies(running.service, true)
    expect(await db.selectFrom('chat_draft').selectAll().execute()).toHaveLength(0)
  })
})

it('takes no more text once it is closed, so that nothing is shown that the record will not hold', async () => {
  const db = running.service.database.of('cafe')
  await openDraft(db, 'cafe', 'closing')
  const begun: Begun = { advisor: { name: 'built-in', promptVersion: 'test' }, passages: [] }
  const closed = { text: 'Shown.', ending: 'stopped', behind: { begun } }
  expect(await addToDraft(db, 'closing', 'Shown.', begun)).toBe(true)
  expect(await closeDraft(db, 'closing', 'stopped')).toEqual(closed)
  expect(await addToDraft(db, 'closing', ' Late.')).toBe(false)
  expect(await closeDraft(db, 'closing', 'interrupted')).toEqual(closed)
  await removeDraft(db, 'closing')
  expect(await closeDraft(db, 'closing', 'stopped')).toBeUndefined()
})
