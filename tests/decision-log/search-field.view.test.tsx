/** The search field calls the current callback after the pause, not the one from the time of typing. */
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from '../../web/decision-log/filters/SearchField.tsx'

it('passes the words to the latest callback', async () => {
  const [before, after] = [vi.fn(), vi.fn()]
  const shown = await render(<SearchField words="" onWords={before} />)
  await page.getByRole('textbox').fill('accepted')
  await shown.rerender(<SearchField words="" onWords={after} />)
  await expect.poll(() => after.mock.calls).toEqual([['accepted']])
  expect(before).not.toHaveBeenCalled()
})
