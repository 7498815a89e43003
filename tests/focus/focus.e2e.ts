import { expect, test } from '@playwright/test'

test('the focus is changed, guarded while unsaved, and kept after a reload', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Consulting/ }).click()
  const button = page.getByRole('button', { name: /^Current Focus/ })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Strategic Focus Management' })
  const primary = dialog.getByRole('combobox', { name: 'Primary focus' })
  const save = dialog.getByRole('button', { name: /^(Set|Save) focus$/ })
  await expect(save).toBeVisible()

  await primary.fill('')
  await save.click()
  await expect(dialog.getByText('Primary focus is required')).toBeVisible()
  await expect(primary).toBeFocused()

  await primary.fill('compliance')
  await page.getByRole('option', { name: 'Ensure Regulatory Compliance' }).click()
  const metric = dialog.getByRole('textbox', { name: 'Success metrics' })
  await metric.fill('No open finding')
  await metric.press('Enter')

  // Every way out asks for a confirmation first.
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(primary).toHaveValue('Ensure Regulatory Compliance')

  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toContainText('Ensure Regulatory Compliance')

  await page.reload()
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
  await button.click()
  await expect(primary).toHaveValue('Ensure Regulatory Compliance')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'No open finding' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})
