/**
 * `kill -9` between any two steps of a delivery, and two processes at once: no digest is sent twice, and none is lost
 * without a trace.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catchMail, type MailCatcher } from './mail-catcher.ts'
import { type OwnBusiness, openOwnBusiness } from './own-business.ts'

let catcher: MailCatcher
let bakery: OwnBusiness

beforeAll(async () => {
  catcher = await catchMail()
  bakery = await openOwnBusiness(catcher)
})
afterAll(async () => {
  await bakery.running.stop()
  await catcher.close()
})

const program = fileURLToPath(new URL('./sender-process.ts', import.meta.url))

/** Runs the sender in a process that is killed after a step; returns the signal that ended it. */
const killedAfter = async (step: string): Promise<NodeJS.Signals | null> => {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE: bakery.running.database.serviceUrl,
      CATCHER: catcher.url,
      NOW: bakery.clock.now.toISOString(),
      STOP: step,
      WORKSPACE: bakery.workspace,
    },
  })
  const [, signal] = await once(child, 'exit')
  return signal
}

const stateOn = async (day: string): Promise<string | undefined> => {
  const row = await bakery.running.service.database
    .of(bakery.workspace)
    .selectFrom('digest_delivery')
    .select('state')
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.state
}

it.each([
  ['queue', '2026-11-23', 1, 'accepted'],
  ['attempt', '2026-11-30', 1, 'accepted'],
  // The server had the whole mail except its end marker, so it dropped it; the process cannot know that.
  ['hand-over', '2026-12-07', 0, 'unconfirmed'],
  ['answer accepted', '2026-12-14', 1, 'unconfirmed'],
  ['accept', '2026-12-21', 1, 'accepted'],
])('killed after the step %s', async (step, day, arrived, state) => {
  bakery.clock.now = new Date(`${day}T07:00:30+10:00`)
  const before = catcher.mails.length
  expect(await killedAfter(step)).toBe('SIGKILL')
  // The database soon notices the end of the process, and with it the end of its turn.
  await expect.poll(() => bakery.round()).toBe(true)
  await bakery.round()
  expect([catcher.mails.length - before, await stateOn(day)]).toEqual([arrived, state])
})

it('says in the next mail that the one before may not have arrived', async () => {
  bakery.clock.now = new Date('2026-12-15T07:00:30+10:00')
  const texts = catcher.mails.map(({ text }) => text ?? '')
  expect(texts.some((text) => text.includes('The digest of 7 December may not have reached you'))).toBe(true)
})

it('is sent once by several processes that look at the same time', async () => {
  bakery.clock.now = new Date('2026-12-28T07:00:30+10:00')
  const before = catcher.mails.length
  const held = await Promise.all(Array.from({ length: 5 }, () => bakery.round()))
  expect(held.filter((isHeld) => isHeld).length).toBeGreaterThanOrEqual(1)
  expect(catcher.mails.length - before).toBe(1)
})
