import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { change } from '../../service/core/decide.ts'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { startTestService, type TestService } from './service.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

const toggle = (keyHash?: string) =>
  change(running.service.store, {
    workspace: 'cafe',
    decider: decisionLogDecider,
    id: 'identifiers',
    command: { type: 'toggle' },
    metadata: {
      actor: 'test',
      persona: null,
      recordedAt: '2026-11-20T00:00:00.000Z',
      correlationId: null,
      causationId: null,
    },
    ...(keyHash ? { remember: () => ({ keyHash, fingerprint: 'f', answer: 'a', isSealed: false }) } : {}),
  })

it('refuses what was decided on a refused append along with it, so that versions have no gap', async () => {
  await toggle('first')
  for (let round = 0; round < 5; round++) {
    const repeat = toggle('first')
    // The flush of the repeat is under way now, and bound to fail; the next decides on what it would have left.
    await turn()
    expect((await toggle()).kind).toBe('appended')
    expect((await repeat).kind).toBe('duplicate')
  }
  const events = await running.service.store.readStream('cafe', 'decision-log-identifiers')
  expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6])
})
