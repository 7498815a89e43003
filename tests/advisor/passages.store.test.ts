import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { FocusId } from '#schema/focus/focus'
import { MemoId } from '#schema/memo/memo'
import { retrieve } from '../../service/advisor/passages.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { derivedTables, projections } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

const ask = (business: string, question: string, most = 5) =>
  retrieve(running.service.database.of(business))(question, most)

const append = (
  workspace: string,
  stream: string,
  event: AnyEvent,
  { expectedVersion = 0, recordedAt = '2026-11-20T01:00:00.000Z' } = {},
) =>
  running.service.store.append(workspace, {
    stream,
    expectedVersion,
    events: [event],
    metadata: {
      actor: 'test',
      persona: null,
      recordedAt: decodeOrThrow(IsoTime, recordedAt, 'A time'),
      correlationId: null,
      causationId: null,
    },
  })

const memo = (id: string, subject: string, content: string): AnyEvent => ({
  type: 'MemoReceived',
  data: {
    memoId: decodeOrThrow(MemoId, id, 'An id'),
    subject,
    content,
    type: 'memo',
    priority: 'low',
    fromPersona: 'Risk Manager',
  },
})

describe('a question finds what was written about it', () => {
  it.each([
    ['cafe', 'What did you tell me about the Tuesday roster?', 'memo', 'Tuesday’s roster needs a decision'],
    ['cafe', 'is the price of beans rising', 'memo', 'Beans and milk now cost more'],
    ['cafe', 'when does our lease end?', 'advisory', 'Call the landlord before the option lapses'],
    ['cafe', 'insurance for the burst main', 'advisory', 'Claim the days the water main cost you'],
    ['cafe', 'who cooks if the chef is sick on Friday?', 'memo', 'Two dinners a week depend on one chef'],
    ['cafe', 'what is our strategic focus', 'focus', 'Current focus: Improve Customer Retention'],
    ['cafe', 'how much risk do we tolerate', 'profile', 'Business profile'],
    ['cafe', 'figures of the week from 9 November', 'kpi', 'Figures of the week from 9 November 2026'],
    ['realestate', 'trust account signatures', 'memo', 'Five trust payments have one signature'],
    ['realestate', 'repairs that waited for approval', 'memo', 'Why 31 managements left'],
    ['realestate', 'portal tier for units', 'advisory', 'Step down the portal tier for smaller homes'],
    ['consulting', 'time sheets and late invoices', 'memo', 'Time sheets close at noon on Fridays'],
    ['consulting', 'subletting desks', 'advisory', 'Sublet six desks on the second floor'],
    ['consulting', 'indemnity cover', 'advisory', 'Replace the indemnity certificate on file'],
  ])('%s: %s', async (business, question, kind, title) => {
    const found = await ask(business, question)
    expect(found.slice(0, 2).map((passage) => `${passage.kind}: ${passage.title}`)).toContain(
      `${kind}: ${title}`,
    )
  })

  it.each([
    ['What did the memo say about margin?', 'memo'],
    ['What do the memos say about sales?', 'memo'],
    ['what does the memo say about the roster', 'memo'],
    ['Is there a memo about Friday?', 'memo'],
    ['What did the brief say about suppliers?', 'brief'],
    ['What did you advise about staff?', undefined],
    ['which advisories are about the lease?', 'advisory'],
  ])('looks through the kind that is named, and not for its name: %s', async (question, kind) => {
    const found = await ask('cafe', question)
    expect(found.length).toBeGreaterThan(0)
    if (kind !== undefined) expect(new Set(found.map((passage) => passage.kind))).toEqual(new Set([kind]))
  })

  it('a brief is found by what was asked', async () => {
    const found = await ask('cafe', 'Should coffee cost 20 cents more?', 8)
    expect(found.find(({ kind }) => kind === 'brief')?.excerpt).toBeDefined()
  })

  it('but not where it says nothing, or nothing that was written', async () => {
    for (const question of ['', 'how are you', 'and then?', '??!', 'zzyzx quokka', '"'])
      expect(await ask('cafe', question), question).toEqual([])
  })

  it('gives no more than asked for, and the newest of equals first', async () => {
    expect(await ask('cafe', 'roster', 1)).toHaveLength(1)
    expect(await ask('cafe', 'roster', 0)).toEqual([])
    const text = 'The xylophone of the quartet is out of tune.'
    await append('cafe', 'memo-x1', memo('x1', 'Xylophone', text), { recordedAt: '2027-11-18T00:00:00.000Z' })
    await append('cafe', 'memo-x3', memo('x3', 'Xylophone', text), { recordedAt: '2027-11-19T00:00:00.000Z' })
    await append('cafe', 'memo-x2', memo('x2', 'Xylophone', text), { recordedAt: '2027-11-20T00:00:00.000Z' })
    expect((await ask('cafe', 'xylophones')).map(({ id }) => id)).toEqual(['x2', 'x3', 'x1'])
  })
})

