import { expect, test } from '@playwright/test'

test('an alert is snoozed and its subject muted; each is taken back, and all of it is on record', async ({
  page,
}) => {
  await page.goto('/login?next=/alerts')
  await page.getByRole('button', { name: /Consulting/ }).click()
  await expect(page.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible()
  const alert = page.getByRole('article').first()
  const title = (await alert.getByRole('heading').textContent()) ?? ''
  const named = page.getByRole('article', { name: title, exact: true })

  await named.getByRole('button', { name: 'More for this alert' }).click()
  await page.getByRole('menuitem', { name: 'Snooze: for 4 weeks' }).click()
  await expect(named.getByText(/^Snoozed until/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(named.getByText(/^Snoozed until/)).toHaveCount(0)

  await named.getByRole('button', { name: 'More for this alert' }).click()
  await page.getByRole('menuitem', { name: /^Mute / }).click()
  await expect(named.getByText('Muted', { exact: true })).toBeVisible()
  await page.reload()
  await expect(named.getByText('Muted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(named.getByText('Muted', { exact: true })).toHaveCount(0)

  await named.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(named.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('link', { name: 'Decision Log' }).first().click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Alert rated')
  await expect(rows.nth(2)).toContainText('Alerts on a subject no longer muted')
  await expect(rows.nth(3)).toContainText('Alerts on a subject muted')
  await expect(rows.nth(4)).toContainText('Snooze of an alert ended')
  await expect(rows.nth(5)).toContainText('Alert snoozed')
})
