import { expect, test } from '@playwright/test'

test('a figure is watched from its details, has its line in the digest, and is stopped on the Alerts screen', async ({
  page,
}) => {
  await page.goto('/login?next=/dashboard?kpi=cash_runway_weeks')
  await page.getByRole('button', { name: /Consulting/ }).click()
  const details = page.getByRole('complementary')
  await details.getByText('Watch this', { exact: true }).click()
  await expect(details.getByRole('switch', { name: 'Watch this' })).toBeChecked()
  await page.reload()
  await expect(details.getByRole('switch', { name: 'Watch this' })).toBeChecked()

  await page.goto('/digest')
  const part = page.getByRole('region', { name: 'You watch' })
  await expect(part.getByText(/^The cash runway was /)).toBeVisible()
  await part.getByRole('link', { name: 'Change what you watch' }).click()
  const runway = page.getByRole('group', { name: 'Alerts on cash runway' })
  await runway.getByRole('button', { name: 'Stop watching' }).click()
  await expect(runway.getByRole('button', { name: 'Watch', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Decision Log' }).first().click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Figure no longer watched')
  await expect(rows.nth(1)).toContainText('cash runway')
  await expect(rows.nth(2)).toContainText('Figure watched')
})
