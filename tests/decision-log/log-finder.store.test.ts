import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { LogQuery } from '#schema/decision-log/log-query'
import { readLogPage } from '../../service/decision-log/decision-log.page.ts'
import { countLog, scanLog } from '../../service/decision-log/search/log-finder.ts'
import { catchUpLogIndex } from '../../service/decision-log/search/log-index.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { append, type KnownEvent, normalised, randomLog, vocabulary } from './random-log.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
})
afterAll(() => running.stop())

/** Two complete chunks, which are indexed, and a tail, which is not. */
const size = 600

const oneOfThem = fc.option(fc.nat(size - 1), { nil: undefined })
const asked = fc.record(
  {
    kinds: fc.subarray(['advisory', 'memo', 'session', 'brief'], { minLength: 1 }),
    persona: fc.constantFrom('none', 'growth_hacker', 'value_investor', 'risk_manager'),
    acting: fc.constantFrom('people', 'system'),
    outcome: fc.constantFrom('accepted', 'dismissed', 'given', 'failed'),
    confidence: fc.constantFrom('high', 'medium', 'low', 'none', '40-60', '60-40'),
    from: fc.nat(size),
    to: fc.nat(size),
    words: fc.array(fc.constantFrom(...vocabulary, 'sup', 'sup*', 'ro*', 'accept*', 'tea*', 'zebra*', 'öl'), {
      minLength: 1,
      maxLength: 2,
    }),
  },
  { requiredKeys: [] },
)
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never

const moment = (minute: number) =>
  new Date(Date.parse('2026-01-01T00:00:00.000Z') + minute * 60_000).toISOString()

const queryOf = ({ kinds, acting, from, to, words, ...rest }: Asked): LogQuery => {
  const fields = {
    ...rest,
    kinds: kinds?.join(','),
    actor: acting,
    from: from === undefined ? undefined : moment(from),
    to: to === undefined ? undefined : moment(to),
    q: words?.join(' '),
  }
  return decodeOrThrow(
    LogQuery,
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    'A query',
  )
}

const inRange = (confidence: string, percent: number | undefined): boolean => {
  if (confidence === 'none' || percent === undefined) return confidence === 'none' && percent === undefined
  if (confidence === 'high') return percent > 90
  if (confidence === 'medium') return percent > 75 && percent <= 90
  if (confidence === 'low') return percent <= 75
  return confidence === '40-60' && percent >= 40 && percent <= 60
}

const hasWord = (words: readonly string[], asked: string): boolean => {
  const word = normalised(asked).replace('*', '')
  const isPrefix = asked.endsWith('*') && word.length >= 3
  return words.map(normalised).some((one) => (isPrefix ? one.startsWith(word) : one === word))
}

/** Evaluates the query from the generated data alone, without the service's code. */
const isMatch = (wanted: Asked, known: KnownEvent): boolean =>
  (wanted.kinds?.includes(known.kind) ?? true) &&
  (wanted.persona === undefined || wanted.persona === (known.persona ?? 'none')) &&
  (wanted.acting === undefined || known.actor.startsWith('system:') === (wanted.acting === 'system')) &&
  (wanted.outcome === undefined || wanted.outcome === known.outcome) &&
  (wanted.confidence === undefined || inRange(wanted.confidence, known.percent)) &&
  (wanted.from === undefined || known.recordedAt >= moment(wanted.from)) &&
  (wanted.to === undefined || known.recordedAt < moment(wanted.to)) &&
  (wanted.words?.every((word) => hasWord(known.words, word)) ?? true)

const found = async (workspace: string, query: LogQuery, walk: Parameters<typeof scanLog>[3]) => {
  const positions: number[] = []
  for await (const { row } of scanLog(running.service.database.of(workspace), workspace, query, walk))
    positions.push(row.position)
  return positions
}

