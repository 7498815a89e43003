/** "Today" is the day where the business is, whatever the day where the service or another business is. */
import { afterEach, expect, inject, it } from 'vitest'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { bakery, setUpBakery } from '../people/account-client.ts'

let running: TestService | undefined
afterEach(() => running?.stop())

it.each([
  ['Australia/Perth', '2026-11-22'],
  ['Australia/Brisbane', '2026-11-23'],
  ['Australia/Adelaide', '2026-11-23'],
])('is the day in %s', async (timeZone, day) => {
  const now = () => new Date('2026-11-22T15:00:00.000Z')
  running = await startTestService(inject('ownerUrl'), { seed: 'none', sources: { ...fixedSources(), now } })
  const owner = await setUpBakery(running, { ...bakery, timeZone })
  expect((await owner.call('GET', '/api/me')).json).toMatchObject({ timeZone })
  const tooLate = await owner.call('POST', '/api/decisions', { title: 'Close early', due: '2036-01-01' })
  expect([tooLate.status, tooLate.text]).toEqual([400, expect.stringContaining(`from ${day} to`)])
})
