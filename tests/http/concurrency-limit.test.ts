import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openConcurrencyLimit } from '../../service/http/concurrency-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const timeoutMs = 1000
const open = () => openConcurrencyLimit({ max: 2, maxWaiting: 2, timeoutMs })

/** A use that lasts until released, and whether it has started. */
const lasting = () => {
  let letGo = () => {}
  const over = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const use = vi.fn(() => over)
  return { use, letGo }
}

const busy = { problem: { kind: 'busy', retryAfter: 1 } }

it('admits the next in line when one leaves, and refuses those beyond the queue', async () => {
  const enter = open()
  const uses = Array.from({ length: 5 }, lasting)
  const [first, second, third, fourth, fifth] = uses
  const entered = uses.map(({ use }) => enter(use))
  await expect(entered[4]).rejects.toMatchObject(busy)
  expect(uses.map(({ use }) => use.mock.calls.length)).toEqual([1, 1, 0, 0, 0])
  first?.letGo()
  await entered[0]
  await vi.advanceTimersByTimeAsync(0)
  expect(uses.map(({ use }) => use.mock.calls.length)).toEqual([1, 1, 1, 0, 0])
  second?.letGo()
  third?.letGo()
  fourth?.letGo()
  await Promise.all(entered.slice(0, 4))
  expect(fifth?.use).not.toHaveBeenCalled()
  // Once all have left, the limit is as it was at first.
  const again = [lasting(), lasting()]
  for (const { use } of again) void enter(use)
  expect(again.map(({ use }) => use.mock.calls.length)).toEqual([1, 1])
})

it('frees the place when a use fails', async () => {
  const enter = open()
  for (let failed = 0; failed < 5; failed++)
    await expect(enter(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  expect(await enter(async () => 'in')).toBe('in')
})

it('refuses a caller that has waited too long, and never admits it later', async () => {
  const enter = open()
  const inside = [lasting(), lasting()]
  const over = inside.map(({ use }) => enter(use))
  const late = lasting()
  const refused = expect(enter(late.use)).rejects.toMatchObject(busy)
  await vi.advanceTimersByTimeAsync(timeoutMs)
  await refused
  for (const { letGo } of inside) letGo()
  await Promise.all(over)
  expect(late.use).not.toHaveBeenCalled()
})

it('forgets a caller that leaves the queue, which frees its place', async () => {
  const enter = open()
  const inside = [lasting(), lasting()]
  const over = inside.map(({ use }) => enter(use))
  const leaving = new AbortController()
  const gone = lasting()
  const left = expect(enter(gone.use, leaving.signal)).rejects.toMatchObject(busy)
  const waiting = [lasting(), lasting()]
  const first = enter(waiting[0]?.use ?? gone.use)
  leaving.abort()
  await left
  const second = enter(waiting[1]?.use ?? gone.use)
  for (const { letGo } of [...inside, ...waiting]) letGo()
  await Promise.all([...over, first, second])
  expect(gone.use).not.toHaveBeenCalled()
  await expect(enter(gone.use, leaving.signal)).rejects.toMatchObject(busy)
})
