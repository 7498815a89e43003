/** A brief answered again: on the records of its own moment, and on today's. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { headOf } from './actions.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const generate = async (topic: string) =>
  decodeJson(
    api.generateBrief.output,
    await running.call('POST', '/api/briefs/generate', { session, body: { topic } }),
  )
const replay = (briefId: string, headers = {}) =>
  running.call('GET', `/api/briefs/${briefId}/replay`, { session, headers })
const replayed = async (briefId: string) => decodeJson(api.replayBrief.output, await replay(briefId))

it('says the same on the same records, and records nothing', async () => {
  const brief = await generate('How do we improve our margin?')
  const before = await headOf(running)
  const { written, sameRecords, today, differences } = await replayed(brief.id)
  expect(await headOf(running)).toBe(before)
  expect(sameRecords).toEqual(written)
  expect(written).toMatchObject({ title: brief.title, soWhat: brief.soWhat, asOf: brief.createdAt })
  expect(today.what).toBe(brief.what)
  expect(differences).toEqual([])
})

it('names another style, and a decision since', async () => {
  const brief = await generate('Where does the profit margin go?')
  const [advisory] = decodeJson(
    api.listAdvisories.output,
    await running.call('GET', '/api/nudges', { session }),
  ).filter(({ status }) => status === 'new')
  await running.call('POST', `/api/nudges/${advisory?.id}/accept`, { session })
  await running.call('POST', '/api/persona/select', { session, body: { personaKey: 'value_investor' } })
  const { sameRecords, today, differences } = await replayed(brief.id)
  expect(sameRecords.what).toBe(brief.what)
  expect(today.personaKey).toBe('value_investor')
  expect(differences).toContainEqual({ kind: 'style', from: brief.personaKey, to: 'value_investor' })
  expect(differences).toContainEqual({ kind: 'added', what: 'decisions', count: 1 })
})

it('counts the weeks that came in since an older brief', async () => {
  const listed = decodeJson(
    api.listLatestBriefs.output,
    await running.call('GET', '/api/briefs/latest?limit=50', { session }),
  )
  const oldest = listed.at(-1)
  const { written, today, differences } = await replayed(oldest?.id ?? '')
  expect(written.title).toBe(oldest?.title)
  expect(today.asOf > written.asOf).toBe(true)
  expect(differences.some((one) => one.kind === 'added' && one.what === 'weeks' && one.count > 0)).toBe(true)
})

it('is not there for an unknown brief, nor before it was written', async () => {
  expect((await replay('never-was')).status).toBe(404)
  const brief = await generate('How long does the cash last?')
  expect((await replay(brief.id, { 'x-as-of': '5' })).status).toBe(404)
})
