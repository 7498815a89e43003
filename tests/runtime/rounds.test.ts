import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scheduleRounds } from '../../service/runtime/rounds.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs one round at a time, now and after each pause, until it is stopped', async () => {
  const open: (() => void)[] = []
  let rounds = 0
  const stop = scheduleRounds(1000, (isEnded) => {
    rounds += 1
    expect(isEnded()).toBe(false)
    return new Promise<void>((resolve) => open.push(resolve))
  })
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(2500)
  // The first is not over, so the two that were due wait.
  expect(rounds).toBe(1)
  open[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds).toBe(2)
  const stopped = stop()
  open[1]?.()
  await stopped
  await vi.advanceTimersByTimeAsync(5000)
  // Nor does the one run that waited when it was stopped.
  expect(rounds).toBe(2)
})

it('goes on after a failure, tells a round that it is stopped, and can begin later', async () => {
  let rounds = 0
  let told = false
  const stop = scheduleRounds(
    1000,
    async (isEnded) => {
      rounds += 1
      if (rounds === 1) throw new Error('no database')
      await vi.advanceTimersByTimeAsync(0)
      told = isEnded()
    },
    true,
  )
  expect(rounds).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(rounds).toBe(1)
  vi.advanceTimersByTime(1000)
  await Promise.resolve()
  await stop()
  expect([rounds, told]).toEqual([2, true])
})
