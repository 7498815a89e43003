import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { E } from '#schema/core/fp'
import type { LogQuery } from '#schema/decision-log/log-query'
import { readLogPage } from '../../service/decision-log/decision-log.page.ts'
import { readLogDetail } from '../../service/decision-log/log-detail.ts'
import { countLog } from '../../service/decision-log/search/log-finder.ts'
import { catchUpLogIndex } from '../../service/decision-log/search/log-index.ts'
import { validateQuery } from '../../service/decision-log/search/log-request.ts'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { append, type KnownEvent, randomLog, vocabulary } from './random-log.ts'

let running: TestService
const size = 300
/** Two businesses with the same history, but different people, ids and secrets. */
const twins: { readonly workspace: string; readonly log: readonly KnownEvent[]; readonly secret: string }[] =
  []

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  for (const [workspace, seed, secret] of [
    ['here', 3, 'Firefox Marmalade 17'],
    ['there', 91, 'Safari Quicksilver 4'],
  ] as const) {
    const log = fc.sample(randomLog(size, seed), { numRuns: 1, seed: 5 })[0]
    if (log === undefined) throw new Error('No history was drawn.')
    twins.push({ workspace, log, secret })
    await append(running.service, workspace, log)
    const sessionId = `0193f4a2-b7a0-7cc1-8d2e-${seed.toString().padStart(12, '0')}`
    const device = await running.service.sealer.seal(workspace, `session-${sessionId}`, secret)
    const tokenHash = seed.toString(16).padStart(64, '0')
    const expiresAt = '2026-12-31T00:00:00.000Z'
    await running.service.store.append(workspace, {
      stream: `session-${sessionId}`,
      expectedVersion: 0,
      events: [decodeEvent('SignedIn', { sessionId, tokenHash, expiresAt, device })],
      metadata: {
        actor: `session:${sessionId}`,
        persona: null,
        recordedAt: '2026-01-02T00:00:00.000Z',
        correlationId: sessionId,
        causationId: null,
      },
    })
    await catchUpLogIndex(running.service.database.of(workspace))
  }
})
afterAll(() => running.stop())

/** Everything the service returns for a query, without the parts that are hashed or masked per business. */
const resultsOf = async (workspace: string, query: LogQuery) => {
  const { database, sealer, projections } = running.service
  const db = database.of(workspace)
  const asked = await validateQuery(db, query)
  if (E.isLeft(asked)) return { refused: asked.left.code }
  const page = await readLogPage(db, sealer, workspace, { query: asked.right })
  const count = await countLog(db, workspace, asked.right, size + 1)
  const text = JSON.stringify(page)
  const first = page.entries[0]?.position ?? 1
  const detail = JSON.stringify(await readLogDetail({ db, sealer, projections }, workspace, first))
  expect(text + detail).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect(text + detail).not.toMatch(/session:|system:|Marmalade|Quicksilver/)
  return { positions: page.entries.map(({ position }) => position), count }
}

describe('while identifiers are masked', () => {
  it('answers to any query are the same if only masked data differs', async () => {
    const [here, there] = twins
    if (here === undefined || there === undefined) throw new Error('A twin is missing.')
    const ids = [here, there].flatMap(({ log }) => log.slice(0, 40).map(({ correlationId }) => correlationId))
    const pieces = ids.flatMap((id) => [id, id.slice(0, 4), id.slice(-4), id.split('-')[2] ?? ''])
    const words = [...vocabulary, ...pieces, 'Marmalade', 'Quicksilver', 'Firefox', 'Hidden', '17', 'session']
    const actors = [...new Set([...here.log, ...there.log].map(({ actor }) => actor)), 'people', 'system']
    const questions = fc.record(
      {
        q: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }).map((all) => all.join(' ')),
        actor: fc.constantFrom(...actors),
        kinds: fc.constantFrom('advisory', 'session,memo'),
        outcome: fc.constantFrom('accepted' as const, 'given' as const),
      },
      { requiredKeys: [] },
    )
    const answers = { told: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(questions, async (query) => {
        const told = await resultsOf('here', query)
        expect(await resultsOf('there', query)).toEqual(told)
        if ('refused' in told) answers.refused += 1
        else answers.told += 1
      }),
      { numRuns: 100 },
    )
    expect(Math.min(answers.told, answers.refused)).toBeGreaterThan(5)
  })

  it('full ids and actors are refused with a helpful message, and accepted once identifiers are shown', async () => {
    const db = running.service.database.of('here')
    const id = twins[0]?.log[0]?.correlationId ?? ''
    for (const query of [{ q: `roster ${id.toUpperCase()}` }, { actor: 'people' }]) {
      const asked = await validateQuery(db, query)
      expect(asked).toMatchObject({ left: { kind: 'conflict', code: 'decision-log/identifiers-hidden' } })
    }
    await running.service.store.append('here', {
      stream: 'decision-log-identifiers',
      expectedVersion: 0,
      events: [decodeEvent('IdentifiersToggled', { showIdentifiers: true })],
      metadata: {
        actor: 'system:test',
        persona: null,
        recordedAt: '2026-01-03T00:00:00.000Z',
        correlationId: null,
        causationId: null,
      },
    })
    expect(await validateQuery(db, { q: id })).toEqual(E.right({ q: id }))
    const { entries } = await readLogPage(db, running.service.sealer, 'here', { query: { q: id } })
    expect(entries.map(({ position }) => position)).toEqual([1])
    // Sealed text is shown, but never searchable: an index would survive its erasure.
    const sealed = await readLogPage(db, running.service.sealer, 'here', { query: { q: 'Marmalade' } })
    expect(sealed.entries).toEqual([])
  })
})
