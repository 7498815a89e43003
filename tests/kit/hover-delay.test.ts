/** A tooltip waits 700 ms, and not at all within 300 ms after another one. */
import { expect, it, vi } from 'vitest'
import { delayNow, wordsGone } from '../../web/kit/overlays/hover-delay.ts'

it('waits, but not right after another one', () => {
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(1000)
  expect(delayNow()).toBe(700)
  wordsGone()
  clock.mockReturnValue(1299)
  expect(delayNow()).toBe(0)
  clock.mockReturnValue(1300)
  expect(delayNow()).toBe(700)
})
