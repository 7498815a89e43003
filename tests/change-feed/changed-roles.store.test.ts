/** Open streams of a person whose role, period or end changes: what they are told follows within a second. */
import type { EventSourceMessage } from 'eventsource-parser/stream'
import * as t from 'io-ts'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { People } from '#schema/people/people'
import { sliceNames } from '#schema/slices'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { raise } from '../event-store/raise.ts'
import { type Browser, join, keptMail, setUpBakery, signInByCode, tess } from '../people/account-client.ts'
import { type Followed, follow } from './follow.ts'
import { noteOf } from './followers.ts'

let running: TestService
let owner: Browser
let ann: Browser
let annId = ''
let workspace = ''
let hours = 0
let followed: Followed | undefined
const { lines, mailer } = keptMail()
const past = { role: 'auditor', until: '2026-12-31', period: { from: '2026-11-01', to: '2026-11-21' } }

/** Newest position of the business, as the owner sees it. */
const headOf = async (browser: Browser): Promise<number> =>
  Number((await browser.call('GET', '/api/me')).headers.get('x-position'))
const change = async (member: object): Promise<void> => {
  expect((await owner.call('PATCH', `/api/people/${annId}`, member)).status).toBe(200)
}
const recordSomething = async (): Promise<void> => {
  expect((await owner.call('POST', '/api/briefs/generate', { topic: 'Our rent' })).status).toBeLessThan(300)
}

beforeAll(async () => {
  const fixed = fixedSources()
  const now = () => new Date(fixed.now().getTime() + hours * 3_600_000)
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, sources: { ...fixed, now } })
  owner = await setUpBakery(running)
  await recordSomething()
  hours = 48
  owner = await signInByCode(running, lines, tess.email)
  ann = await join(running, owner, { email: 'ann@example.com', role: 'executive' })
  const { members } = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
  const { json } = await owner.call('GET', '/api/workspaces')
  workspace = decodeOrThrow(t.array(t.type({ id: t.string })), json, 'The businesses')[0]?.id ?? ''
  annId = members.find(({ role }) => role === 'executive')?.id ?? ''
})
afterEach(() => followed?.leave())
afterAll(() => running.stop())

/** Opens Ann's stream; `collect` gives the events that arrive until it ends or `ms` have passed. */
const openStream = async () => {
  const cookie = [...ann.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  const one = await follow(`${running.baseUrl}/api/changes`, {
    session: ann.session(),
    headers: { cookie },
  })
  followed = one
  await one.next()
  let waiting: Promise<EventSourceMessage | undefined> | undefined
  const collect = async (ms: number) => {
    const events: EventSourceMessage[] = []
    const over = new Promise<'over'>((resolve) => setTimeout(resolve, ms, 'over'))
    for (;;) {
      waiting ??= one.next()
      const event = await Promise.race([waiting, over])
      if (event === 'over') return events
      waiting = undefined
      if (event === undefined) return events
      events.push(event)
    }
  }
  return { collect }
}

it('tells a person who is made an auditor of a past period nothing that lies outside of it', async () => {
  await change({ role: 'executive' })
  const { collect } = await openStream()
  await change(past)
  const last = await headOf(ann)
  expect(last).toBeLessThan(await headOf(owner))
  await recordSomething()
  await recordSomething()
  const notes = (await collect(1000)).filter(({ event }) => event === undefined)
  // Each screen shows the period from now on.
  expect(notes.map(noteOf)).toEqual([{ position: last, slices: [...sliceNames] }])
  expect(notes.map(({ id }) => id)).toEqual([String(last)])
})

it.each([
  ['an executive', { role: 'executive' }],
  ['an owner', { role: 'owner' }],
  ['an auditor without a period', { role: 'auditor', until: '2026-12-31' }],
  [
    'an auditor of a period that is not over',
    { role: 'auditor', until: '2026-12-31', period: { from: '2026-11-22', to: '2026-12-24' } },
  ],
])('tells an auditor who is made %s of what changes', async (_name, member) => {
  await change(past)
  const { collect } = await openStream()
  await change(member)
  const [told] = await collect(1000)
  expect(noteOf(told)).toMatchObject({ position: await headOf(owner), slices: [...sliceNames] })
  await recordSomething()
  const later = (await collect(1000)).map(noteOf)
  expect(later.at(-1)?.position).toBe(await headOf(owner))
  expect(later.flatMap(({ slices }) => slices)).toContain('brief')
})

it('goes on for an owner who is made an adviser', async () => {
  await change({ role: 'owner' })
  const { collect } = await openStream()
  await change({ role: 'adviser' })
  await recordSomething()
  expect((await collect(1000)).map(noteOf).at(-1)?.position).toBe(await headOf(owner))
})

it('tells an auditor of a period that has begun, and holds nothing yet, only of what is recorded in it', async () => {
  // Late on an evening in Brisbane; the period begins at midnight.
  const evening = Date.parse('2026-11-22T13:45:00Z')
  hours += (evening - running.service.now().getTime()) / 3_600_000
  owner = await signInByCode(running, lines, tess.email)
  ann = await signInByCode(running, lines, 'ann@example.com')
  await change({ role: 'auditor', until: '2026-12-31', period: { from: '2026-11-23', to: '2026-12-24' } })
  const opening = await headOf(ann)
  hours += 0.25
  expect(opening).toBeLessThan(await headOf(owner))
  const cookie = [...ann.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const earlier of [undefined, '3']) {
    followed = await follow(`${running.baseUrl}/api/changes`, {
      session: ann.session(),
      headers: { cookie, ...(earlier ? { 'last-event-id': earlier } : {}) },
    })
    expect(noteOf(await followed.next())).toEqual({ position: opening, slices: [] })
    if (earlier === undefined) followed.leave()
  }
  await recordSomething()
  const note = noteOf(await followed?.next())
  expect(note.position).toBe(await headOf(owner))
  expect(note.slices).toContain('brief')
  expect(note.slices).not.toContain('people')
  // Changes of members need a fresh proof.
  owner = await signInByCode(running, lines, tess.email)
})

it('ends with the first change after the day on which access ends', async () => {
  await change({ role: 'auditor', until: '2026-11-30' })
  const { collect } = await openStream()
  hours += 24 * 14
  // The import of a night, and nobody signs in.
  expect(await raise(running.service, workspace, 'made')).toMatchObject({ outcome: 'appended' })
  expect((await collect(1000)).map(({ event }) => event)).toEqual(['problem'])
})
