/** Connects and disconnects an integration; both are recorded, the setup values nowhere. */
import { expect, test } from '@playwright/test'

test('an integration is connected, found by its address, and disconnected', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Real estate/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Integrations' }).click()

  await page.getByRole('tab', { name: 'Marketing' }).click()
  await expect(page).toHaveURL(/category=marketing/)
  const card = page.getByRole('article', { name: 'Social Media' })
  await expect(card.getByText('Not connected')).toBeVisible()
  await card.getByRole('button', { name: 'Connect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect Social Media' })
  await dialog.getByLabel('Platforms').fill('Instagram')
  await dialog.getByLabel('Access token').fill('a-very-secret-token')

  // Back would discard the input, so a confirmation appears.
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Platforms')).toHaveValue('Instagram')

  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connection created', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('Waiting', { exact: true })).toBeVisible()

  await page.reload()
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Connection removed', { exact: true })).toBeVisible()
  await expect(card.getByText('Not connected')).toBeVisible()

  await page.goto('/audit')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Integration disconnected')
  await expect(rows.nth(2)).toContainText('Integration connected')
  await rows.nth(2).click()
  await expect(page.getByRole('complementary').filter({ hasText: 'Previous hash' })).toBeVisible()
  await expect(page.getByText('a-very-secret-token')).toHaveCount(0)
})
