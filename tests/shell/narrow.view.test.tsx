/** The frame of a phone: bottom bar, sheet, and the menu of everything else. */
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Narrow } from '../../stories/shell/frame.stories.tsx'
import { Narrow as NotFoundNarrow } from '../../stories/shell/not-found.stories.tsx'

beforeEach(async () => {
  await page.viewport(390, 844)
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const sheet = () => page.getByRole('dialog', { name: 'Advisors' })

it('leads by the bottom bar, and by the menu of the rest', async () => {
  await render(<Narrow />)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect.element(bar.getByRole('link', { name: 'Briefs' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Sales & Marketing' }).click()
  await expect.element(heading('Sales & Marketing')).toBeVisible()
  await expect.poll(() => page.getByRole('menu').elements().length).toBe(0)
})

it('opens the advisors as a sheet that keeps the focus and gives it back', async () => {
  await render(<Narrow />)
  const chat = page.getByRole('button', { name: 'Chat' })
  await chat.click()
  await expect.element(sheet()).toBeVisible()
  await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true)
  await expect.element(page.getByRole('tab', { name: 'Analyst' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => sheet().elements().length).toBe(0)
  await expect.element(chat).toHaveFocus()
})

it('opens the sheet by itself when Jarvin offers help', async () => {
  await render(<NotFoundNarrow />)
  await expect.element(heading('Strategic Recalibration Required')).toBeVisible()
  await expect.element(sheet()).toBeVisible()
  await expect.element(sheet().getByRole('log')).toHaveTextContent('I can help you find it')
  await page.getByRole('button', { name: 'Close the advisors' }).click()
  await expect.poll(() => sheet().elements().length).toBe(0)
})

it('has only one set of ways to the screens', async () => {
  await render(<Narrow />)
  await expect.element(heading('Briefs')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Main' }).elements()).toHaveLength(1)
  expect(page.getByRole('complementary', { name: 'Advisors' }).elements()).toHaveLength(0)
})
