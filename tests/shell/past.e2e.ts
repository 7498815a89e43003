import { expect, test } from '@playwright/test'

test('an executive looks at the business as it was before a decision, and comes back', async ({ page }) => {
  await page.goto('/login?next=/nudges')
  await page.getByRole('button', { name: /Café/ }).click()
  const open = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Consult' }) })
  await expect(open.first()).toBeVisible()
  const title = (await open.first().getByRole('heading').textContent()) ?? ''
  const card = page.getByRole('article', { name: title, exact: true })
  await open.first().getByRole('button', { name: 'Consult' }).click()
  await expect(card.getByText(/^Accepted \d/)).toBeVisible()

  await page.getByRole('button', { name: 'See an earlier moment' }).click()
  const dialog = page.getByRole('dialog', { name: 'An earlier moment' })
  const record = await dialog.getByText(/The record runs from/).textContent()
  const events = Number(/: (\d+) events/.exec(record ?? '')?.[1])
  await dialog.getByRole('radio', { name: 'By position' }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Position' }).fill(String(events - 1))
  await dialog.getByRole('button', { name: 'Show this moment' }).click()

  const banner = page.getByRole('region', { name: 'An earlier moment' })
  await expect(banner).toContainText(`After event ${events - 1} of ${events}`)
  await expect(card.getByRole('button', { name: 'Consult' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`asOf=${events - 1}`))
  await card.getByRole('button', { name: 'Consult' }).click()
  await expect(page.getByText('Answer not recorded', { exact: true })).toBeVisible()

  // The address is all it takes to be there again.
  await page.reload()
  await expect(banner).toContainText(`After event ${events - 1} of ${events}`)
  await banner.getByRole('button', { name: 'What changed since' }).click()
  const changes = page.getByRole('dialog', { name: 'What changed' })
  await expect(changes.getByRole('listitem').filter({ hasText: 'Advisory accepted' })).toContainText('1 time')
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Back to now' }).click()
  await expect(banner).toHaveCount(0)
  await expect(card.getByText(/^Accepted \d/)).toBeVisible()
})
