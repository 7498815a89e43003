/** Decisions over HTTP: proposed plans, owners, pages, lives, and invalid input by field. */
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { Decision, DecisionLife } from '#schema/advisory/decision'
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import { People } from '#schema/people/people'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import {
  type Browser,
  join,
  keptMail,
  openBrowser,
  setUpBakery,
  signInByCode,
} from '../people/account-client.ts'

const { lines, mailer } = keptMail()
let running: TestService
let session: string
let owner: Browser
let adviser: Browser

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { mailer })
  session = await running.signIn()
  owner = await setUpBakery(running)
  await join(running, owner, { email: 'dom@example.com', role: 'executive' })
  await join(running, owner, { email: 'ann@example.com', role: 'adviser' })
  adviser = await signInByCode(running, lines, 'ann@example.com')
})
afterAll(() => running.stop())

const post = (path: string, body: object = {}) => running.call('POST', `/api${path}`, { session, body })
const newOne = async (): Promise<Advisory> => {
  const all = decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session }))
  const open = all.find(({ status, deferredUntil }) => status === 'new' && deferredUntil === undefined)
  if (open === undefined) throw new Error('No advisory is waiting.')
  return open
}
const list = async (state = 'open'): Promise<readonly Decision[]> =>
  decodeJson(t.array(Decision), await running.call('GET', `/api/decisions?state=${state}`, { session }))
const fieldsOf = ({ json }: { readonly json: unknown }): readonly string[] =>
  (decodeOrThrow(ProblemDetails, json, 'a refusal').errors ?? []).map(({ field }) => field)

it('makes an accepted advisory a decision with a proposed due date, and takes it back with a reason', async () => {
  const { id, title } = await newOne()
  const accepted = decodeJson(Advisory, await post(`/nudges/${id}/accept`))
  const decision = (await list()).find((one) => one.id === id)
  expect(decision).toMatchObject({ title, state: 'open', decidedAt: accepted.settledAt })
  expect(decision?.due).toBe(accepted.expects?.from ?? '2026-12-04')
  const reopened = decodeJson(Advisory, await post(`/nudges/${id}/reopen`, { reason: ' A slip ' }))
  expect(reopened).toMatchObject({ status: 'new', reason: 'A slip' })
  expect(reopened).not.toHaveProperty('settledAt')
  expect((await list()).map((one) => one.id)).not.toContain(id)
  expect((await post(`/nudges/${id}/reopen`)).status).toBe(409)
  expect(decodeJson(Advisory, await post(`/nudges/${id}/dismiss`, { reason: 'Too dear' })).reason).toBe(
    'Too dear',
  )
  expect((await post(`/nudges/${id}/done`)).status).toBe(404)
  expect((await post(`/decisions/${id}/done`)).status).toBe(404)
})

it('puts an advisory off until a day, behind those that wait', async () => {
  const { id, urgency } = await newOne()
  const deferred = decodeJson(Advisory, await post(`/nudges/${id}/defer`, { until: '2026-12-07' }))
  expect(deferred).toMatchObject({ status: 'new', deferredUntil: '2026-12-07' })
  const same = decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session })).filter(
    (one) => one.urgency === urgency,
  )
  const place = same.findIndex((one) => one.id === id)
  expect(
    same.slice(0, place).every((one) => one.status === 'new' || one.createdAt >= deferred.createdAt),
  ).toBe(true)
  expect(same.slice(place + 1).some((one) => one.status === 'new' && !one.deferredUntil)).toBe(false)
  for (const until of ['2026-11-20', '2026-11-01', '2031-01-01', 'soon', '2026-02-30'])
    expect(fieldsOf(await post(`/nudges/${id}/defer`, { until }))).toEqual(['until'])
})

it('keeps what a person decided apart from the advisories, with its life', async () => {
  const before = (await running.call('GET', '/api/nudges', { session })).json
  const body = {
    title: 'Stay closed on 27 December',
    due: '2026-12-27',
    ownerName: 'Dom',
    worth: '+$210, once',
  }
  const written = decodeJson(Decision, await post('/decisions', body))
  expect(written).toMatchObject({ ...{ title: body.title, due: body.due, worth: body.worth }, state: 'open' })
  expect(written.owner).toEqual({ name: 'Dom' })
  expect((await running.call('GET', '/api/nudges', { session })).json).toEqual(before)
  expect((await list()).find(({ id }) => id === written.id)).toEqual(written)
  const planned = await running.call('PUT', `/api/decisions/${written.id}/plan`, {
    session,
    body: { due: '2026-12-20' },
  })
  expect(decodeJson(Decision, planned)).not.toHaveProperty('owner')
  const finished = decodeJson(
    Decision,
    await post(`/decisions/${written.id}/done`, { note: 'We stayed closed.' }),
  )
  expect(finished).toMatchObject({ state: 'done', note: 'We stayed closed.', due: '2026-12-20' })
  expect((await post(`/decisions/${written.id}/done`)).status).toBe(409)
  expect((await list('done'))[0]).toEqual(finished)
  const path = `/api/decisions/${written.id}`
  const refused = await running.call('PUT', `${path}/plan`, { session, body: { due: '2026-12-21' } })
  expect(decodeOrThrow(ProblemDetails, refused.json, 'a refusal')).toMatchObject({
    status: 409,
    detail: 'This decision is done, so its plan can’t change. Open it again first. Nothing was changed.',
  })
  const { decision, steps } = decodeJson(DecisionLife, await running.call('GET', path, { session }))
  expect(decision).toEqual(finished)
  expect(steps.map(({ kind }) => kind)).toEqual(['raised', 'accepted', 'planned', 'done'])
  const { doneAt: _, note: _note, ...open } = finished
  const resumed = decodeJson(Decision, await post(`/decisions/${written.id}/resume`))
  expect(resumed).toEqual({ ...open, state: 'open' })
  expect((await list()).find(({ id }) => id === written.id)).toEqual(resumed)
  expect((await post(`/decisions/${written.id}/resume`)).status).toBe(409)
  const stored = await running.service.store.readStream('cafe', `advisory-${written.id}`)
  // The name of somebody outside the business is sealed.
  expect(JSON.stringify(stored)).not.toContain('Dom')
})

