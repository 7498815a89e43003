/** Times are in the zone of the saved personal profile, otherwise in the browser's (decisions 18 and 29). */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listAudit from '../../fixtures/decision-log/listAudit.masked.json'
import getPersonalProfileDefaults from '../../fixtures/profile/getPersonalProfile.defaults.json'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import { story } from '../../stories/core/story.tsx'
import { Filled as Overview } from '../../stories/dashboards/overview.stories.tsx'
import { Filled as Log } from '../../stories/decision-log/decision-log.stories.tsx'
import { signedOut } from '../../web/core/session.ts'
import type { Store } from '../../web/core/store.ts'
import { setTimeZone } from '../../web/core/time-zone.ts'
import { timeToTheSecond } from '../../web/kit/formats.ts'
import { show } from '../../web/messages/chosen-language.ts'
import { followProfile } from '../../web/profile/follow-profile.ts'

afterEach(async () => {
  setTimeZone(undefined)
  await show('en')
})

it("greets with the user's time of day", async () => {
  await render(<Overview />)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Good morning/ })).toBeVisible()
  await expect.element(page.getByText('Friday 20 November 2026')).toBeVisible()
  setTimeZone('America/Los_Angeles')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Good afternoon/ })).toBeVisible()
  await expect.element(page.getByText('Thursday 19 November 2026')).toBeVisible()
})

it('shows the Decision Log in the zone', async () => {
  setTimeZone('Asia/Tokyo')
  await render(<Log />)
  const newest = timeToTheSecond(listAudit.body[0]?.createdAt ?? '', 'Asia/Tokyo')
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(newest)
})

const followed = (profile: Parameters<typeof replayAny>[1]) => {
  const seen: { store?: Store } = {}
  const Shown = story({
    route: '/my-profile',
    before: (store) => {
      seen.store = store
      followProfile(store)
    },
    answers: [replay('getMe', getMe), replayAny('getPersonalProfile', profile)],
  })
  return { seen, Shown }
}

it('uses the zone of a saved profile until the session ends', async () => {
  const { seen, Shown } = followed(getPersonalProfile)
  const saved = (zone?: string) => timeToTheSecond(getPersonalProfile.body.savedAt, zone).slice(0, 5)
  await render(<Shown />)
  await expect.element(page.getByText(`Saved 20 Nov 2026, ${saved('Australia/Sydney')}`)).toBeVisible()
  expect(saved('Australia/Sydney')).not.toBe(saved('Australia/Brisbane'))
  seen.store?.dispatch(signedOut('service'))
  await expect.element(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
})

it('ignores the zone of a profile that was never saved', async () => {
  const { Shown } = followed(getPersonalProfileDefaults)
  await render(<Shown />)
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await render(<Overview />)
  await expect.element(page.getByText('Friday 20 November 2026')).toBeVisible()
})
