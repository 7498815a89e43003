/** The lines of the figure cards are aligned, without gaps when no line wraps. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/dashboards/overview.stories.tsx'

const figures = page.getByRole('region', { name: 'Figures for week 46' })

afterEach(() => page.viewport(1440, 900))

const wordsHeight = (line: Element): number => {
  const words = document.createRange()
  words.selectNodeContents(line)
  return words.getBoundingClientRect().height
}

it.each([720, 1024, 1440])('are level at %i px, without gaps', async (width) => {
  await page.viewport(width, 900)
  await render(<Filled />)
  await expect.element(figures.getByText('on the same week last year').first()).toBeVisible()
  const cards = [...figures.element().querySelectorAll('dl > div')].map((card) => [...card.children])
  const tops = (lines: readonly Element[]) => lines.map((line) => line.getBoundingClientRect().top)
  expect(cards).toHaveLength(3)
  for (const card of cards) {
    const beside = cards.filter((other) => tops(other)[0] === tops(card)[0])
    for (const other of beside) expect(tops(other)).toEqual(tops(card))
    // The two changes: each line is as high as its text, and the next follows directly.
    for (const line of card.slice(2, 4)) {
      const { top, bottom } = line.getBoundingClientRect()
      expect(bottom - top).toBeLessThan(wordsHeight(line) + 6)
      if (line === card[2]) expect(tops(card)[3]).toBe(bottom)
    }
  }
})
