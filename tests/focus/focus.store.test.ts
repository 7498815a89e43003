import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'

// A new business has no focus; the seeded ones may have one.
let running: TestService
let seeded: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  seeded = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(async () => {
  await running.stop()
  await seeded.stop()
})

const fields = {
  primaryFocus: 'Increase Revenue',
  secondaryPriorities: ['Customer Experience', 'Innovation'],
  urgency: 'high',
  timeline: 'quarter',
  successMetrics: ['Weekly revenue above $20,000'],
}
const current = async () =>
  decodeJson(api.getFocus.output, await running.call('GET', '/api/focus', { session }))
const create = (body: object, headers = {}) => running.call('POST', '/api/focus', { session, body, headers })
const update = (body: object, headers = {}) => running.call('PUT', '/api/focus', { session, body, headers })
const recorded = async () =>
  (await running.service.store.readStream('cafe', 'focus-current')).map(({ type }) => type)
const newest = async () =>
  decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))[0]

describe('without a focus', () => {
  it('the answer is null, and there is nothing to change', async () => {
    const answer = await running.call('GET', '/api/focus', { session })
    expect([answer.status, answer.text]).toEqual([200, 'null'])
    expectProblem(await update({ id: 'f1', ...fields }), 404, 'id')
    expect(await recorded()).toEqual([])
  })

  it.each<[string, object]>([
    ['primaryFocus', { ...fields, primaryFocus: ' \t' }],
    ['primaryFocus', { ...fields, primaryFocus: '' }],
    ['urgency', { ...fields, urgency: 'critical' }],
    ['timeline', { ...fields, timeline: 'decade' }],
    ['description', { ...fields, description: 7 }],
    ['secondaryPriorities.1', { ...fields, secondaryPriorities: ['Innovation', ' '] }],
    [
      'secondaryPriorities.2',
      { ...fields, secondaryPriorities: ['Innovation', 'Compliance', 'Innovation '] },
    ],
    ['successMetrics', { ...fields, successMetrics: 'Weekly revenue' }],
    ['successMetrics.1', { ...fields, successMetrics: ['Margin', 'Margin'] }],
  ])("an invalid %s is refused with the field's name, and nothing is recorded", async (field, body) => {
    expectProblem(await create(body), 400, field)
    expectProblem(await update({ id: 'f1', ...body }), 400, field)
    expect(await recorded()).toEqual([])
  })
})

it('defaults fill the gaps of a first focus, but not of a change', async () => {
  const as = await seeded.signIn('realestate')
  const call = (method: string, body: object) => seeded.call(method, '/api/focus', { session: as, body })
  expect(decodeJson(api.getFocus.output, await seeded.call('GET', '/api/focus', { session: as }))).toBeNull()
  const first = decodeJson(api.createFocus.output, await call('POST', { primaryFocus: 'Reach' }))
  expect(first).toEqual({
    id: expect.any(String),
    primaryFocus: 'Reach',
    secondaryPriorities: [],
    urgency: 'medium',
    timeline: 'quarter',
    successMetrics: [],
  })
  expectProblem(await call('PUT', { id: first.id, primaryFocus: 'Reach' }), 400, 'urgency')
})

describe('the focus', () => {
  it('is set by one of many concurrent requests, and a repeated request gets the same answer', async () => {
    const body = { ...fields, primaryFocus: ' Increase Revenue ', description: ' ' }
    const keys = Array.from({ length: 8 }, (_, index) => ({ 'idempotency-key': `focus-${index}` }))
    const answers = await Promise.all(keys.map((key) => create(body, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const focus = await current()
    expect(focus).toEqual({ id: expect.any(String), ...fields })
    const repeats = await Promise.all(keys.map((key) => create(body, key)))
    expect(repeats.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
    expect(repeats.find(({ status }) => status === 200)?.json).toEqual(focus)
    expectProblem(await create(fields), 409, undefined)
    expect(await recorded()).toEqual(['FocusSet'])
    expect(await newest()).toMatchObject({
      title: 'Strategic focus set',
      dataRefsJson: { action: 'focus_set', topic: 'Increase Revenue' },
    })
  })

  it('is replaced as a whole, and not recorded again when nothing changed', async () => {
    const id = (await current())?.id
    const body = { id, ...fields, timeline: 'year', description: 'Fill the quiet hours.', successMetrics: [] }
    const first = await update(body, { 'idempotency-key': 'change-1' })
    expect([first.status, first.json]).toEqual([200, body])
    expect(await current()).toEqual(body)
    expect((await update(body, { 'idempotency-key': 'change-1' })).text).toBe(first.text)
    const same = await update({ ...body, description: 'Fill the quiet hours. ' })
    expect([same.status, same.json]).toEqual([200, body])
    expect(await recorded()).toEqual(['FocusSet', 'FocusChanged'])
    expect((await update({ id, ...fields })).json).toEqual({ id, ...fields })
    expect(await current()).toEqual({ id, ...fields })
    expect(await newest()).toMatchObject({ title: 'Strategic focus changed' })
  })

  it('belongs to its workspace: its id is unknown in another', async () => {
    const [cafe, realestate] = [await seeded.signIn('cafe'), await seeded.signIn('realestate')]
    const focusOf = async (as: string) =>
      decodeJson(api.getFocus.output, await seeded.call('GET', '/api/focus', { session: as }))
    const change = (id: string | undefined) =>
      seeded.call('PUT', '/api/focus', { session: realestate, body: { id, ...fields } })
    await seeded.call('POST', '/api/focus', { session: cafe, body: fields })
    const [theirs, ours] = [await focusOf(cafe), await focusOf(realestate)]
    const [foreign, unknown] = [await change(theirs?.id), await change('nowhere')]
    expectProblem(foreign, 404, 'id')
    const told = (text: string) => text.replace(/"instance":"[^"]*"/, '')
    expect(told(foreign.text)).toBe(told(unknown.text))
    expect([await focusOf(cafe), await focusOf(realestate)]).toEqual([theirs, ours])
  })

  it('is the same after a rebuild', async () => {
    const { live, rebuilt } = await rowsAroundRebuild(running, 'cafe', ['focus'])
    expect(live).toHaveLength(1)
    expect(rebuilt).toEqual(live)
  })

  it('requires a session', async () => {
    expectProblem(await running.call('GET', '/api/focus'), 401, undefined)
    expectProblem(await running.call('POST', '/api/focus', { body: fields }), 401, undefined)
  })
})
