import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sentTogether } from '../../service/event-store/sent-together.ts'

const failing = async (ms: number, why: string): Promise<never> => {
  await pause(ms)
  throw new Error(why)
}

it('gives all answers', async () => {
  expect(await sentTogether([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two'])
})

it('fails with the first failure in the order of sending, even if a later statement is heard of first', async () => {
  const sent = [
    Promise.resolve(),
    failing(10, 'the server leads no longer'),
    failing(0, 'the transaction is aborted'),
  ]
  await expect(sentTogether(sent)).rejects.toThrow('the server leads no longer')
})