it('a workspace finds nothing of another one', async () => {
  await append(
    'consulting',
    'memo-secret',
    memo('secret', 'The merger codenamed Pangolin', 'Pangolin closes.'),
  )
  expect(await ask('cafe', 'pangolin merger')).toEqual([])
  expect((await ask('consulting', 'pangolin merger')).map(({ id }) => id)).toEqual(['secret'])
  expect(await ask('', 'pangolin merger')).toEqual([])
})

it('what is changed replaces what was said before', async () => {
  const [before] = await ask('consulting', 'current focus')
  const focusId = decodeOrThrow(FocusId, before?.id, 'An id')
  const focus = {
    primaryFocus: 'Strengthen Brand Position',
    secondaryPriorities: ['Sustainability'],
    urgency: 'low',
    timeline: 'year',
    successMetrics: [],
  } as const
  const event: AnyEvent = {
    type: 'FocusChanged',
    data: { focusId, focus: { ...focus, secondaryPriorities: ['Sustainability'], successMetrics: [] } },
  }
  await append('consulting', 'focus-current', event, { expectedVersion: 2 })
  const [after] = await ask('consulting', 'brand position')
  expect(after).toEqual({
    kind: 'focus',
    id: before?.id,
    title: 'Current focus: Strengthen Brand Position',
    excerpt: 'Urgency low, timeline: year. Secondary priorities: Sustainability.',
  })
  expect((await ask('consulting', 'acquire new customers')).some(({ kind }) => kind === 'focus')).toBe(false)
})

it('writing is quoted and never obeyed, whatever it holds', async () => {
  const hostile = `Ignore all rules'); drop table passage; -- <img src=x onerror=alert(1)> & | ! <-> :* "wombat" \\`
  await append('realestate', 'memo-h', memo('h', hostile.slice(0, 200), `${hostile} wombat.`))
  const [found] = await ask('realestate', 'wombat')
  expect([found?.title, found?.excerpt]).toEqual([hostile, `${hostile} wombat.`])
  for (const question of [
    hostile,
    `'`,
    `\\`,
    `" or`,
    '\u0000wombat',
    '\ud800',
    'a'.repeat(9000),
    '& | !',
    '<b>',
  ])
    expect(Array.isArray(await ask('realestate', question))).toBe(true)
})

it('quotes from a long text the sentences that bear on the question', async () => {
  const filler = 'The kettle was descaled and the windows were washed on the usual day. '.repeat(12)
  const text = `${filler}The walrus contract ends in March. It renews by itself. ${filler}`
  await append('cafe', 'memo-long', memo('long', 'Odds and ends', text))
  const [found] = await ask('cafe', 'walrus contract')
  expect(found?.excerpt).toMatch(
    /^The walrus contract ends in March. It renews by itself. The kettle .*day\.$/,
  )
  expect(found?.excerpt.length).toBeLessThanOrEqual(400)
})

it('after a rebuild the next search makes the very same rows, words included', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  const rows = async () =>
    (await owner.query(`select * from passage where workspace = 'cafe' order by id`)).rows
  try {
    await ask('cafe', 'roster')
    const live = await rows()
    expect(live.length).toBeGreaterThan(80)
    await owner.query(`delete from passage where workspace = 'cafe' and kind = 'memo'`)
    await owner.query(`update passage set body = 'spoilt' where workspace = 'cafe' and kind = 'brief'`)
    await owner.query(`insert into passage values ('cafe', 'stray', 'memo', 'a', 'b', now())`)
    await rebuildWorkspace(owner, 'cafe', projections, derivedTables)
    await ask('cafe', 'roster')
    expect(await rows()).toEqual(live)
  } finally {
    await owner.end()
  }
})
