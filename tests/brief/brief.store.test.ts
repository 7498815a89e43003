import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { loadRecords } from '../../service/advisor/load-records.ts'
import { quotableOf, strayNumbers, wrongFigures } from '../advisor/checker.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'
import { headOf } from './actions.ts'

let running: TestService
let session: string

const generate = (topic: unknown, headers = {}, as = session) =>
  running.call('POST', '/api/briefs/generate', { session: as, body: { topic }, headers })
const list = async (query = '', as = session) =>
  decodeJson(
    api.listLatestBriefs.output,
    await running.call('GET', `/api/briefs/latest${query}`, { session: as }),
  )
const head = (workspace?: string) => headOf(running, workspace)

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

describe('a brief', () => {
  it('is written from the records, stored, and listed first', async () => {
    const before = await head()
    const brief = decodeJson(api.generateBrief.output, await generate('  How do we improve our margin?  '))
    expect(await head()).toBe(before + 1)
    expect(brief).toMatchObject({ topic: 'How do we improve our margin?', category: 'Margin and costs' })
    expect((await list('?limit=1'))[0]).toEqual(brief)
    const one = await running.call('GET', `/api/briefs/${brief.id}`, { session })
    expect(decodeJson(api.getBrief.output, one)).toEqual(brief)
    const records = await loadRecords(running.service.database.of('cafe'), running.service.now())
    expect(brief.basis.figures.length).toBeGreaterThanOrEqual(4)
    expect(wrongFigures(records, brief.basis.figures)).toEqual([])
    const texts = [brief.title, brief.what, brief.why, brief.soWhat]
    expect(strayNumbers(texts, brief.basis, quotableOf(records, brief.topic))).toEqual([])
  })

  it('has a chart of the measure that it is about, from the records of its moment', async () => {
    const brief = decodeJson(api.generateBrief.output, await generate('How do we improve our margin?'))
    const records = await loadRecords(running.service.database.of('cafe'), running.service.now())
    expect(brief.chart).toMatchObject({ measure: 'margin', of: { name: 'last four weeks' } })
    const [last] = brief.chart?.weeks.slice(-1) ?? []
    expect(last?.weekStart).toBe(records.kpis.at(-1)?.weekStart)
  })

  it('shows its working: rows that the formula makes each figure of', async () => {
    const brief = decodeJson(api.generateBrief.output, await generate('How long does the cash last?'))
    const answer = await running.call('GET', `/api/briefs/${brief.id}/working`, { session })
    const working = decodeJson(api.getBriefWorking.output, answer)
    expect(working.map(({ figure }) => figure)).toEqual(brief.basis.figures)
    for (const { figure, series } of working) {
      expect(series.map(({ input }) => input)).toEqual(figure.inputs)
      for (const { rows, sum } of series) {
        expect(rows.length).toBeGreaterThan(0)
        expect(rows.reduce((total, { value }) => total + value, 0)).toBeCloseTo(sum, 2)
      }
    }
    const unknown = await running.call('GET', '/api/briefs/never-was/working', { session })
    expectProblem(unknown, 404, 'briefId')
  })

  it('adds a row to the Decision Log with its topic and sources', async () => {
    const topic = 'How long does the cash last?'
    const brief = decodeJson(api.generateBrief.output, await generate(topic))
    const log = decodeJson(api.listAudit.output, await running.call('GET', '/api/audit', { session }))
    const row = log.find(({ type }) => type === 'BriefGenerated')
    const used = brief.basis.passages.length
    expect(row?.dataRefsJson).toMatchObject({ topic, ...(used > 0 ? { ragChunks: used } : {}) })
    expect(row?.dataRefsJson.dataSources).toContain('kpi')
  })

  it('cites the relevant memo, however many briefs on the same topic came before', async () => {
    const topic = 'Tuesday roster decision'
    const kinds: string[][] = []
    for (let time = 0; time < 5; time += 1) {
      const { basis } = decodeJson(api.generateBrief.output, await generate(topic))
      kinds.push(basis.passages.map(({ kind }) => kind))
    }
    expect(kinds).toEqual(Array(5).fill(kinds[0]))
    expect(kinds[0]).toContain('memo')
  })

  it('states no number of passages if it used none (decision 26)', async () => {
    expect(decodeJson(api.generateBrief.output, await generate('xyzzy')).basis.passages).toEqual([])
    const [row] = decodeJson(api.listAudit.output, await running.call('GET', '/api/audit', { session }))
    expect(row?.dataRefsJson).toMatchObject({ topic: 'xyzzy', dataSources: ['kpi', 'profile'] })
    expect(row?.dataRefsJson).not.toHaveProperty('ragChunks')
  })

  it('records the style in use', async () => {
    const personaKey = 'operations_expert'
    await running.call('POST', '/api/persona/select', { session, body: { personaKey } })
    expect(decodeJson(api.generateBrief.output, await generate('Revenue'))).toMatchObject({ personaKey })
  })

  it('is written once for one idempotency key: a repeat gets the first answer, another topic is refused', async () => {
    const headers = { 'idempotency-key': 'brief-once' }
    const before = await head()
    const answers = await Promise.all([1, 2, 3].map(() => generate('Pricing', headers)))
    const later = await generate('Pricing', headers)
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1)
    expect(later.status).toBe(200)
    expect(await head()).toBe(before + 1)
    expectProblem(await generate('Something else', headers), 422, 'Idempotency-Key')
  })

  it.each([[''], ['   '], [undefined], [7], [null], ['x'.repeat(301)], [['a']]])(
    'refuses the topic %j, names the field, and records nothing',
    async (topic) => {
      const before = await head()
      expectProblem(await generate(topic), 400, 'topic')
      expect(await head()).toBe(before)
    },
  )

  it('of another workspace is not found, like one that never existed', async () => {
    const brief = decodeJson(api.generateBrief.output, await generate('Cash'))
    const other = await running.signIn('consulting')
    const foreign = await running.call('GET', `/api/briefs/${brief.id}`, { session: other })
    const unknown = await running.call('GET', '/api/briefs/never-was', { session: other })
    expectProblem(foreign, 404, 'briefId')
    expect(foreign.text.replace(/"instance":"[^"]*"/, '')).toBe(
      unknown.text.replace(/"instance":"[^"]*"/, ''),
    )
    expect((await list('?limit=100', other)).map(({ id }) => id)).not.toContain(brief.id)
  })

  it('is listed ten at a time, newest first; a bad limit is refused', async () => {
    for (let count = 0; count < 11; count++) await generate(`Topic ${count} on staff`)
    const briefs = await list()
    expect(briefs).toHaveLength(10)
    const times = briefs.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
    expect(await list('?limit=3')).toEqual(briefs.slice(0, 3))
    for (const limit of ['0', '201', 'ten', '-1'])
      expectProblem(await running.call('GET', `/api/briefs/latest?limit=${limit}`, { session }), 400, 'limit')
  })

  it('is rebuilt from the history unchanged', async () => {
    const { live, rebuilt } = await rowsAroundRebuild(running, 'cafe', ['brief'])
    expect(live.length).toBeGreaterThan(10)
    expect(rebuilt).toEqual(live)
  })

  it('requires a session', async () => {
    for (const [method, path] of [
      ['GET', '/api/briefs/latest'],
      ['POST', '/api/briefs/generate'],
    ] as const)
      expectProblem(await running.call(method, path, { headers: {} }), 401, undefined)
  })
})

describe('a business without records', () => {
  it('gets an honest brief with low confidence', async () => {
    const empty = await startTestService(inject('ownerUrl'), { seed: 'opened' })
    try {
      const as = await empty.signIn()
      const answer = await empty.call('POST', '/api/briefs/generate', {
        session: as,
        body: { topic: 'Margin' },
      })
      const brief = decodeJson(api.generateBrief.output, answer)
      expect(brief.confidence).toBe(0)
      expect(brief.title).toContain('No figures are on record')
      expect(brief.basis.figures).toEqual([])
    } finally {
      await empty.stop()
    }
  })
})
