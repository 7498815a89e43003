/** Prints are light, whatever the screen's theme. */
import { afterEach, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dark, Filled } from '../../stories/dashboards/finance.stories.tsx'
import { Filled as Profile } from '../../stories/profile/business-profile.stories.tsx'

const lay = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })
const token = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim()
const bars = () =>
  page
    .getByRole('region', { name: /^Revenue fell/ })
    .element()
    .querySelectorAll(`path[fill="${token('--chart-mute')}"]`).length

afterEach(() => {
  vi.restoreAllMocks()
  return lay('')
})

it('shows light bars on white paper when the screen is dark', async () => {
  await render(<Dark />)
  const dark = token('--chart-mute')
  await expect.poll(bars).toBeGreaterThan(20)
  await lay('print')
  await expect.poll(() => token('--chart-mute')).not.toBe(dark)
  expect(getComputedStyle(document.body).colorScheme).not.toBe('dark')
  await expect.poll(bars).toBeGreaterThan(20)
  await lay('')
  await expect.poll(() => token('--chart-mute')).toBe(dark)
  await expect.poll(bars).toBeGreaterThan(20)
})

it('redraws synchronously on beforeprint, before the page is laid out', async () => {
  await render(<Dark />)
  await expect.poll(bars).toBeGreaterThan(20)
  const dark = token('--chart-mute')
  window.dispatchEvent(new Event('beforeprint'))
  expect(token('--chart-mute')).not.toBe(dark)
  expect(bars()).toBeGreaterThan(20)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => token('--chart-mute')).toBe(dark)
})

it('draws panels further down when the browser is idle', async () => {
  const asked: IdleRequestCallback[] = []
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((show) => asked.push(show))
  const far = page.getByRole('region', { name: /busiest hour/ })
  await page.viewport(390, 500)
  try {
    await render(<Filled />)
    await expect.element(far).toBeInTheDocument()
    expect(far.element().querySelector('[role=application] svg')).toBeNull()
    expect(asked.length).toBeGreaterThan(0)
    for (const show of asked) show({ didTimeout: false, timeRemaining: () => 50 })
    await expect.poll(() => far.element().querySelector('[role=application] svg')).not.toBeNull()
  } finally {
    await page.viewport(1440, 900)
  }
})

it.each([
  ['the dot of a line', Filled, '[role=img] > span:last-child'],
  ['what is ticked', Profile, 'input:checked ~ span'],
])('prints %s, which is a background', async (_, Story, selector) => {
  await render(<Story />)
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  await lay('print')
  const mark = document.querySelector(selector)
  expect(mark && getComputedStyle(mark).printColorAdjust).toBe('exact')
})
