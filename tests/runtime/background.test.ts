import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { asCall, awaitBackground, giveWay, untilQuiet } from '../../service/runtime/background.ts'

/** Milliseconds that background work waits after a piece of 20 ms. */
const waited = async (): Promise<number> => {
  const from = performance.now()
  await giveWay(20)
  return performance.now() - from
}

it('leaves half of the time to others, nine tenths during a call, and ends in any case', async () => {
  expect(await waited()).toBeLessThan(150)
  await asCall(async () => {
    expect(await waited()).toBeGreaterThan(175)
    await awaitBackground(async () => expect(await waited()).toBeLessThan(150))
  })
  expect(await waited()).toBeLessThan(150)
})

it('goes on as soon as the call has been answered, also if it failed', async () => {
  const call = asCall(async () => {
    await setTimeout(40)
    throw new Error('refused')
  })
  const waiting = waited()
  await expect(call).rejects.toThrow('refused')
  expect(await waiting).toBeLessThan(150)
})

const bounds = { afterMs: 60, atMostMs: 200 }

it('begins work that can wait only after a time without calls, however short the calls were', async () => {
  await asCall(async () => {})
  let isQuiet = false
  const waiting = untilQuiet(() => false, bounds).then(() => {
    isQuiet = true
  })
  await setTimeout(40)
  await asCall(async () => {})
  await setTimeout(40)
  expect(isQuiet).toBe(false)
  await waiting
  expect(isQuiet).toBe(true)
})

it('begins work that can wait also if calls never cease, and stops waiting if the work is unwanted', async () => {
  await asCall(() => untilQuiet(() => false, bounds))
  await asCall(() => untilQuiet(() => true, { afterMs: 60, atMostMs: Number.POSITIVE_INFINITY }))
})
