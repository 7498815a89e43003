/** A tooltip waits 700 ms, except within 300 ms after another one. */
import { expect, it, vi } from 'vitest'
import { tooltipDelay, tooltipHidden } from '../../web/kit/overlays/hover-delay.ts'

it('waits, but not right after another one', () => {
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(1000)
  expect(tooltipDelay()).toBe(700)
  tooltipHidden()
  clock.mockReturnValue(1299)
  expect(tooltipDelay()).toBe(0)
  clock.mockReturnValue(1300)
  expect(tooltipDelay()).toBe(700)
})
