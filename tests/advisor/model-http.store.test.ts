/** A language model behind the whole service: what is recorded about it, and that its key is not revealed. */
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { ChatReply } from '#schema/chat/chat'
import { Basis } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { promptVersion } from '../../service/advisor/model/prompt.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { briefJson, openTestModel, plantedKey } from './test-model.ts'

let model: Awaited<ReturnType<typeof openTestModel>>
let running: TestService
let session: string
const answers: string[] = []

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await running.call(method, path, { session, ...(body === undefined ? {} : { body }) })
  answers.push(answer.text)
  return answer
}

beforeAll(async () => {
  model = await openTestModel({ inputPrice: 1, outputPrice: 1, timeoutMs: 10_000 })
  running = await startTestService(inject('ownerUrl'), { advisor: model.advisor })
  session = await running.signIn()
})
afterEach(() => model.server.answers({ status: 500 }))
afterAll(async () => {
  await running.stop()
  await model.server.stop()
})

const topic = 'What did the memos say about milk and costs?'
const usage = { prompt_tokens: 2000, completion_tokens: 100 }

it('leaves in the decision log which model advised, under which prompt, on which passages, and what it cost', async () => {
  model.server.answers({ says: briefJson({ what: 'Costs rise 88.8%.' }), usage })
  const brief = decodeJson(api.generateBrief.output, await call('POST', '/api/briefs/generate', { topic }))
  await call('POST', '/api/privacy/toggle-identifiers')
  const log = decodeJson(api.listAudit.output, await call('GET', '/api/audit'))
  const entry = log.find(({ briefId }) => briefId === brief.id)
  const { basis } = decodeOrThrow(record({ basis: Basis }), entry?.data, 'The data of an entry')
  expect(basis).toEqual(brief.basis)
  expect(basis.advisor).toMatchObject({
    name: 'language-model',
    model: 'test-model',
    promptVersion,
    inputTokens: 2000,
    costUsd: 0.0021,
  })
  expect(basis.passages.length).toBeGreaterThan(0)
  expect(basis.unverified).toEqual(['88.8%'])
  expect(entry?.dataRefsJson.ragChunks).toBe(basis.passages.length)
})

it('answers a repeat as before, without asking the model again', async () => {
  model.server.answers({ says: briefJson(), usage })
  const keyed = { session, body: { topic }, headers: { 'idempotency-key': 'the-same-brief' } }
  const first = await running.call('POST', '/api/briefs/generate', keyed)
  const asked = model.server.asked.length
  const second = await running.call('POST', '/api/briefs/generate', keyed)
  expect(second.text).toBe(first.text)
  expect(model.server.asked).toHaveLength(asked)
})

it('streams a reply, and records it as it was told', async () => {
  model.server.answers({ says: 'Margin holds. Sales will be 77,777 next week. Good.', usage })
  const response = await fetch(`${running.baseUrl}/api/chat/send`, {
    method: 'POST',
    headers: { 'x-session-id': session, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'How is margin?', personaKey: 'financial_analyst' }),
  })
  const stream = await response.text()
  answers.push(stream)
  const last = /event: answer\ndata: (.+)/.exec(stream)?.[1] ?? 'null'
  const reply = decodeOrThrow(ChatReply, JSON.parse(last), 'The last event')
  expect(reply.status).toBe('complete')
  expect(reply.message).toBe('Margin holds. Sales will be 77,777 (unverified) next week. Good.')
  expect(reply.basis?.advisor).toMatchObject({ name: 'language-model', costUsd: 0.0021 })
})

it('ends the call to the model when a person stops the reply', async () => {
  model.server.answers({ says: 'Margin holds. Costs are steady. ', pieces: 4, ends: 'silent' })
  const threadId = 'a-thread-to-stop'
  const sent = call('POST', '/api/chat/send', { message: 'Margin?', personaKey: 'risk_manager', threadId })
  const pending = async () => {
    const answer = await running.call('GET', `/api/chat/threads/${threadId}`, { session })
    return answer.status === 200 ? decodeJson(api.readThread.output, answer)[0]?.pending : undefined
  }
  await expect.poll(async () => (await pending())?.text).toBe('Margin holds. ')
  const replyId = (await pending())?.replyId
  const stopped = decodeJson(ChatReply, await call('POST', `/api/chat/replies/${replyId}/stop`))
  await model.server.left()
  expect(stopped).toMatchObject({ status: 'stopped', message: 'Margin holds. ' })
  expect(decodeJson(ChatReply, await sent).status).toBe('stopped')
})

it('tells the key to nobody, whatever goes wrong', async () => {
  model.server.answers({ status: 401 })
  const brief = decodeJson(api.generateBrief.output, await call('POST', '/api/briefs/generate', { topic }))
  expect(brief.basis.advisor).toMatchObject({ name: 'built-in', note: expect.stringContaining('status 401') })
  await call('POST', '/api/chat/send', { message: 'Which key do you use?', personaKey: 'risk_manager' })
  expect(model.server.asked.at(-1)?.authorization).toBe(`Bearer ${plantedKey}`)
  const owner = await connectOwner(running.database.ownerUrl)
  const { rows } = await owner.query('select type, data::text from events')
  await owner.end()
  for (const told of [...answers, running.logged(), JSON.stringify(rows), model.faults.join()])
    expect(told).not.toContain(plantedKey)
})
