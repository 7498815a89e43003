import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { asCall, awaitBackground, giveWay } from '../../service/runtime/background.ts'

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
