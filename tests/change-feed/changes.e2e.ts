import { type Browser, expect, type Page, type Request, test } from '@playwright/test'

const signedInPage = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: /Real estate/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

test("a colleague's decision appears on an open screen, which refetches only what changed", async ({
  browser,
}) => {
  const watching = await signedInPage(browser)
  const following = watching.waitForRequest('**/api/changes')
  await watching.goto('/nudges')
  await following
  await expect(watching.getByRole('article').first()).toBeVisible()

  const acting = await signedInPage(browser)
  // The frame fetches the focus last.
  const focus = acting.waitForResponse('**/api/focus')
  await acting.goto('/nudges')
  await focus
  const open = acting
    .getByRole('article')
    .filter({ has: acting.getByRole('button', { name: /Consult/ }) })
    .first()
  const title = (await open.getByRole('heading').textContent()) ?? ''
  await expect(
    watching
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('button', { name: /Consult/ }),
  ).not.toHaveCount(0)

  const fetched: string[] = []
  const acted: string[] = []
  watching.on('request', (request) => {
    if (isCall(request)) fetched.push(new URL(request.url()).pathname)
  })
  acting.on('request', (request) => {
    // The chat panel may still be loading its thread.
    if (isCall(request) && !request.url().includes('/api/chat/'))
      acted.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await open.getByRole('button', { name: /Consult/ }).click()

  const settled = watching.getByRole('article').filter({ hasText: title })
  await expect(settled.getByText(/^Accepted/).first()).toBeVisible()
  expect(fetched).toEqual(['/api/nudges'])
  // The acting page fetched once: the note about its own change found everything up to date.
  expect(acted.map((call) => call.replace(/[^/]+\/accept/, '*/accept'))).toEqual([
    'POST /api/nudges/*/accept',
    'GET /api/nudges',
  ])
})
