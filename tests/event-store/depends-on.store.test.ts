import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { sha256 } from '../../service/event-store/chain.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

const toggle = (key?: string, { store }: Service = running.service) =>
  runCommand(store, {
    workspace: 'cafe',
    decider: decisionLogDecider,
    id: 'identifiers',
    command: { type: 'toggle' },
    metadata: {
      actor: 'test',
      persona: null,
      correlationId: null,
      causationId: null,
    },
    ...(key
      ? {
          keyHash: sha256(key),
          record: () => ({ keyHash: sha256(key), fingerprint: sha256('f'), answer: 'a', isSealed: false }),
        }
      : {}),
  })

it('refuses a decision based on a refused append too, so that versions have no gap', async () => {
  await toggle('first')
  for (let round = 0; round < 5; round++) {
    const repeat = toggle('first')
    // The repeat's flush is running and will fail; the next command builds on its optimistic state.
    await turn()
    expect((await toggle()).kind).toBe('appended')
    expect((await repeat).kind).toBe('duplicate')
  }
  const events = await running.service.store.readStream('cafe', 'decision-log-identifiers')
  expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6])
})

it('also does so in a process that does not know the head yet', async () => {
  await toggle('early')
  for (let round = 0; round < 5; round++) {
    const fresh = openService(running.database.serviceUrl, projections, systemSources, () => {})
    const repeat = toggle('early', fresh)
    // Wait until the repeat is queued, before its flush knows the head.
    while (fresh.store.folded.get('cafe/decision-log-identifiers')?.predicted === undefined) await turn()
    const next = [toggle(undefined, fresh), toggle(undefined, fresh)]
    expect((await repeat).kind).toBe('duplicate')
    for (const { kind } of await Promise.all(next)) expect(kind).toBe('appended')
    await fresh.database.end()
  }
  const events = await running.service.store.readStream('cafe', 'decision-log-identifiers')
  expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1))
})
