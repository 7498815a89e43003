/** From the digest to a decision: opened at its advisory, accepted, kept with a day, and proposed no more. */
import { expect, test } from '@playwright/test'

test('the decision of a digest is taken from it, and the digest moves on to the next', async ({ page }) => {
  await page.goto('/login?next=/digest')
  await page.getByRole('button', { name: /Consulting/ }).click()
  const proposed = page.getByRole('heading', { name: /^One decision: / })
  const first = ((await proposed.textContent()) ?? '').replace('One decision: ', '')

  await page
    .getByRole('link', { name: 'Decide this' })
    .or(page.getByRole('button', { name: 'Decide this' }))
    .click()
  const card = page.getByRole('article', { name: first, exact: true })
  await expect(card).toBeFocused()
  await card.getByRole('button', { name: 'Consult' }).click()
  await expect(page.getByText('Advisory acknowledged', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Decisions', exact: true }).first().click()
  await expect(page.getByRole('article', { name: first, exact: true })).toBeVisible()

  await page.goto('/digest')
  await expect(proposed).toBeVisible()
  await expect(proposed).not.toContainText(first)
})