describe('searching', () => {
  it('matches a plain scan of all events: any filter, both orders, from any position, indexed or not', async () => {
    let made = 0
    await fc.assert(
      fc.asyncProperty(
        randomLog(size),
        fc.array(fc.tuple(asked, oneOfThem, fc.constantFrom('down' as const, 'up' as const)), {
          minLength: 12,
          maxLength: 12,
        }),
        async (log, questions) => {
          made += 1
          const workspace = `random-${made}`
          const db = running.service.database.of(workspace)
          await append(running.service, workspace, log)
          for (const [wanted, bound, direction] of questions) {
            const query = queryOf(wanted)
            const [low, high] = direction === 'up' ? [bound ?? 1, size] : [1, bound ?? size]
            const matching = log.flatMap((known, index) => (isMatch(wanted, known) ? [index + 1] : []))
            const inBounds = matching.filter((position) => position >= low && position <= high)
            const inOrder = direction === 'up' ? inBounds : inBounds.reverse()
            expect(await found(workspace, query, { low, high, direction })).toEqual(inOrder)
            expect(await countLog(db, workspace, query, size)).toBe(matching.length)
            // From here on two chunks are indexed.
            await catchUpLogIndex(db)
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  it('walks every page of a filter once in either order, down and up again', async () => {
    const [log] = fc.sample(randomLog(size), { numRuns: 1, seed: 7 })
    if (log === undefined) throw new Error('No history was drawn.')
    const workspace = 'pages'
    await append(running.service, workspace, log)
    const { database, sealer } = running.service
    const db = database.of(workspace)
    await catchUpLogIndex(db)
    const query = queryOf({ kinds: ['advisory'], words: ['ros*'] })
    const matching = await found(workspace, query, { low: 1, high: size, direction: 'up' })
    expect(matching.length).toBeGreaterThan(50)
    for (const [order, limit] of [
      ['newest', undefined],
      ['oldest', undefined],
      ['oldest', 7],
    ] as const) {
      const read = (cursor: object) => readLogPage(db, sealer, workspace, { query, order, limit, ...cursor })
      const forth: number[] = []
      let page = await read({})
      expect(order === 'newest' ? page.newer : page.older).toBeUndefined()
      for (;;) {
        forth.push(...page.entries.map(({ position }) => position))
        const next = order === 'newest' ? page.older : page.newer
        if (next === undefined) break
        page = await read(order === 'newest' ? { before: next } : { after: next })
      }
      expect(forth).toEqual(order === 'newest' ? [...matching].reverse() : matching)
      const back: number[] = []
      for (;;) {
        back.unshift(...page.entries.map(({ position }) => position))
        const previous = order === 'newest' ? page.newer : page.older
        if (previous === undefined) break
        page = await read(order === 'newest' ? { after: previous } : { before: previous })
      }
      // The way back ends on a full first page, so some rows appear twice.
      expect([...new Set(back)]).toEqual(forth)
      expect(page.entries.length).toBe(limit ?? 25)
    }
  })

  it('finds an id wherever an event mentions it, and events of one actor', async () => {
    const log = fc.sample(randomLog(size), { numRuns: 1, seed: 11 })[0] ?? []
    const workspace = 'ids'
    await append(running.service, workspace, log)
    await catchUpLogIndex(running.service.database.of(workspace))
    const all = { low: 1, high: size, direction: 'up' } as const
    for (const at of [0, 300, size - 1]) {
      const id = log[at]?.correlationId ?? ''
      expect(await found(workspace, queryOf({ words: [id] }), all)).toEqual([at + 1])
      expect(await countLog(running.service.database.of(workspace), workspace, { q: id }, size)).toBe(1)
    }
    const actor = 'session:0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0'
    const theirs = log.flatMap((known, index) => (known.actor === actor ? [index + 1] : []))
    expect(theirs.length).toBeGreaterThan(20)
    expect(await found(workspace, { actor }, all)).toEqual(theirs)
    expect(await found(workspace, { actor: 'system:seed' }, all)).toEqual(
      log.flatMap((known, index) => (known.actor === 'system:seed' ? [index + 1] : [])),
    )
  })

  it('indexes each chunk once under concurrency', async () => {
    const log = fc.sample(randomLog(size), { numRuns: 1, seed: 13 })[0] ?? []
    await append(running.service, 'twice', log)
    const db = running.service.database.of('twice')
    await Promise.all([catchUpLogIndex(db), catchUpLogIndex(db)])
    const { count } = await db
      .selectFrom('log_chunk')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
    expect(await catchUpLogIndex(db)).toBe(0)
  })
})
