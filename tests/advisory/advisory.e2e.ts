import { expect, test } from '@playwright/test'

test('an advisory is dismissed, found again by its state, and on record', async ({ page }) => {
  const filterBy = (name: string) => page.locator('label', { has: page.getByRole('radio', { name }) }).click()
  await page.goto('/login?next=/nudges')
  await page.getByRole('button', { name: /Consulting/ }).click()
  await page.getByRole('tab', { name: /^Important/ }).click()
  const advisory = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    .first()
  const title = (await advisory.getByRole('heading').textContent()) ?? ''
  await advisory.getByRole('button', { name: 'Dismiss' }).click()
  const settled = page.getByRole('article', { name: title, exact: true })
  await expect(settled.getByText(/^Dismissed/).first()).toBeVisible()
  await expect(settled.getByRole('button', { name: /^(Consult|Dismiss)$/ })).toHaveCount(0)
  // Shown optimistically, before it is recorded.
  await expect(page.getByText('Advisory dismissed', { exact: true })).toBeVisible()

  await filterBy('New')
  await expect(settled).toHaveCount(0)
  await page.reload()
  await page.getByRole('tab', { name: /^Important/ }).click()
  await filterBy('Dismissed')
  await expect(settled).toBeVisible()

  await page.getByRole('link', { name: 'Decision Log' }).first().click()
  const newest = page.getByRole('table').getByRole('row').nth(1)
  await expect(newest).toContainText('Advisory dismissed')
  await newest.click()
  await expect(page.getByRole('complementary', { name: 'Event' })).toContainText(title)
})
