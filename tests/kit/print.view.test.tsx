/** Paper is light, whatever the screen is. */
import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dark } from '../../stories/dashboards/finance.stories.tsx'

const lay = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })
const token = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim()
const bars = () =>
  page
    .getByRole('region', { name: /^Revenue fell/ })
    .element()
    .querySelectorAll(`path[fill="${token('--chart-mute')}"]`).length

afterEach(() => lay(''))

it('shows light bars on light paper where the screen is dark', async () => {
  await render(<Dark />)
  const dark = token('--chart-mute')
  await expect.poll(bars).toBeGreaterThan(40)
  await lay('print')
  await expect.poll(() => token('--chart-mute')).not.toBe(dark)
  expect(getComputedStyle(document.body).colorScheme).not.toBe('dark')
  await expect.poll(bars).toBeGreaterThan(40)
  await lay('')
  await expect.poll(() => token('--chart-mute')).toBe(dark)
  await expect.poll(bars).toBeGreaterThan(40)
})

it('has them drawn before a browser that only tells of printing lays out the page', async () => {
  await render(<Dark />)
  await expect.poll(bars).toBeGreaterThan(40)
  const dark = token('--chart-mute')
  window.dispatchEvent(new Event('beforeprint'))
  expect(token('--chart-mute')).not.toBe(dark)
  expect(bars()).toBeGreaterThan(40)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => token('--chart-mute')).toBe(dark)
})
