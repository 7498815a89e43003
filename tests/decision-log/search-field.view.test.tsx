/** The field of words: what is asked after the rest is asked of the log as it stands by then. */
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from '../../web/decision-log/filters/SearchField.tsx'

it('tells the words to whoever listens by then, not to who listened while they were typed', async () => {
  const [before, after] = [vi.fn(), vi.fn()]
  const shown = await render(<SearchField words="" onWords={before} />)
  await page.getByRole('textbox').fill('accepted')
  await shown.rerender(<SearchField words="" onWords={after} />)
  await expect.poll(() => after.mock.calls).toEqual([['accepted']])
  expect(before).not.toHaveBeenCalled()
})
