/** A stop of the service does not wait for a backup that does not follow. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openContinuousStatus } from '../../service/backup/continuous/continuous-state.ts'
import { scheduleContinuous } from '../../service/backup/continuous/schedule-continuous.ts'
import { ask } from '../database/embedded-scratch.ts'
import { openPlace, type Place } from './continuous-place.ts'

let place: Place

beforeAll(async () => {
  place = await openPlace()
  await place.start()
})
afterAll(() => place.remove())

it('ends within seconds where the server sends nothing any more', async () => {
  const status = openContinuousStatus()
  const source = {
    ...{ ownerUrl: place.ownerUrl(), keptFiles: place.keptFiles, signer: undefined },
    now: () => new Date(),
  }
  const plan = { source, to: place.to, keepHours: 48, report: vi.fn(), status }
  const end = scheduleContinuous(plan, () => {})
  await vi.waitFor(() => expect(status.read()?.reachedAt).toBeDefined(), 30_000)
  const sender = Number(await ask(place.ownerUrl(), 'select pid from pg_stat_replication'))
  process.kill(sender, 'SIGSTOP')
  try {
    await place.record('not sent')
    const begun = Date.now()
    await end()
    expect(Date.now() - begun).toBeLessThan(20_000)
  } finally {
    process.kill(sender, 'SIGCONT')
  }
}, 90_000)
