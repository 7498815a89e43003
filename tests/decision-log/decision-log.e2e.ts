import { expect, type Page, test } from '@playwright/test'

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Consulting/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

// The main journey, from sign-in to audit.
test('an executive accepts an advisory and changes style; an auditor finds both in the Decision Log', async ({
  page,
}) => {
  await signIn(page)
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Advisories' }).first().click()
  const advisory = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /Consult/ }) })
    .first()
  const title = (await advisory.getByRole('heading').textContent()) ?? ''
  await advisory.getByRole('button', { name: /Consult/ }).click()
  await expect(page.getByText('Advisory acknowledged', { exact: true })).toBeVisible()
  const settled = page.getByRole('article').filter({ hasText: title })
  await expect(settled.getByText(/^Accepted/).first()).toBeVisible()
  await expect(settled.getByRole('button', { name: /Consult/ })).toHaveCount(0)

  await page.goto('/app-store')
  await page.getByRole('article').filter({ hasText: 'Growth Hacker' }).getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Install/ })
    .click()
  await expect(page.getByText('Executive style activated', { exact: true })).toBeVisible()
  await expect(page.getByText('Growth Hacker style')).toBeVisible()

  await page.goto('/audit')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Persona changed')
  await expect(rows.nth(2)).toContainText('Advisory accepted')
  await expect(rows.nth(3)).toContainText('Signed in')

  await rows.nth(2).click()
  const drawer = page.getByRole('complementary').filter({ hasText: 'Previous hash' })
  await expect(drawer).toContainText('Advisory accepted')
  await expect(drawer).toContainText(title)
  await expect(drawer).toContainText('Hidden')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('an auditor shows identifiers, pages to the very first event, and back', async ({ page }) => {
  await signIn(page)
  await page.goto('/audit')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByText('Hide identifiers').click()
  await expect(page.getByRole('row').nth(1)).toContainText('Identifiers shown')

  const next = page.getByRole('button', { name: 'Next' })
  const previous = page.getByRole('button', { name: 'Previous' })
  await expect(previous).toBeDisabled()
  for (let pages = 0; pages < 20 && (await next.isEnabled()); pages++) {
    const newest = page.getByRole('row').nth(1)
    const before = (await newest.textContent()) ?? ''
    await next.click()
    await expect(newest).not.toHaveText(before)
    await expect(previous).toBeEnabled()
  }
  await expect(page.getByRole('table')).toContainText('Workspace opened')
  await expect(next).toBeDisabled()
  await page.goBack()
  await expect(page.getByRole('table')).not.toContainText('Workspace opened')
})

test('every screen fits a phone without scrolling sideways, with all controls in reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page)
  for (const path of ['/dashboard', '/nudges', '/app-store', '/audit', '/briefs', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(`${path} ${overflow}`).toBe(`${path} 0`)
  }
})

test('an auditor finds a decision, sees its changes, and follows its causes and back', async ({ page }) => {
  await signIn(page)
  await page.goto('/audit')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: /^Kind:/ }).click()
  await page.getByRole('dialog', { name: 'Kind' }).getByText('Advisories').click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Search the log' }).fill('accepted')
  await expect(page).toHaveURL(/kinds=advisory&q=accepted/)
  await expect(page.getByText(/\d of \d+ match/)).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Advisory accepted')

  await rows.nth(1).click()
  const drawer = page.getByRole('complementary').filter({ hasText: 'Previous hash' })
  await expect(drawer.getByText('Changes', { exact: true })).toBeVisible()
  await expect(drawer).toContainText('Accepted')
  await drawer.getByRole('button', { name: /Advisory raised/ }).click()
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Advisory raised')
  await drawer.getByRole('button', { name: /Advisory accepted/ }).click()
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Advisory accepted')

  // The address includes search and open event.
  await page.reload()
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Advisory accepted')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/audit$/)
})
