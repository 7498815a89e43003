/** The frame of a phone: bottom bar, sheet, and the menu of everything else. */
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Narrow } from '../../stories/shell/frame.stories.tsx'
import { Filled as NotFound, Narrow as NotFoundNarrow } from '../../stories/shell/not-found.stories.tsx'

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

it('closes the sheet where one goes elsewhere', async () => {
  await render(<Narrow />)
  await page.getByRole('button', { name: 'Chat' }).click()
  await expect.element(sheet()).toBeVisible()
  const link = page.getByRole('link', { name: 'Advisories', includeHidden: true }).element()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.element(heading('Advisories')).toBeVisible()
  await expect.poll(() => sheet().elements().length).toBe(0)
})

it('leaves the sheet closed for later where Jarvin speaks beside a wide screen', async () => {
  await page.viewport(1440, 900)
  await render(<NotFound />)
  await expect.element(page.getByRole('log'), { timeout: 4000 }).toHaveTextContent('I can help you find it')
  await page.viewport(390, 844)
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
  expect(sheet().elements()).toHaveLength(0)
})

it('marks what is behind More, in the bar and in its menu', async () => {
  await render(<Narrow />)
  const more = page.getByRole('button', { name: 'More' })
  await expect.element(more).not.toHaveAttribute('aria-current')
  await more.click()
  await page.getByRole('menuitem', { name: 'Risk' }).click()
  await expect.element(heading('Risk')).toBeVisible()
  await expect.element(more).toHaveAttribute('aria-current', 'true')
  await more.click()
  await expect.element(page.getByRole('menuitem', { name: 'Risk' })).toHaveAttribute('aria-current', 'page')
})

it('gives fingers 44 px: menu items and the mark', async () => {
  await render(<Narrow />)
  const mark = page.getByRole('link', { name: 'Jarvin, to the Overview' })
  await expect.element(mark).toBeVisible()
  const { width, height } = mark.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  const items = document.querySelectorAll('[role^="menuitem"]')
  expect(items.length).toBeGreaterThan(5)
  for (const item of items) expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('has the disclaimer right above the bottom bar on a short screen', async () => {
  await render(<NotFoundNarrow />)
  const disclaimer = page.getByRole('contentinfo')
  await expect.element(heading('Strategic Recalibration Required')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect()
  expect(disclaimer.element().getBoundingClientRect().bottom).toBeCloseTo(bar.top, 0)
})

it('has only one set of ways to the screens', async () => {
  await render(<Narrow />)
  await expect.element(heading('Briefs')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Main' }).elements()).toHaveLength(1)
  expect(page.getByRole('complementary', { name: 'Advisors' }).elements()).toHaveLength(0)
})
