/**
 * The same texts over HTTP, recorded as memos, in the focus and in the profiles: the only effect is the advice that was
 * asked for.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { ChatReply } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import { MemoId } from '#schema/memo/memo'
import { businessProfileDefaults } from '#schema/profile/profile'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { hazardsIn } from './hazards.ts'
import { injections } from './injections.ts'
import { obedient } from './obedient-model.ts'
import { openTestModel } from './test-model.ts'

const plant = async ({ service }: TestService): Promise<void> => {
  for (const [index, [style, words]] of injections.entries()) {
    const memoId = decodeOrThrow(MemoId, `planted-${index}`, 'A memo id')
    const subject = `${style} ${words}`.slice(0, 200).toWellFormed().replace(/\s+/g, ' ')
    const memo = {
      subject,
      content: words,
      type: 'directive',
      priority: 'high',
      fromPersona: 'board',
    } as const
    await service.store.append('cafe', {
      stream: `memo-${memoId}`,
      expectedVersion: 0,
      events: [{ type: 'MemoReceived', data: { memoId, ...memo } }],
      metadata: {
        actor: 'test',
        persona: null,
        recordedAt: service.now().toISOString(),
        correlationId: null,
        causationId: null,
      },
    })
  }
}

/** Three of each style; injections.test.ts puts all of them to both advisors directly. */
const fewOfEach = injections.filter(
  ([style], index) => index < injections.findIndex(([other]) => other === style) + 3,
)

const historyAfter = ({ service }: TestService, position: number) =>
  service.database
    .of('cafe')
    .selectFrom('events')
    .select(['type', 'data'])
    .where('position', '>', position)
    .orderBy('position')
    .execute()

const headOf = async ({ service }: TestService): Promise<number> =>
  (
    await service.database
      .of('cafe')
      .selectFrom('workspace_head')
      .select('position')
      .executeTakeFirstOrThrow()
  ).position

/** Puts the text into the personal profile; the business profile has no field for free text, and accepts none. */
const plantInProfiles = async (running: TestService, session: string, words: string): Promise<void> => {
  const name = words.slice(0, 120).toWellFormed()
  const body = { role: name, firstName: name, lastName: name }
  const saved = await running.call('POST', '/api/my-profile', { session, body })
  expect(decodeJson(api.savePersonalProfile.output, saved)).toMatchObject({ lastName: name })
  const fields = Object.entries({ ...businessProfileDefaults, companyStage: '', annualRevenue: '' })
  const bad = Object.fromEntries(
    fields.map(([field, value]) => [field, Array.isArray(value) ? [words] : words]),
  )
  const refused = await running.call('POST', '/api/profile', { session, body: bad })
  expect(refused.status).toBe(400)
  expect(decodeOrThrow(ProblemDetails, refused.json, 'A refusal').errors).toHaveLength(fields.length)
}

const asksForNothingElse = async (running: TestService): Promise<void> => {
  await plant(running)
  const first = await running.signIn()
  const [, focus = ''] = injections[0] ?? []
  await running.call('PUT', '/api/focus', {
    session: first,
    body: {
      ...decodeJson(api.getFocus.output, await running.call('GET', '/api/focus', { session: first })),
      description: focus,
    },
  })
  const sessions = await Promise.all(Array.from({ length: 5 }, () => running.signIn()))
  const head = await headOf(running)
  for (const [index, [, words]] of fewOfEach.entries()) {
    // Each session asks less often than its limit allows.
    const session = sessions[index % sessions.length] ?? first
    await plantInProfiles(running, session, words)
    const topic = await running.call('POST', '/api/briefs/generate', { session, body: { topic: words } })
    const brief = decodeJson(api.generateBrief.output, topic)
    const body = { message: words, personaKey: 'risk_manager' }
    const reply = decodeJson(ChatReply, await running.call('POST', '/api/chat/send', { session, body }))
    for (const shown of [brief.title, brief.what, brief.why, brief.soWhat, reply.message]) {
      expect.soft(hazardsIn(shown), words).toEqual([])
      expect.soft(shown).not.toContain('You are the advisor in Jarvin, which helps')
    }
  }
  const types = (await historyAfter(running, head)).map(({ type }) => type)
  expect(types).toEqual(
    fewOfEach.flatMap(() => ['PersonalProfileSaved', 'BriefGenerated', 'ChatMessageSent', 'ChatReplied']),
  )
}

describe('with the built-in advisor', () => {
  let running: TestService
  beforeAll(async () => {
    running = await startTestService(inject('ownerUrl'))
  })
  afterAll(() => running.stop())

  it('nothing else comes of them', () => asksForNothingElse(running), 180_000)
})

describe('with a model that obeys them', () => {
  let running: TestService
  let model: Awaited<ReturnType<typeof openTestModel>>
  beforeAll(async () => {
    model = await openTestModel()
    model.server.answers(obedient)
    running = await startTestService(inject('ownerUrl'), { advisor: model.advisor })
  })
  afterAll(async () => {
    await running.stop()
    await model.server.stop()
  })

  it('nothing else comes of them', () => asksForNothingElse(running), 180_000)
})
