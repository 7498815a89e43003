/** Endless animation can be turned off in the account menu, and stays off. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/shell/frame.stories.tsx'

it("stops the logo's colour animation, and remembers the choice", async () => {
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
