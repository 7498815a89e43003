import { expect, type Page, test } from '@playwright/test'

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Caf/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('an owner generates a brief, checks a figure, shares its link, and acts on it', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Briefs' }).first().click()
  const list = page.getByRole('region', { name: 'Latest briefs' })
  await expect(list.getByRole('article')).toHaveCount(10)

  await page.getByRole('button', { name: 'Generate brief' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Topic required', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Topic' }).fill('How do we improve our margin?')
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Brief generated successfully', { exact: true })).toBeVisible()

  await expect(page).toHaveURL(/\/briefs\?brief=/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).not.toHaveText('Briefs')
  const written = (await title.textContent()) ?? ''
  await page
    .getByRole('region', { name: 'What', exact: true })
    .getByRole('button', { name: / receipt \d+$/ })
    .first()
    .click()
  await expect(page.getByText('How it is worked out')).toBeVisible()
  await expect(page.getByText(/^Transactions by hour, /)).toBeVisible()

  const colleague = await browser.newPage()
  const link = page.url()
  await colleague.goto(link)
  await expect(colleague).toHaveURL(/\/login/)
  await colleague.getByRole('button', { name: /Caf/ }).click()
  await expect(colleague).toHaveURL(link)
  await expect(colleague.getByRole('heading', { level: 1, name: written, exact: true })).toBeVisible()
  await colleague.close()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.md$/)

  for (const [action, said] of [
    ['Email drafts', 'Email drafts generated'],
    ['Social plan', 'Social media plan generated'],
    ['Roster proposal', 'Roster proposal generated'],
  ] as const) {
    await page.getByRole('button', { name: action }).click()
    await expect(page.getByText(said, { exact: true })).toBeVisible()
    if (action !== 'Roster proposal')
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  }
  const roster = page.getByRole('dialog', { name: 'Roster proposal' })
  const calendar = page.waitForEvent('download')
  await roster.getByRole('button', { name: 'Calendar file' }).click()
  expect((await calendar).suggestedFilename()).toMatch(/^roster-\d{4}-\d\d-\d\d\.ics$/)
  await roster.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: 'All briefs' }).click()
  await expect(list.getByRole('article').first()).toContainText(written)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: written, exact: true })).toBeVisible()

  await page.goto('/audit')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Roster proposal generated')
  await expect(rows.filter({ hasText: 'Brief generated' }).first()).toBeVisible()
})

test('a printed brief is complete and has nothing else on the page', async ({ page }) => {
  await signIn(page)
  await page.goto('/briefs')
  await page.getByRole('region', { name: 'Latest briefs' }).getByRole('link').first().click()
  await page.waitForURL(/\/briefs\?brief=/)
  await expect(page.getByRole('link', { name: 'All briefs' })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // The measure by week, and the hours of the day.
  const charts = page.getByRole('application')
  await expect(charts).toHaveCount(2)
  for (const chart of await charts.all()) {
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('svg')).toBeVisible()
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const printed = page.locator('[data-paper] [role=application] svg')
  await expect(printed).toHaveCount(2)
  for (const chart of await printed.all()) await expect(chart).toBeVisible()
  const hidden = await page.evaluate(
    () => document.body.scrollHeight > window.innerHeight && document.body.scrollWidth <= window.innerWidth,
  )
  expect(hidden).toBe(true)
})
