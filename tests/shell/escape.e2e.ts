/** Escape closes what is open beside or over a screen, wherever the focus is, even before its code is loaded. */
import { expect, type Page, test } from '@playwright/test'

const signIn = async (page: Page, next: string) => {
  await page.goto(`/login?next=${next}`)
  await page.getByRole('button', { name: /Café/ }).click()
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
}

/** Delays files with this name; the returned function releases them and resolves once they are loaded. */
const delayFiles = async (page: Page, name: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    const come = page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`))
    release()
    await (await come).finished()
    // By now any pending render is done.
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))))
  }
}

/** Presses Escape until the address changes; that happens before the screen renders. */
const escapeTo = (page: Page, closed: RegExp) =>
  expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(closed, { timeout: 500 })
  }).toPass()

const card = (page: Page, name: string) => page.getByRole('link', { name })
const behind = (page: Page) => page.getByLabel(/^The records behind/)

test('a figure closes before its panel is loaded, and does not open afterwards', async ({ page }) => {
  await signIn(page, '/dashboard')
  const come = await delayFiles(page, 'KpiDrillDown')
  await card(page, 'Weekly revenue').click()
  await expect(page).toHaveURL(/kpi=revenue/)
  await escapeTo(page, /\/dashboard$/)
  await come()
  await expect(behind(page)).toHaveCount(0)
  await expect(card(page, 'Weekly revenue')).toBeFocused()
})

test('a figure in the address closes before the records are loaded', async ({ page }) => {
  await signIn(page, '/dashboard')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/kpis*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/dashboard?kpi=revenue')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
  release()
  await expect(card(page, 'Weekly revenue')).toBeVisible()
  await expect(behind(page)).toHaveCount(0)
})

test('a figure closes on a phone before its sheet is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/dashboard')
  const come = await delayFiles(page, 'SheetOverlay')
  await card(page, 'Weekly revenue').click()
  await expect(page).toHaveURL(/kpi=revenue/)
  await escapeTo(page, /\/dashboard$/)
  await come()
  await expect(behind(page)).toHaveCount(0)
})

for (const [where, focus] of [
  ['on another figure', (page: Page) => card(page, 'Profit margin').focus()],
  ['in the rail', (page: Page) => page.getByRole('link', { name: 'Risk', exact: true }).first().focus()],
  ['in the top bar', (page: Page) => page.getByRole('button', { name: /^Account menu/ }).focus()],
  [
    'nowhere',
    (page: Page) =>
      page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur()),
  ],
] as const)
  test(`a figure closes with the focus ${where}, and further presses of Escape do not leave the screen`, async ({
    page,
  }) => {
    await signIn(page, '/dashboard')
    await page.getByRole('link', { name: 'Risk', exact: true }).first().click()
    await page.getByRole('link', { name: 'Overview', exact: true }).first().click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await card(page, 'Weekly revenue').click()
    await expect(behind(page).getByRole('row').nth(1)).toBeVisible()
    await focus(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(behind(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

test('what is open above a figure closes first', async ({ page }) => {
  await signIn(page, '/dashboard')
  await card(page, 'Weekly revenue').click()
  await expect(behind(page).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(behind(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find a screen, an action or a record' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(behind(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(behind(page)).toHaveCount(0)
})

test('a dialog closes before it is loaded, and does not open afterwards', async ({ page }) => {
  await signIn(page, '/dashboard')
  const come = await delayFiles(page, 'DialogOverlay')
  await page.getByRole('button', { name: /^CEO Inbox/ }).click()
  await expect(page).toHaveURL(/inbox/)
  await escapeTo(page, /\/dashboard$/)
  await come()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an event of the log closes with the focus elsewhere, and its row gets the focus', async ({ page }) => {
  await signIn(page, '/dashboard')
  await page.goto('/audit')
  const row = page.getByRole('row').nth(2)
  await row.click()
  const event = page.getByRole('complementary', { name: 'Event' })
  await expect(event.getByRole('heading').first()).toBeVisible()
  await page.getByRole('button', { name: /^Account menu/ }).focus()
  await page.keyboard.press('Escape')
  await expect(event).toHaveCount(0)
  await expect(page).toHaveURL(/\/audit$/)
})
