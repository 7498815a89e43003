/** Screens that are still to come say so. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Agent } from '../../stories/shell/planned.stories.tsx'

it('announces the advisor’s agent', async () => {
  await render(<Agent />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jarvin’s Agent' })).toBeVisible()
  await expect.element(page.getByText('The AI executive advisor is coming soon.')).toBeVisible()
  await expect.poll(() => document.title).toBe('Jarvin’s Agent | Jarvin')
})
