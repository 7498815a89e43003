import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { briefEvents } from '#schema/brief/brief.events'
import { decodeOrThrow } from '#schema/core/decode'
import { loadRecords } from '../../service/advisor/load-records.ts'
import { quotableOf, strayNumbers, wrongFigures } from '../advisor/checker.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { actionPaths, headOf } from './actions.ts'

let running: TestService
let session: string

const run = (path: string, body?: unknown, headers = {}, as = session) =>
  running.call('POST', path, { session: as, headers, ...(body === undefined ? {} : { body }) })
const head = (workspace?: string) => headOf(running, workspace)
/** The newest event of the café. */
const newest = async () =>
  running.service.database
    .of('cafe')
    .selectFrom('events')
    .select(['type', 'data'])
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
const records = () => loadRecords(running.service.database.of('cafe'), running.service.now())

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

describe('email drafts', () => {
  it('are five by default, cite sources, and are recorded as answered', async () => {
    const before = await head()
    const emails = decodeJson(api.draftEmails.output, await run(actionPaths.emails))
    expect(emails).toHaveLength(5)
    expect(new Set(emails.map(({ audience }) => audience)).size).toBe(5)
    expect(await head()).toBe(before + 1)
    const { type, data } = await newest()
    expect(type).toBe('EmailDraftsGenerated')
    const kept = decodeOrThrow(briefEvents.EmailDraftsGenerated.data, data, 'The event')
    expect(kept.emails).toEqual(emails)
    expect(kept.count).toBe(5)
    const known = await records()
    expect(kept.basis.figures.length).toBeGreaterThan(5)
    expect(wrongFigures(known, kept.basis.figures)).toEqual([])
    const texts = emails.flatMap(({ subject, body, purpose }) => [subject, body, purpose])
    expect(strayNumbers(texts, kept.basis, quotableOf(known))).toEqual([])
  })

  it('are as many as requested, up to 20', async () => {
    for (const count of [1, 2, 20])
      expect(decodeJson(api.draftEmails.output, await run(actionPaths.emails, { count }))).toHaveLength(count)
  })

  it.each([[0], [21], ['5'], [1.5], [-1], [null], [[5]]])(
    'refuse the count %j and name the field',
    async (count) => {
      const before = await head()
      expectProblem(await run(actionPaths.emails, { count }), 400, 'count')
      expect(await head()).toBe(before)
    },
  )
})

describe('a roster proposal', () => {
  it('starts on the coming Sunday by default', async () => {
    const before = await head()
    const roster = decodeJson(api.proposeRoster.output, await run(actionPaths.roster))
    expect(roster.map(({ date }) => date)).toEqual(
      [22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}`),
    )
    expect(await head()).toBe(before + 1)
    const { type, data } = await newest()
    expect(type).toBe('RosterProposalGenerated')
    const kept = decodeOrThrow(briefEvents.RosterProposalGenerated.data, data, 'The event')
    expect(kept).toMatchObject({ weekStart: '2026-11-22', roster })
    expect(wrongFigures(await records(), kept.basis.figures)).toEqual([])
  })

  it('starts on the requested Sunday', async () => {
    const roster = decodeJson(
      api.proposeRoster.output,
      await run(actionPaths.roster, { weekStart: '2026-12-06' }),
    )
    expect([roster[0]?.date, roster[6]?.date]).toEqual(['2026-12-06', '2026-12-12'])
  })

  it.each([
    ['2026-11-23'],
    ['2026-02-30'],
    ['2026-13-01'],
    ['9999-12-26'],
    ['22 November'],
    [''],
    [20261122],
    [null],
  ])('refuses the week %j and names the field', async (weekStart) => {
    const before = await head()
    expectProblem(await run(actionPaths.roster, { weekStart }), 400, 'weekStart')
    expect(await head()).toBe(before)
  })
})

describe('a social plan', () => {
  it('covers seven days from tomorrow by default', async () => {
    const before = await head()
    const posts = decodeJson(api.planSocial.output, await run(actionPaths.social))
    expect(posts.map(({ date }) => date)).toEqual([21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}`))
    expect(await head()).toBe(before + 1)
    const { type, data } = await newest()
    expect(type).toBe('SocialPlanGenerated')
    const kept = decodeOrThrow(briefEvents.SocialPlanGenerated.data, data, 'The event')
    expect(kept).toMatchObject({ days: 7, posts })
    const known = await records()
    expect(wrongFigures(known, kept.basis.figures)).toEqual([])
    expect(
      strayNumbers(
        posts.flatMap(({ text, why }) => [text, why]),
        kept.basis,
        quotableOf(known),
      ),
    ).toEqual([])
    for (const { hashtags } of posts) for (const tag of hashtags) expect(tag).toMatch(/^[a-z]+$/)
  })

  it('covers as many days as requested, up to 28', async () => {
    for (const days of [1, 28])
      expect(decodeJson(api.planSocial.output, await run(actionPaths.social, { days }))).toHaveLength(days)
  })

  it.each([[0], [29], ['7'], [2.5], [null]])('refuses %j days and names the field', async (days) => {
    const before = await head()
    expectProblem(await run(actionPaths.social, { days }), 400, 'days')
    expect(await head()).toBe(before)
  })
})
