/** What changes by itself for ever can be stopped, from the account menu, and stays so. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/shell/frame.stories.tsx'

it('stops the mark from changing its colour, and keeps the choice', async () => {
  await render(<Filled />)
  await page.getByRole('button', { name: 'Account menu' }).click()
  const still = page.getByRole('menuitemcheckbox', { name: 'Steady logo colour' })
  await still.click()
  await expect.element(still).toBeChecked()
  expect(document.documentElement).toHaveAttribute('data-still-logo')
  expect(window.localStorage.getItem('stillLogo')).not.toBeNull()
  await still.click()
  expect(document.documentElement).not.toHaveAttribute('data-still-logo')
  expect(window.localStorage.getItem('stillLogo')).toBeNull()
})
