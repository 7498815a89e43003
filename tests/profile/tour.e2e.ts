/** The tour from its offer to its end, once; then again from the menu. */
import { expect, test } from '@playwright/test'

test('is offered on the first visit, shows six screens, and is not offered again', async ({ page }) => {
  await page.goto('/login?next=/dashboard')
  await page
    .getByRole('button', { name: /Real Estate|Agency|Property/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Take the tour' }).click()
  const card = page.getByRole('dialog')
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await expect(card).toContainText(`${number} of 6`)
    await expect(card).toBeFocused()
    await page.keyboard.press('ArrowRight')
  }
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(/\/connections$/)

  await page.goto('/audit')
  await expect(page.getByText('Tour left').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Weekly revenue').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take the tour' })).toHaveCount(0)

  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Take the tour' }).click()
  await expect(card).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
})
