/** Replies that end early: stopped by the user, or cut off by an error or the end of their process. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ChatReply } from '#schema/chat/chat'
import type { PartialBasis } from '#schema/core/advice'
import { addToDraft, closeDraft, openDraft, removeDraft } from '../../service/chat/chat.drafts.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { endAbandonedReplies } from '../../service/slices.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { pollUntil } from './manual-advisor.ts'
import { answer, type ManualThread, openManualThread } from './manual-thread.ts'

let running: TestService
let session: string
let thread: ManualThread

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
})
afterAll(() => running.stop())
/** The recorded event that ended the thread's only reply. */
const recorded = async () =>
  (await running.service.store.readStream('cafe', `chat-${thread.threadId}`)).find(
    ({ type }) => type === 'ChatReplied',
  )?.data
const begun = { advisor: { name: 'built-in', promptVersion: 'test' }, passages: expect.any(Array) }

beforeEach(async () => {
  thread = await openManualThread(running, session)
  return () => thread.beside.stop().catch(() => {})
})

describe('a stopped reply', () => {
  it('keeps the text shown so far, even if another process gets the stop, and the advisor is told', async () => {
    const { asked, replyId } = await thread.startReply()
    expect(decodeJson(ChatReply, await thread.stop(replyId))).toMatchObject({
      message: 'First. ',
      status: 'stopped',
    })
    expect(await recorded()).toMatchObject({ status: 'stopped', begun })
    thread.advisor.say('Too late.')
    expect(answer((await asked.rest()).at(-1))).toMatchObject({ message: 'First. ', status: 'stopped' })
    await pollUntil(async () => thread.advisor.isStopped || undefined)
    expect((await thread.turns())[0]?.reply?.message).toBe('First. ')
    expect((await thread.stop(replyId)).status).toBe(409)
  })

  it('is stopped once, however often the request is repeated', async () => {
    const { asked, replyId } = await thread.startReply()
    const key = { 'idempotency-key': `stop-${thread.threadId}` }
    const first = await thread.stop(replyId, key)
    expect((await thread.stop(replyId, key)).json).toEqual(first.json)
    await asked.rest()
    const events = await running.service.store.readStream('cafe', `chat-${thread.threadId}`)
    expect(events.map(({ type }) => type)).toEqual(['ChatMessageSent', 'ChatReplied'])
  })

  it('must exist', async () => {
    expect((await thread.stop('0a1b2c3d-0000-4000-8000-0000000000ff')).status).toBe(404)
  })
})

describe('an interrupted reply', () => {
  it('keeps its text with a label after an advisor error, which the caller gets', async () => {
    const { asked } = await thread.startReply()
    thread.advisor.fail()
    const [problem] = await asked.rest()
    expect(problem?.event).toBe('problem')
    expect((await thread.turns())[0]?.reply).toMatchObject({ message: 'First. ', status: 'interrupted' })
    expect(await recorded()).toMatchObject({ status: 'interrupted', begun })
  })

  it('loses no shown text when its process ends', async () => {
    const key = { 'idempotency-key': 'before-the-crash' }
    const { replyId } = await thread.startReply(key)
    await thread.beside.kill()
    // Until the reply counts as abandoned, another process may still be writing it.
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
    expect(decodeJson(ChatReply, repeat)).toMatchObject({
      replyId,
      message: 'First. ',
      status: 'interrupted',
    })
  })

  it('is ended by the next reader once nobody has written to it for 30 seconds', async () => {
    const { replyId } = await thread.startReply()
    await thread.beside.kill()
    const owner = await connectOwner(running.database.ownerUrl)
    await owner.query(`update chat_draft set updated_at = now() - interval '31 seconds'`)
    await owner.end()
    const next = await thread.send()
    expect(next.status).toBe(200)
    const left = (await thread.turns()).find(({ reply }) => reply?.replyId === replyId)
    expect(left?.reply).toMatchObject({ message: 'First. ', status: 'interrupted' })
  })

  it('that had been stopped is recorded as stopped', async () => {
    await thread.startReply()
    await thread.beside.kill()
    const owner = await connectOwner(running.database.ownerUrl)
    await owner.query(`update chat_draft set ending = 'stopped', updated_at = now() - interval '31 seconds'`)
    await owner.end()
    expect((await thread.turns())[0]?.reply).toMatchObject({ message: 'First. ', status: 'stopped' })
  })

  it('leaves nothing behind if its question was never recorded', async () => {
    const db = running.service.database.of('cafe')
    await db.insertInto('chat_draft').values({ workspace: 'cafe', reply_id: 'stray', ending: null }).execute()
    await endAbandonedReplies(running.service, false)
    expect(await db.selectFrom('chat_draft').selectAll().execute()).toHaveLength(1)
    await endAbandonedReplies(running.service, true)
    expect(await db.selectFrom('chat_draft').selectAll().execute()).toHaveLength(0)
  })
})

it('a closed reply takes no more text, so nothing is shown that is not recorded', async () => {
  const db = running.service.database.of('cafe')
  await openDraft(db, 'cafe', 'closing')
  const begun: PartialBasis = { advisor: { name: 'built-in', promptVersion: 'test' }, passages: [] }
  const closed = { text: 'Shown.', ending: 'stopped', evidence: { begun } }
  expect(await addToDraft(db, 'closing', 'Shown.', begun)).toBe(true)
  expect(await closeDraft(db, 'closing', 'stopped')).toEqual(closed)
  expect(await addToDraft(db, 'closing', ' Late.')).toBe(false)
  expect(await closeDraft(db, 'closing', 'interrupted')).toEqual(closed)
  await removeDraft(db, 'closing')
  expect(await closeDraft(db, 'closing', 'stopped')).toBeUndefined()
})
