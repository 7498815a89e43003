/** Calls at the same moment: exactly as many pass as the limit allows. */
import type { Request } from 'express'
import { expect, it } from 'vitest'
import { openRateLimit } from '../../service/http/rate-limit.ts'

const from = (ip: string): Request => Object.assign(Object.create(null), { ip })

it.each([1, 5, 300])('lets %d calls of a burst pass, and no other', async (calls) => {
  const limit = openRateLimit({ calls, seconds: 60 }, 'calls')
  const burst = await Promise.allSettled(
    Array.from({ length: 2 * calls + 1 }, async () => limit.countCaller(from('192.0.2.7'))),
  )
  expect(burst.filter(({ status }) => status === 'fulfilled')).toHaveLength(calls)
  const sessions = await Promise.allSettled(
    Array.from({ length: 2 * calls + 1 }, async () => limit.countCaller(from('192.0.2.8'), 'one')),
  )
  expect(sessions.filter(({ status }) => status === 'fulfilled')).toHaveLength(calls)
})
