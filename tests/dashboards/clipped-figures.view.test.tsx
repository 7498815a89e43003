/** On a phone no figure is clipped, neither by its chart nor by its box. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as finance from '../../stories/dashboards/finance.stories.tsx'
import * as overview from '../../stories/dashboards/overview.stories.tsx'
import * as risk from '../../stories/dashboards/risk.stories.tsx'
import * as sales from '../../stories/dashboards/sales.stories.tsx'
import { waitForScreen } from '../core/wait-for-screen.ts'

afterEach(() => page.viewport(1440, 900))

/** Text in charts that extends beyond the edge. */
const cutInDrawings = (): readonly string[] =>
  [...document.querySelectorAll('svg')].flatMap((drawing) => {
    const edge = drawing.getBoundingClientRect()
    return [...drawing.querySelectorAll('text')]
      .filter((words) => {
        const { left, right, width } = words.getBoundingClientRect()
        return width > 0 && (left < edge.left - 1 || right > edge.right + 1)
      })
      .map((words) => words.textContent)
  })

/** Text wider than the box that clips it. */
const cutInBoxes = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')].flatMap((box) => {
    const { overflowX, clipPath } = getComputedStyle(box)
    const isCutting = overflowX === 'hidden' || overflowX === 'clip'
    const hasFigure = /\d/.test(box.textContent) && box.querySelector('svg') === null
    return isCutting && clipPath === 'none' && hasFigure && box.scrollWidth > box.clientWidth + 1
      ? [box.textContent]
      : []
  })

const stories = {
  Finance: finance.Filled,
  'Finance, behind a figure': finance.DrillDown,
  'Finance with large figures': finance.LongText,
  'the Overview': overview.Filled,
  'Sales & Marketing': sales.Filled,
  'a consultancy’s Sales & Marketing': sales.Consultancy,
  Risk: risk.Filled,
}

it.each(
  Object.entries(stories).flatMap(([name, Shown]) =>
    [390, 360].map((width) => [name, width, Shown] as const),
  ),
)('%s at %i px', async (_, width, Shown) => {
  await page.viewport(width, 844)
  await render(<Shown />)
  await waitForScreen()
  // Charts render when they come into view.
  for (const panel of document.querySelectorAll('[aria-roledescription]')) panel.scrollIntoView()
  await expect.poll(() => document.querySelectorAll('[class*=block]').length).toBe(0)
  await waitForScreen()
  expect(cutInDrawings()).toEqual([])
  expect(cutInBoxes()).toEqual([])
})
