/** A working day of an executive who has a keyboard and nothing else. */
import { expect, type Page, test } from '@playwright/test'
import { enter, press, seeFocus, tabTo, write } from './by-keys.ts'

const toast = (page: Page, title: string) => page.getByText(title, { exact: true })

// A single key does nothing while a dialog goes; whoever sees it gone has the focus back.
const closed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await seeFocus(page)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await enter(page, page.getByRole('button', { name: /Café/ }))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
})

test('the morning: figures, memos, the focus', async ({ page }) => {
  await page.keyboard.press('Tab')
  await seeFocus(page)
  await enter(page, page.getByRole('link', { name: 'Weekly revenue' }))
  const behind = page.getByRole('complementary', { name: 'The records behind weekly revenue' })
  await expect(behind).toBeVisible()
  await seeFocus(page)
  await enter(page, behind.getByRole('row').nth(1).getByRole('link'))
  await expect(page.getByRole('complementary', { name: 'Event' })).toBeVisible()
  await page.keyboard.type('go')
  await expect(page).toHaveURL(/\/dashboard$/)
  await seeFocus(page)

  await page.keyboard.press('i')
  const inbox = page.getByRole('dialog', { name: 'CEO Inbox' })
  await expect(inbox.getByRole('listitem').first()).toBeVisible()
  await tabTo(page, inbox.getByRole('tab', { name: /^All/ }))
  await press(page, 'ArrowRight')
  await press(page, 'Enter')
  await expect(inbox.getByRole('tab', { name: /^Unread/ })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, inbox.getByRole('listitem').first().getByRole('button'))
  await press(page, 'ArrowDown')
  await page.keyboard.press('Enter')
  const memo = inbox.getByRole('article')
  await expect(memo.getByText('Read', { exact: true })).toBeVisible()
  await seeFocus(page)
  await enter(page, memo.getByRole('button', { name: 'Archive' }))
  await expect(memo.getByText('Archived', { exact: true })).toBeVisible()
  await seeFocus(page)
  await page.keyboard.press('Escape')
  await closed(page)

  await page.keyboard.press('f')
  const focus = page.getByRole('dialog', { name: 'Strategic Focus Management' })
  const primary = focus.getByRole('combobox', { name: 'Primary focus' })
  await expect(primary).toBeVisible()
  await write(page, primary, 'Reduce Op')
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await expect(primary).toHaveValue('Reduce Operating Costs')
  await write(page, focus.getByRole('textbox', { name: 'Success metrics' }), 'Waste below 4%')
  await press(page, 'Enter')
  await enter(page, focus.getByRole('button', { name: /^(Set|Save) focus$/ }))
  await closed(page)
  await expect(page.getByRole('button', { name: /^Current Focus/ })).toContainText('Reduce Operating Costs')
})

test('until noon: a brief, what it leads to, and a question', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('b')
  const topic = page.getByRole('dialog').getByRole('textbox', { name: 'Topic' })
  await expect(topic).toBeVisible()
  await write(page, topic, 'Can we afford another barista?')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Brief generated successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await seeFocus(page)
  await enter(page, page.getByRole('button', { name: 'Email drafts' }))
  const emails = page.getByRole('dialog', { name: 'Email drafts' })
  await expect(toast(page, 'Email drafts generated')).toBeVisible()
  await seeFocus(page)
  await write(page, emails.getByRole('textbox', { name: 'Subject' }).first(), 'Your hours')
  await enter(page, emails.getByRole('button', { name: 'Copy', exact: true }).first(), 'Shift+Tab')
  await expect(toast(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Subject: Your hours')
  await page.keyboard.press('Escape')
  await closed(page)
  await enter(page, page.getByRole('button', { name: 'Roster proposal' }), 'Shift+Tab')
  await expect(toast(page, 'Roster proposal generated')).toBeVisible()
  await press(page, 'Escape')
  await closed(page)

  await page.keyboard.press('a')
  const panel = page.getByRole('complementary', { name: 'Advisors' })
  const input = panel.getByRole('textbox', { name: 'Message to Agent' })
  await expect(input).toBeFocused()
  await page.keyboard.type('Why did revenue fall last week?')
  await page.keyboard.press('Enter')
  const replies = panel.getByRole('log').getByRole('article', { name: 'Agent' })
  await expect(
    replies
      .last()
      .getByRole('button', { name: /receipts/ })
      .first(),
  ).toBeVisible()
  await seeFocus(page)
  await enter(
    page,
    replies
      .last()
      .getByRole('button', { name: /receipt 1$/ })
      .first(),
    'Shift+Tab',
  )
  await expect(replies.last().getByRole('button', { name: /^1 / })).toBeFocused()
  const asked = await replies.count()
  await enter(page, replies.last().getByRole('button', { name: 'Regenerate' }))
  await expect(replies).toHaveCount(asked + 1)
  await expect(replies.last().getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await seeFocus(page)
})

test('the afternoon: an advisory, the desk, the style, the profile, the record, and home', async ({
  page,
}) => {
  // What was open once and is edited asks before it is left, so this day begins on a fresh page.
  await page.keyboard.type('ga')
  await expect(page).toHaveURL(/\/nudges$/)
  const urgent = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Consult' }) })
  await expect(urgent.first()).toBeVisible()
  const open = await urgent.count()
  await enter(page, urgent.first().getByRole('button', { name: 'Consult' }))
  await expect(toast(page, 'Advisory acknowledged')).toBeVisible()
  await expect(urgent).toHaveCount(open - 1)
  await seeFocus(page)

  await page.keyboard.type('gf')
  await expect(page).toHaveURL(/\/finance$/)
  await enter(page, page.getByRole('button', { name: 'Arrange panels' }))
  const handle = page.getByRole('button', { name: 'Move Revenue by week' })
  await tabTo(page, handle)
  await press(page, 'ArrowUp')
  await expect(handle).toBeFocused()
  await enter(page, page.getByRole('button', { name: 'Reset' }), 'Shift+Tab')
  await enter(page, page.getByRole('button', { name: 'Done' }))

  await page.keyboard.type('ge')
  await expect(page).toHaveURL(/\/app-store$/)
  const style = page.getByRole('article', { name: 'Operations Expert' })
  await enter(page, style.getByRole('button', { name: 'Choose' }))
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Install' }))
  await expect(toast(page, 'Executive style activated')).toBeVisible()
  await closed(page)
  await expect(style.getByText('In use')).toBeVisible()
  await seeFocus(page)

  await page.keyboard.type('gp')
  await expect(page).toHaveURL(/\/profile$/)
  await write(page, page.getByLabel('Team Size'), '15')
  await tabTo(page, page.getByRole('checkbox', { name: 'Market Expansion' }))
  await press(page, 'Space')
  await enter(page, page.getByRole('button', { name: 'Save Business Profile' }))
  await expect(toast(page, 'Business profile saved')).toBeVisible()
  await seeFocus(page)

  await press(page, 'Control+k')
  const palette = page.getByRole('combobox', { name: 'Find a screen, an action or a record' })
  // Not one letter is lost, however fast it is typed.
  await page.keyboard.type('decision log')
  await expect(palette).toHaveValue('decision log')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/audit$/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Business profile')
  await seeFocus(page)

  await press(page, 'Control+k')
  await page.keyboard.type('logout')
  await expect(palette).toHaveValue('logout')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
})
