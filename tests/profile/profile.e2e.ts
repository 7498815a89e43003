/** An executive fills in both profiles, with a preset, time zone and language. */
import { expect, type Page, test } from '@playwright/test'

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Real estate/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test("a style's preset fills the business profile, and is kept after saving", async ({ page }) => {
  await signIn(page)
  await page.goto('/profile?preset=operations_expert')
  await expect(page.getByText('Persona preset applied', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Business profile updated with Operations Expert settings.', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByLabel('Team Size').fill('23')

  await page.getByRole('link', { name: 'Advisories' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save Business Profile' }).click()
  await expect(page.getByText('Business profile saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Team Size')).toHaveValue('23')
  await expect(page.getByLabel('Communication Tone')).toHaveValue('analytical')
  await expect(page.getByRole('checkbox', { name: 'Supply Chain Issues' })).toBeChecked()
})

test('profiles and integrations fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page)
  for (const path of ['/profile', '/my-profile', '/connections', '/connections?connect=payroll']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Save|^Connect$|^Disconnect$/ }).first()).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(`${path} ${overflow}`).toBe(`${path} 0`)
  }
})

test('a personal profile changes time zone and language, from the first paint on', async ({ page }) => {
  await signIn(page)
  await page.goto('/my-profile')
  await page.getByLabel('Your Role').fill('')
  await page.getByRole('button', { name: 'Save My Profile' }).click()
  await expect(page.getByLabel('Your Role')).toBeFocused()
  await expect(page.getByText('Enter your role')).toBeVisible()

  await page.getByLabel('Your Role').fill('Director')
  await page.getByLabel('Timezone').selectOption('America/New_York')
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Save My Profile' }).click()
  await expect(page.getByText(/^(Profile saved|Profil gespeichert)$/)).toBeVisible()
  const home = page.getByRole('navigation').getByRole('link', { name: 'Überblick', exact: true })
  await expect(home).toBeAttached()

  // The language does not depend on an answer from the service.
  await page.route('**/api/my-profile', (route) => route.abort())
  await page.reload()
  await expect(home).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.unroute('**/api/my-profile')

  await page.goto('/audit')
  const expected = new Intl.DateTimeFormat('de', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(new Date())
  await expect(page.getByRole('row').nth(1)).toContainText(`${expected.replace(/\D/g, '')}:`)

  await page.goto('/my-profile')
  await expect(page.getByLabel('Ihre Funktion')).toHaveValue('Director')
  await page.getByLabel('Sprache').selectOption('en')
  await page.getByRole('button', { name: 'Mein Profil speichern' }).click()
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Overview', exact: true }),
  ).toBeAttached()
})
