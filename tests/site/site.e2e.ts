/** The public pages with and without scripts. */
import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#schema/public-paths'

/** Cumulative layout shift since the page opened. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const scores = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(scores.reduce((sum, one) => sum + one, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without any shift, no entry is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('every public page hydrates without console output or layout shift', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('requestfailed', (request) => said.push(`failed: ${request.url()}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) said.push(`${answer.status()} ${answer.url()}`)
  })
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await shift(page), `${path} moved`).toBeLessThanOrEqual(0.02)
    // Controls of the frame and the login that appear with scripts.
    if (path === '/login') await expect(page.getByRole('button', { name: /Café/ })).toBeEnabled()
    else {
      await page.locator('a[href="#request-access"]:visible').first().click()
      await expect(page.getByRole('dialog', { name: 'Request Early Access' })).toBeVisible()
      expect(await shift(page), `${path} moved when the dialog came`).toBeLessThanOrEqual(0.02)
    }
    expect(said, path).toEqual([])
  }
})

test('the application loads on hover, focus or touch of a sign-in link, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const before = scripts.length
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu opens, its links work, and the request for early access can be filled in', async ({
    page,
  }) => {
    await page.goto('/about-jarvin')
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact-us$/)
    await page.getByRole('banner').getByRole('link', { name: 'Request Access' }).click()
    await expect(page.locator('#request-access').getByLabel(/^Email/)).toBeVisible()
  })
})
