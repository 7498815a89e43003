/** Warming up after a start: every question is answered, other work gets its turn in between, and stopping ends it. */
import { expect, it, vi } from 'vitest'
import { builtIn } from '../../service/advisor/built-in.ts'
import { scheduleWarmUp, warmUp } from '../../service/advisor/warm-up.ts'

const now = new Date('2026-11-16T07:00:00+10:00')

it('answers each question for each kind of business, and pauses after each', async () => {
  const reply = vi.fn(builtIn.reply)
  const pauses: number[] = []
  await warmUp(
    now,
    () => false,
    async (tookMs) => void pauses.push(tookMs),
    reply,
  )
  const asked = reply.mock.calls.map(([{ records, message }]) => `${records.business.type} ${message}`)
  const each = new Set(asked)
  expect(each.size).toBeGreaterThan(30)
  expect(asked).toHaveLength(3 * each.size)
  expect(pauses).toHaveLength(asked.length)
  expect(pauses.every((ms) => ms > 0)).toBe(true)
  for (const { value } of reply.mock.results) expect((await value).message).not.toBe('')
})

it('works out answers of every kind from figures, so that the first users need not wait for that', async () => {
  const kinds = new Set<string>()
  await warmUp(
    now,
    () => false,
    async () => {},
    async (order, tell, signal) => {
      const reply = await builtIn.reply(order, tell, signal)
      if (reply.basis && reply.basis.figures.length > 0)
        for (const { operator } of reply.plans ?? []) kinds.add(operator)
      return reply
    },
  )
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'value',
      'compare',
      'explain',
      'rank',
      'forecast',
      'advise',
      'scenario',
      'solve',
      'overview',
    ]),
  )
})

it('ends between two questions once the service stops', async () => {
  const reply = vi.fn(builtIn.reply)
  await warmUp(
    now,
    () => reply.mock.calls.length === 4,
    async () => {},
    reply,
  )
  expect(reply).toHaveBeenCalledTimes(4)
})

it('goes on after a start, and a stop waits for the question at hand only', async () => {
  const report = vi.fn()
  const from = performance.now()
  await scheduleWarmUp({ now: () => now, report })()
  expect(performance.now() - from).toBeLessThan(3000)
  expect(report).not.toHaveBeenCalled()
})
