/** A brief and a decision go outside by a link: made, opened by a stranger, printed, revoked, gone. */
import { expect, type Page, test } from '@playwright/test'

const signIn = async (page: Page, next: string) => {
  await page.goto(`/login?next=${next}`)
  await page.getByRole('button', { name: /Café|Cafe/ }).click()
}

/** Makes a link in the open dialog and returns its address. */
const makeLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Share outside' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('A demo sends no mail.')
  await dialog.getByRole('radio', { name: '7 days' }).check()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  expect(address).toMatch(/\/shared#[\w-]{43}$/)
  await expect(dialog.getByRole('row').first()).toContainText('Works')
  await dialog.getByRole('button', { name: 'Done' }).click()
  return address
}

test('a brief is shared, opened by a stranger without the application, revoked and gone', async ({
  page,
  browser,
}) => {
  await signIn(page, '/briefs')
  await page.getByRole('button', { name: 'Generate brief' }).click()
  await page.getByLabel('Topic').fill('How do we improve our margin?')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Generate/ })
    .click()
  const title = await page.getByRole('article').getByRole('heading', { level: 1 }).innerText()
  const address = await makeLink(page)

  const outside = await browser.newContext({ reducedMotion: 'reduce' })
  const stranger = await outside.newPage()
  const asked: { readonly url: string; readonly headers: Record<string, string> }[] = []
  stranger.on('request', (request) => void asked.push({ url: request.url(), headers: request.headers() }))
  const shell = await stranger.goto(address)
  expect(shell?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(stranger.getByRole('heading', { name: 'Receipts' })).toBeVisible()
  await expect(stranger.getByRole('main')).toContainText('Sample: this is a demo business.')
  // One call, with the secret in its body alone; nothing of the signed-in application.
  const token = address.slice(address.indexOf('#') + 1)
  expect(asked.filter(({ url }) => url.includes('/api/')).map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/shares/open',
  ])
  for (const { url, headers } of asked) {
    expect(new URL(url).pathname + new URL(url).search).not.toContain(token)
    // Fonts name the style sheet that asks for them; nothing names the page.
    expect(headers.referer ?? '').not.toContain('/shared')
    expect(url).not.toMatch(/shell\/start|Frame|blueprint|echarts|ChartPanel/)
  }
  // A figure jumps to its receipt, and the address keeps the secret for a reload.
  await stranger
    .getByRole('link', { name: /Receipt/ })
    .first()
    .click()
  expect(stranger.url()).toBe(address)
  // Another link that is pasted into the same tab changes only what follows the #.
  const unknown = 'a'.repeat(43)
  await stranger.goto(`${address.slice(0, address.indexOf('#'))}#${unknown}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link shows nothing')
  await stranger.goBack()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
  await stranger.setViewportSize({ width: 390, height: 844 })
  const width = await stranger.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await stranger.emulateMedia({ media: 'print' })
  await expect(stranger.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await stranger.emulateMedia({ media: 'screen' })

  await page.goto('/links')
  const row = page.getByRole('row').filter({ hasText: title }).first()
  await expect(row).toContainText('2 times')
  await row.getByRole('button', { name: /^Revoke/ }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('cannot be undone')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link shows nothing')
  await outside.close()

  await page.goto('/audit')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Link revoked')
  await expect(rows.nth(2)).toContainText('Link opened by somebody outside')
  await expect(rows.nth(4)).toContainText('Link for people outside made')
})

test('a decision is shared from its drawer, without its owner', async ({ page, browser }) => {
  await signIn(page, '/decisions')
  await page.getByRole('button', { name: 'Write down a decision' }).click()
  await page.getByLabel('What was decided?').fill('Open an hour earlier <b>on Saturdays</b>')
  await page.getByRole('button', { name: 'Record the decision' }).click()
  await page.getByRole('button', { name: 'Open an hour earlier <b>on Saturdays</b>' }).first().click()
  const address = await makeLink(page)
  const outside = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const stranger = await outside.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'Open an hour earlier <b>on Saturdays</b>',
  )
  await expect(stranger.getByRole('main')).toContainText('What happened')
  await outside.close()
})
