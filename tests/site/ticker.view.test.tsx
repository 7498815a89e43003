/** The ticker of Executive Insights: animation, pause and reduced motion. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/site/insights.stories.tsx'
import { emulateMedia } from '../core/emulate-media.ts'

const prefer = (value: 'no-preference' | 'reduce') => emulateMedia({ name: 'prefers-reduced-motion', value })

const ticker = () => page.getByRole('region', { name: 'Live intelligence' })
const lines = () => ticker().getByRole('list').element()
const pause = () => ticker().getByRole('checkbox', { name: 'Pause the ticker' })
/** Animations of the lines and of their repetition. */
const passing = () => [...(lines().parentElement?.children ?? [])].flatMap((list) => list.getAnimations())
const states = () => passing().map(({ playState }) => playState)

describe('without a preference for reduced motion', () => {
  beforeEach(() => prefer('no-preference'))

  it('starts after a delay, and scrolls endlessly without a gap', async () => {
    await render(<Filled />)
    await expect.poll(states).toEqual(['running', 'running'])
    for (const animation of passing()) {
      const timing = animation.effect?.getTiming()
      expect(timing).toMatchObject({ delay: 6_000, duration: 48_000, iterations: Number.POSITIVE_INFINITY })
      // Halfway: lines that have left on the left have come in on the right.
      animation.currentTime = 30_000
    }
    const { left, width } = lines().getBoundingClientRect()
    const echo = lines().nextElementSibling?.getBoundingClientRect()
    expect(left).toBeLessThan(0)
    expect(echo?.left).toBeCloseTo(left + width, 0)
  })

  it('is paused and resumed by keyboard', async () => {
    await render(<Filled />)
    await expect.poll(states).toEqual(['running', 'running'])
    await expect.element(pause()).toBeVisible()
    pause().element().focus()
    await userEvent.keyboard(' ')
    await expect.poll(states).toEqual(['paused', 'paused'])
    await userEvent.keyboard(' ')
    await expect.poll(states).toEqual(['running', 'running'])
  })

  it('pauses on hover', async () => {
    await render(<Filled />)
    await expect.poll(states).toEqual(['running', 'running'])
    await ticker()
      .getByText(/^Runway 12 weeks/)
      .first()
      .hover()
    await expect.poll(states).toEqual(['paused', 'paused'])
  })

  it('is read out once', async () => {
    await render(<Filled />)
    await expect.element(ticker().getByRole('list')).toBeVisible()
    expect(ticker().getByRole('listitem').elements()).toHaveLength(6)
  })
})

it('with reduced motion it shows every line, and needs no pause button', async () => {
  await prefer('reduce')
  await render(<Filled />)
  await expect.element(ticker().getByRole('list')).toBeVisible()
  await expect.element(pause()).not.toBeInTheDocument()
  const { left, right } = lines().getBoundingClientRect()
  for (const line of ticker().getByRole('listitem').elements()) {
    const place = line.getBoundingClientRect()
    expect(place.left).toBeGreaterThanOrEqual(left)
    expect(place.right).toBeLessThanOrEqual(right)
  }
  expect(states().filter((state) => state === 'running')).toEqual([])
})
