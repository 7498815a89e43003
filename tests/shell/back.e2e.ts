/** Back closes what was opened last, and never reopens what was closed. */
import { expect, type Page, test } from '@playwright/test'

const signIn = async (page: Page, next: string) => {
  await page.goto(`/login?next=${next}`)
  await page.getByRole('button', { name: /Café/ }).click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
const inbox = (page: Page) => page.getByRole('dialog', { name: 'CEO Inbox' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('Back closes the chat on a phone and stays on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/dashboard/risk')
  const chat = page.getByRole('dialog', { name: 'Advisors' })
  for (const way of ['back', 'button'] as const) {
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(chat).toBeVisible()
    if (way === 'back') await page.goBack()
    else await chat.getByRole('button', { name: 'Close the advisors' }).click()
    await expect(chat).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/risk$/)
  }
})

test('Back does not reopen a figure that was closed', async ({ page }) => {
  await signIn(page, '/dashboard/finance')
  await page.getByRole('link', { name: 'Overview', exact: true }).first().click()
  // Until the dashboard's code is loaded, Finance stays, with cards of the same names.
  await expect(page).toHaveURL(/\/dashboard$/)
  const card = page.getByRole('link', { name: 'Weekly revenue' })
  await card.click()
  await page.getByRole('link', { name: 'Profit margin' }).click()
  await expect(page).toHaveURL(/kpi=profit_margin/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/finance$/)
})

test('Back does not reopen the inbox that was closed, also after a reload', async ({ page }) => {
  await signIn(page, '/dashboard/finance')
  await page.getByRole('link', { name: 'Risk', exact: true }).first().click()
  await expect(heading(page, 'Risk')).toBeVisible()
  await page.getByRole('button', { name: /inbox/i }).click()
  await inbox(page).getByRole('listitem').first().click()
  await expect(page).toHaveURL(/memo=/)
  await page.reload()
  await inbox(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/risk$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/finance$/)
})
