import { expect, test } from '@playwright/test'

test('a user navigates by keyboard, loses the connection, loses nothing else, and continues', async ({
  page,
  context,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/login')
  await page.getByRole('button', { name: /Café/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find a screen, an action or a record' })).toBeFocused()
  await page.keyboard.type('advis')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nudges$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.type('gl')
  await expect(page).toHaveURL(/\/audit$/)
  await page.keyboard.type('ga')
  await expect(page).toHaveURL(/\/nudges$/)

  const advisory = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
  await expect(advisory.first()).toBeVisible()
  const before = await advisory.count()
  expect(before).toBeGreaterThan(0)
  await context.setOffline(true)
  await expect(page.getByText('make changes again once you are back online')).toBeVisible()
  await advisory.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Answer not recorded', { exact: true })).toBeVisible()
  await expect(advisory).toHaveCount(before)

  calls.length = 0
  await context.setOffline(false)
  await expect(page.getByText('Back online', { exact: true })).toBeVisible()
  await page.waitForTimeout(500)
  expect(calls.filter((call) => !call.endsWith(' /api/changes'))).toEqual([])
  await advisory.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Advisory dismissed', { exact: true })).toBeVisible()
})
