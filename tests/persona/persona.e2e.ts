import { expect, test } from '@playwright/test'

test('a style is a preset for the profile, and nothing is recorded until it is saved', async ({ page }) => {
  await page.goto('/login?next=/app-store')
  await page.getByRole('button', { name: /Consulting/ }).click()
  const style = page.getByRole('article', { name: 'Innovation Focused', exact: true })
  await style.getByRole('button', { name: 'Choose' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use as preset' }).click()
  await expect(page.getByText('Persona preset applied', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Communication Tone')).toHaveValue('casual')

  await page.getByRole('link', { name: 'Decision Log' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Signed in')
})
