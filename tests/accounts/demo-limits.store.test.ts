/** Copies of demo businesses are limited in number and size, and the disk gets its room back. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SignIn } from '#schema/session/session'
import { dropUnusedCopies } from '../../service/accounts/demo-drops.ts'
import { decodeJson } from '../core/service.ts'
import { lines } from '../import/read-text.ts'
import {
  businessType,
  dayMs,
  enter,
  list,
  owner,
  running,
  serveDemos,
  signIn,
  wait,
} from './demo-visitors.ts'

serveDemos()

describe('limits', () => {
  it('has room for so many copies; the next visitor is told what to do, and a reset still works', async () => {
    let answer = await signIn(randomUUID())
    while (answer.status === 200) answer = await signIn(randomUUID())
    expect(await list()).toHaveLength(25)
    expect([answer.status, answer.json]).toMatchObject([
      429,
      { type: 'urn:jarvin:problem:session/demo-copies', detail: expect.stringContaining('visitorId') },
    ])
    expect(answer.headers.get('retry-after')).toBe('3600')
    const shared = await running.signIn(businessType)
    expect((await running.call('GET', '/api/me', { session: shared })).status).toBe(200)
  })

  it('refuses changes to a copy that is full, which can still be read and reset', async () => {
    wait(8 * dayMs)
    await dropUnusedCopies(running.service)
    const { session } = await enter()
    const sales = lines(
      'Receipt,Date,Total ex GST',
      ...Array.from({ length: 12_000 }, (_, n) => `${n},2026-11-13,5.50`),
    )
    const sent = await running.call('POST', '/api/imports', {
      session,
      raw: sales.padEnd(360_000, '\n'),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'sales.csv' },
    })
    expect(sent.status).toBe(200)
    await expect
      .poll(
        async () =>
          (
            await running.call('POST', '/api/persona/select', {
              session,
              body: { personaKey: 'growth_hacker' },
            })
          ).status,
      )
      .toBe(507)
    const refused = await running.call('POST', '/api/persona/select', {
      session,
      body: { personaKey: 'growth_hacker' },
    })
    expect(refused.json).toMatchObject({ detail: expect.stringContaining('Reset the demo') })
    expect((await running.call('GET', '/api/kpis', { session })).status).toBe(200)
    const fresh = decodeJson(
      SignIn,
      await running.call('POST', '/api/demo/reset', { session, body: {} }),
    ).sessionId
    expect(
      (
        await running.call('POST', '/api/persona/select', {
          session: fresh,
          body: { personaKey: 'growth_hacker' },
        })
      ).status,
    ).toBe(200)
  })
})

it('makes and drops copies for a week of visitors, and the disk is back to where it was within a tenth', async () => {
  const size = async (): Promise<number> => {
    await owner.query('vacuum')
    const { rows } = await owner.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes)
  }
  wait(8 * dayMs)
  await dropUnusedCopies(running.service)
  const before = await size()
  let most = before
  for (let day = 0; day < 14; day++) {
    await enter()
    wait(dayMs)
    await dropUnusedCopies(running.service)
    most = Math.max(most, await size())
  }
  wait(8 * dayMs)
  await dropUnusedCopies(running.service)
  await dropUnusedCopies(running.service)
  const after = await size()
  expect(await list()).toEqual([])
  // Room of dropped copies is used again, so many weeks need no more of it than one.
  expect(most / before).toBeLessThan(1.5)
  expect(after / before).toBeLessThan(1.1)
}, 120_000)
