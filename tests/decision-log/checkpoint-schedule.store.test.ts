/** Checkpoints are made automatically: the first event, every 256 events, and an hour after an event at the latest. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkpointRound } from '../../service/decision-log/checkpoints/checkpoint-schedule.ts'
import { raise } from '../event-store/raise.ts'
import { openSigners, owner, startService } from './signers.ts'

openSigners()

const minute = 60_000

const sizes = async (workspace: string): Promise<readonly number[]> => {
  const { rows } = await owner.query<{ size: number }>(
    'select size from checkpoint where workspace = $1 order by size',
    [workspace],
  )
  return rows.map(({ size }) => size)
}

it('signs a slowly growing history an hour after an event at the latest', async () => {
  const service = startService()
  let now = Date.parse('2026-11-22T09:00:00Z')
  const workspace = `slow-${randomUUID()}`
  const look = checkpointRound({ ...service, now: () => new Date(now) }, async () => [workspace])
  await look()
  expect(await sizes(workspace)).toEqual([])
  await raise(service, workspace, 'event-1')
  await look()
  expect(await sizes(workspace)).toEqual([1])
  await raise(service, workspace, 'event-2')
  await look()
  now += 59 * minute
  await raise(service, workspace, 'event-3')
  await look()
  expect(await sizes(workspace)).toEqual([1])
  now += minute
  await look()
  expect(await sizes(workspace)).toEqual([1, 3])
  now += 600 * minute
  await look()
  expect(await sizes(workspace)).toEqual([1, 3])
  await raise(service, workspace, 'event-4')
  await look()
  expect(await sizes(workspace)).toEqual([1, 3])
  now += 60 * minute
  await look()
  expect(await sizes(workspace)).toEqual([1, 3, 4])
})
