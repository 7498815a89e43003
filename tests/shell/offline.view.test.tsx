/** Offline: what stays on screen, what is refused, and the message once online again. */
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/advisory/advisory.stories.tsx'

const setConnection = (event: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online')
  window.dispatchEvent(new Event(event))
}
const note = () => page.getByText('make changes again once you are back online', { exact: false })
const dismiss = () => page.getByRole('button', { name: 'Dismiss' }).first()
const count = () => page.getByRole('article').elements().length

afterEach(() => vi.restoreAllMocks())

it('reports it in place, refuses changes without losing input, and reports once when it is over', async () => {
  await render(<Filled />)
  await expect.element(dismiss()).toBeVisible()
  const before = count()
  setConnection('offline')
  await expect.element(note()).toBeVisible()
  expect(count()).toBe(before)

  await dismiss().click()
  await expect.element(page.getByText('Answer not recorded', { exact: true })).toBeVisible()
  await expect.element(dismiss()).toBeVisible()
  expect(page.getByText('Dismissed', { exact: true }).elements().length).toBeLessThanOrEqual(1)

  setConnection('online')
  await expect.element(page.getByText('Back online', { exact: true })).toBeVisible()
  await expect.poll(() => note().elements().length).toBe(0)
  expect(count()).toBe(before)
})

it('shows nothing to a user who was never offline', async () => {
  await render(<Filled />)
  await expect.element(dismiss()).toBeVisible()
  expect(page.getByText('Back online').elements()).toHaveLength(0)
  expect(note().elements()).toHaveLength(0)
})
