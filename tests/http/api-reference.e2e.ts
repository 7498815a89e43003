import { type APIRequestContext, expect, test } from '@playwright/test'

/** Subjects of the document that the page is made of. */
const countOfTags = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get('/api/openapi.json')).json()).tags.length

test('a developer reads the API reference, signs in with a session and tries a call', async ({
  page,
  baseURL,
}) => {
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.request.post('/api/login/demo', { data: {} })
  const { sessionId } = await answer.json()

  await page.goto('/api/docs')
  await expect(page).toHaveTitle('Jarvin API reference')
  await expect(page.getByRole('link', { name: 'Jarvin', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.locator('.modal-ux input').fill(sessionId)
  await page.locator('.modal-ux .btn.authorize').click()
  await page.locator('.modal-ux .btn-done').click()

  await expect(page.locator('.opblock-tag')).toHaveCount(await countOfTags(page.request))
  await page.locator('#operations-tag-advisory').click()
  const call = page.locator('#operations-advisory-listAdvisories')
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table .response-col_status').nth(1)).toContainText('200')
  await expect(call.locator('.live-responses-table')).toContainText('"urgency"')

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
  // No content security policy violations and no errors.
  expect(said).toEqual([])
})
