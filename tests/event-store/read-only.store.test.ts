/** A database that leads no longer refuses writes under the lock too; the refusal must say so, not what followed from it. */
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { isDatabaseUnavailable } from '../../service/database/database-error.ts'
import { commitLocked, type QueuedAppend } from '../../service/event-store/conflict-retry.ts'
import { startTestService, type TestService } from '../core/service.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  // A head, which a flush under the lock locks before it reads.
  await running.call('POST', '/api/privacy/toggle-identifiers', { session: await running.signIn() })
})
afterAll(() => running.stop())

it('an append under the lock fails with the refusal of the lock, and only once', async () => {
  await running.service.database.withWriter('cafe', async (client) => {
    await client.query('set default_transaction_read_only = on')
    const rejected: unknown[] = []
    const item: QueuedAppend = {
      append: {
        stream: 'decision-log-identifiers',
        expectedVersion: 0,
        events: [],
        metadata: { actor: 'test', persona: null, correlationId: null, causationId: null },
      },
      resolve: () => {},
      reject: (error) => void rejected.push(error),
    }
    const [build, check] = [vi.fn(), vi.fn()]
    const failure = await commitLocked(client, 'cafe', [item], build, false, check).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ code: '25006' })
    expect(isDatabaseUnavailable(failure)).toBe(true)
    expect([build.mock.calls, rejected]).toEqual([[], []])
    await client.query('reset default_transaction_read_only')
  })
})
