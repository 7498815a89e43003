/** The limit on changes covers every changing call of the contract. */
import { afterEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, isChanging, needsSession } from '#schema/core/endpoint'
import { defaultAllowance } from '#schema/core/limits'
import { businessTypes } from '#schema/session/session'
import { freshAddress, startTestService, type TestService } from '../core/service.ts'

let running: TestService
afterEach(() => running.stop())

const changesPerMinute = 5
const start = async () => {
  running = await startTestService(inject('ownerUrl'), {
    allowance: { ...defaultAllowance, changesPerMinute },
  })
}

const changing = Object.entries<Endpoint>(api).filter(([, row]) => isChanging(row))

const ask = async (row: Endpoint, session: string | undefined, address: string): Promise<number> => {
  const { status } = await running.call(row.method, `/api${row.path.replace(/:[A-Za-z]+/g, 'none')}`, {
    ...(session === undefined ? {} : { session }),
    body: {},
    headers: { 'x-forwarded-for': address },
  })
  return status
}

it('applies to every changing call, including new ones', async () => {
  await start()
  for (const [index, [name, row]] of changing.entries()) {
    // Sign-ins count for a business too, so the service is restarted before the business's budget is used up.
    if (index % 18 === 17 || (row.hasReserve && needsSession(row))) {
      await running.stop()
      await start()
    }
    const address = freshAddress()
    const session = needsSession(row) ? await running.signIn(businessTypes[index % 3]) : undefined
    const used: number[] = []
    for (let n = 0; n < changesPerMinute; n++)
      used.push(
        session === undefined
          ? await ask(row, undefined, address)
          : await ask(row.hasReserve ? api.resetDemo : api.selectPersona, session, freshAddress()),
      )
    expect([name, used.includes(429)]).toEqual([name, false])
    expect([name, await ask(row, session, address)]).toEqual([name, 429])
    // The business of a delivery is that of its connection, so it does not use the caller's business's budget.
    if (!needsSession(row) && !row.isBare)
      expect([name, row.workspaceOf]).toEqual([name, expect.any(Function)])
  }
}, 60_000)
