import { expect, test } from '@playwright/test'

test('a visitor signs in to a demo business, lands on the requested screen, and signs out', async ({
  page,
}) => {
  await page.goto('/audit')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: /Real estate/ }).click()
  await expect(page).toHaveURL(/\/audit$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Decision Log' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Decision Log' })).toBeVisible()
  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'))
  expect(sessionId).toMatch(/^[\w-]{43}$/)

  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole('button', { name: /menu/i }).last().click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
  const { status } = await page.evaluate(
    (id) => fetch('/api/me', { headers: { 'x-session-id': id ?? '' } }).then(({ status }) => ({ status })),
    sessionId,
  )
  expect(status).toBe(401)
})

test('a visitor goes from the home page through a demo business to its dashboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: /Café/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
})

test('an unknown path answers 404 and shows the not-found screen to a signed-in user', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Café/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const answer = await page.goto('/no-such-screen')
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Strategic Recalibration Required' }),
  ).toBeVisible()
  await page
    .getByRole('button', { name: 'Return to Executive Dashboard' })
    .or(page.getByRole('link', { name: 'Return to Executive Dashboard' }))
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a session ended by the service leads back to the login', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sessionId', 'A'.repeat(43)))
  await page.goto('/nudges')
  await expect(page).toHaveURL(/\/login/)
})

test('the session is checked before any other call, on every screen, after sign-in and after a reload', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  await page.goto('/login')
  await page.getByRole('button', { name: /Consulting/ }).click()
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
  expect(calls.slice(0, 2)).toEqual(['POST /api/login/demo', 'GET /api/me'])
  for (const path of ['/dashboard', '/briefs', '/nudges', '/audit', '/profile', '/dashboard?inbox=all']) {
    // Aborts pending calls of the previous page.
    await page.goto('about:blank')
    calls.length = 0
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(calls[0], path).toBe('GET /api/me')
    expect(calls.filter((call) => call === 'GET /api/me').length, path).toBe(1)
  }
})
