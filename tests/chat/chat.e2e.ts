import { expect, test } from '@playwright/test'

test('a user asks the Analyst, opens a receipt, and finds the thread again after a reload', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Café/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  const panel = page.getByRole('complementary', { name: 'Advisors' })
  await panel.getByRole('tab', { name: 'Analyst' }).click()
  const input = panel.getByRole('textbox', { name: 'Message to Analyst' })
  await expect(input).toBeEditable()
  await input.fill('  Why did revenue fall last week?  ')
  await input.press('Enter')
  const log = panel.getByRole('log')
  const replies = log.getByRole('article', { name: 'Analyst' })
  await expect(replies.getByRole('button', { name: /receipts/ }).first()).toBeVisible()
  await expect(input).toBeEditable()

  const figure = replies.getByRole('button', { name: /receipt 1$/ }).first()
  await figure.click()
  const row = replies.getByRole('button', { name: /^1 / })
  await expect(row).toBeFocused()
  await replies
    .getByRole('link', { name: /^Weekly figures/ })
    .first()
    .click()
  // The figure's drawer replaces the chat panel; Back restores it.
  await expect(page).toHaveURL(/\/dashboard\/finance\?kpi=revenue$/)
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(log.getByText('Why did revenue fall last week?')).toBeVisible()

  await input.fill('and the week before?')
  await input.press('Enter')
  await expect(replies).toHaveCount(2)
  await expect(replies.last().getByRole('button', { name: /^[0-9]+ receipts/ })).toBeVisible()
  const said = await replies.last().textContent()

  await page.reload()
  await expect(panel.getByRole('tab', { name: 'Analyst' })).toHaveAttribute('aria-selected', 'true')
  await expect(replies).toHaveCount(2)
  await expect(replies.last()).toHaveText(said ?? '')

  await page.goto('/audit')
  await expect(page.getByRole('row', { name: /Advisor replied/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Question asked/ }).first()).toBeVisible()
})

test('a question asked in another window appears here too, with its reply', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Consult/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const panel = page.getByRole('complementary', { name: 'Advisors' })
  const input = panel.getByRole('textbox', { name: 'Message to Agent' })
  await expect(input).toBeEditable()
  await input.fill('How are we doing?')
  await input.press('Enter')
  const replies = panel.getByRole('log').getByRole('article', { name: 'Agent' })
  await expect(replies.getByRole('button', { name: /receipt/ }).first()).toBeVisible()

  const other = await context.newPage()
  await other.goto('/dashboard')
  const there = other.getByRole('complementary', { name: 'Advisors' })
  await expect(there.getByRole('log').getByText('How are we doing?')).toBeVisible()
  await there.getByRole('textbox', { name: 'Message to Agent' }).fill('What is at risk?')
  await there.getByRole('button', { name: 'Send' }).click()
  await page.bringToFront()
  await expect(panel.getByRole('log').getByText('What is at risk?')).toBeVisible()
  await expect(replies).toHaveCount(2)
  await expect(
    replies
      .last()
      .getByRole('button', { name: /receipts/ })
      .first(),
  ).toBeVisible()
})

test('a question that never reached the service can be sent again', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Real estate/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const panel = page.getByRole('complementary', { name: 'Advisors' })
  const input = panel.getByRole('textbox', { name: 'Message to Agent' })
  await expect(input).toBeEditable()
  await page.route('**/api/chat/send', (route) => route.abort())
  await input.fill('How are we doing?')
  await input.press('Enter')
  const log = panel.getByRole('log')
  await expect(
    log.getByText("I apologize, but I'm experiencing technical difficulties. Please try again."),
  ).toBeVisible()
  await page.unroute('**/api/chat/send')
  await log.getByRole('button', { name: 'Try again' }).click()
  await expect(log.getByRole('button', { name: /receipts/ }).first()).toBeVisible()
  await expect(log.getByText('How are we doing?')).toHaveCount(1)
})