it('pages open decisions by due date and done ones by time, without a gap', async () => {
  for (const due of ['2026-12-03', '2026-12-01', '2026-12-02', '2026-12-02'])
    await post('/decisions', { title: `Due ${due}`, due })
  for (const state of ['open', 'done']) {
    const whole = await list(state)
    const seen: Decision[] = []
    for (let path: string | undefined = `/api/decisions?state=${state}&limit=2`; path !== undefined; ) {
      const page = await running.call('GET', path, { session })
      seen.push(...decodeJson(t.array(Decision), page))
      path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(whole)
    expect(whole.length).toBeGreaterThan(2)
  }
  const days = (await list()).map(({ due }) => due ?? '9999-12-31')
  expect(days).toEqual([...days].sort())
})

it('names a field that is wrong, and records nothing', async () => {
  const head = () => running.service.store.readStream('cafe', 'advisory-none')
  const wrong: readonly (readonly [object, string])[] = [
    [{}, 'title'],
    [{ title: '   ' }, 'title'],
    [{ title: 'x', due: '2020-01-01' }, 'due'],
    [{ title: 'x', due: '2099-01-01' }, 'due'],
    [{ title: 'x', ownerId: 'nobody' }, 'ownerId'],
    [{ title: 'x', ownerId: 'nobody', ownerName: 'Dom' }, 'ownerName'],
    [{ title: 'x', ownerName: 'N'.repeat(81) }, 'ownerName'],
    [{ title: 'x', promises: { measure: 'joy', change: 1, weeks: 4 } }, 'promises.measure'],
  ]
  const count = (await list()).length
  for (const [body, field] of wrong) {
    const answer = await post('/decisions', body)
    expect([answer.status, fieldsOf(answer)[0]]).toEqual([400, field])
  }
  expect((await list()).length).toBe(count)
  expect(await head()).toEqual([])
  for (const query of ['state=gone', 'after=x', 'limit=0'])
    expect((await running.call('GET', `/api/decisions?${query}`, { session })).status).toBe(400)
  expect((await running.call('GET', '/api/decisions/nothing', { session })).status).toBe(404)
})

it('proposes the person who decides as its owner, takes members by id, and lets advisers only read', async () => {
  const { members } = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'the people')
  const dom = members.find(({ email }) => email === 'dom@example.com')
  const written = decodeOrThrow(
    Decision,
    (await owner.call('POST', '/api/decisions', { title: 'Bake rye', ownerId: dom?.id })).json,
    'a decision',
  )
  expect(written.owner).toEqual({ id: dom?.id, name: dom?.name })
  expect((await adviser.call('GET', '/api/decisions/owners')).json).toEqual(
    members.slice(0, 2).map(({ id, name }) => ({ id, name })),
  )
  expect((await running.call('GET', '/api/decisions/owners', { session })).json).toEqual([])
  expect((await adviser.call('GET', '/api/decisions')).json).toEqual([written])
  expect((await adviser.call('POST', `/api/decisions/${written.id}/done`, {})).status).toBe(403)
  expect((await openBrowser(running).call('GET', '/api/decisions')).status).toBe(401)
  const own = decodeOrThrow(
    Decision,
    (await owner.call('POST', '/api/decisions', { title: 'Drop the delivery app' })).json,
    'a decision',
  )
  expect(own.owner).toEqual({ id: members[0]?.id, name: members[0]?.name })
  await owner.call('DELETE', `/api/people/${dom?.id}`)
  const late = await owner.call('POST', '/api/decisions', { title: 'Bake rye', ownerId: dom?.id })
  expect(late.status).toBe(400)
  const replanned = await owner.call('PUT', `/api/decisions/${written.id}/plan`, {
    due: '2026-12-30',
    ownerId: dom?.id,
  })
  expect(replanned.json).toEqual({ ...written, due: '2026-12-30' })
  const given = await owner.call('PUT', `/api/decisions/${own.id}/plan`, { ownerId: dom?.id })
  expect(given.status).toBe(400)
})
