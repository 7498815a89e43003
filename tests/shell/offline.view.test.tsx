/** Offline: what stays, what is refused, and what is said once the connection is back. */
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/advisory/advisory.stories.tsx'

const goes = (event: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online')
  window.dispatchEvent(new Event(event))
}
const note = () => page.getByText('make changes again once you are back online', { exact: false })
const dismiss = () => page.getByRole('button', { name: 'Dismiss' }).first()
const count = () => page.getByRole('article').elements().length

afterEach(() => vi.restoreAllMocks())

it('says so in place, refuses changes without losing anything, and says once that it is over', async () => {
  await render(<Filled />)
  await expect.element(dismiss()).toBeVisible()
  const before = count()
  goes('offline')
  await expect.element(note()).toBeVisible()
  expect(count()).toBe(before)

  await dismiss().click()
  await expect.element(page.getByText('Answer not recorded', { exact: true })).toBeVisible()
  await expect.element(dismiss()).toBeVisible()
  expect(page.getByText('Dismissed', { exact: true }).elements().length).toBeLessThanOrEqual(1)

  goes('online')
  await expect.element(page.getByText('Back online', { exact: true })).toBeVisible()
  await expect.poll(() => note().elements().length).toBe(0)
  expect(count()).toBe(before)
})

it('says nothing to whoever was never offline', async () => {
  await render(<Filled />)
  await expect.element(dismiss()).toBeVisible()
  expect(page.getByText('Back online').elements()).toHaveLength(0)
  expect(note().elements()).toHaveLength(0)
})
