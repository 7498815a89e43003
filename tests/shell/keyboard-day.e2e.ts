/** An executive's working day by keyboard only. */
import { expect, type Page, test } from '@playwright/test'
import { expectVisibleFocus, press, pressEnterOn, tabTo, typeInto } from './keyboard.ts'

const toast = (page: Page, title: string) => page.getByText(title, { exact: true })

// Shortcuts are ignored while a dialog closes; wait until it is gone and the focus is back.
const closed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectVisibleFocus(page)
}

// The second key must follow within 1.5 s, which a busy machine may miss, as a person may: press both again.
const goBy = (page: Page, keys: string, there: RegExp): Promise<void> =>
  expect(async () => {
    await page.keyboard.type(keys)
    await expect(page).toHaveURL(there, { timeout: 3000 })
  }).toPass()

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await pressEnterOn(page, page.getByRole('button', { name: /Café/ }))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
})

test('morning: figures, memos, the focus', async ({ page }) => {
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
  await pressEnterOn(page, page.getByRole('link', { name: 'Weekly revenue' }))
  const behind = page.getByRole('complementary', { name: 'The records behind weekly revenue' })
  await expect(behind).toBeVisible()
  await expectVisibleFocus(page)
  await pressEnterOn(page, behind.getByRole('row').nth(1).getByRole('link'))
  await expect(page.getByRole('complementary', { name: 'Event' })).toBeVisible()
  await goBy(page, 'go', /\/dashboard$/)
  await expectVisibleFocus(page)

  await page.keyboard.press('i')
  const inbox = page.getByRole('dialog', { name: 'CEO Inbox' })
  await expect(inbox.getByRole('listitem').first()).toBeVisible()
  await tabTo(page, inbox.getByRole('tab', { name: /^All/ }))
  await press(page, 'ArrowRight')
  await press(page, 'Enter')
  const unread = inbox.getByRole('tab', { name: /^Unread/ })
  await expect(unread).toHaveAttribute('aria-selected', 'true')
  // Until the unread memos are loaded, the list is the former one, and the focus in it would be lost.
  const waiting = Number(/\d+/.exec((await unread.textContent()) ?? '')?.[0])
  await expect(inbox.getByRole('listitem')).toHaveCount(waiting)
  await tabTo(page, inbox.getByRole('listitem').first().getByRole('button'))
  await press(page, 'ArrowDown')
  await page.keyboard.press('Enter')
  const memo = inbox.getByRole('article')
  await expect(memo.getByText('Read', { exact: true })).toBeVisible()
  await expectVisibleFocus(page)
  await pressEnterOn(page, memo.getByRole('button', { name: 'Archive' }))
  await expect(memo.getByText('Archived', { exact: true })).toBeVisible()
  await expectVisibleFocus(page)
  await page.keyboard.press('Escape')
  await closed(page)

  await page.keyboard.press('f')
  const focus = page.getByRole('dialog', { name: 'Strategic Focus Management' })
  const primary = focus.getByRole('combobox', { name: 'Primary focus' })
  await expect(primary).toBeVisible()
  await typeInto(page, primary, 'Reduce Op')
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await expect(primary).toHaveValue('Reduce Operating Costs')
  await typeInto(page, focus.getByRole('textbox', { name: 'Success metrics' }), 'Waste below 4%')
  await press(page, 'Enter')
  await pressEnterOn(page, focus.getByRole('button', { name: /^(Set|Save) focus$/ }))
  await closed(page)
  await expect(page.getByRole('button', { name: /^Current Focus/ })).toContainText('Reduce Operating Costs')
})

test('until noon: a brief, its sources, and a question', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('b')
  const topic = page.getByRole('dialog').getByRole('textbox', { name: 'Topic' })
  await expect(topic).toBeVisible()
  await typeInto(page, topic, 'Can we afford another barista?')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Brief generated successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectVisibleFocus(page)
  await pressEnterOn(page, page.getByRole('button', { name: 'Email drafts' }))
  const emails = page.getByRole('dialog', { name: 'Email drafts' })
  await expect(toast(page, 'Email drafts generated')).toBeVisible()
  await expectVisibleFocus(page)
  await typeInto(page, emails.getByRole('textbox', { name: 'Subject' }).first(), 'Your hours')
  await pressEnterOn(page, emails.getByRole('button', { name: 'Copy', exact: true }).first(), 'Shift+Tab')
  await expect(toast(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Subject: Your hours')
  await page.keyboard.press('Escape')
  await closed(page)
  await pressEnterOn(page, page.getByRole('button', { name: 'Roster proposal' }), 'Shift+Tab')
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
  await expectVisibleFocus(page)
  await pressEnterOn(
    page,
    replies
      .last()
      .getByRole('button', { name: /receipt 1$/ })
      .first(),
    'Shift+Tab',
  )
  await expect(replies.last().getByRole('button', { name: /^1 / })).toBeFocused()
  const asked = await replies.count()
  await pressEnterOn(page, replies.last().getByRole('button', { name: 'Regenerate' }))
  await expect(replies).toHaveCount(asked + 1)
  await expect(replies.last().getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expectVisibleFocus(page)
})

test('afternoon: an advisory, a dashboard, the style, the profile, the Decision Log, and sign-out', async ({
  page,
}) => {
  // Edited input triggers confirmations, so start with a fresh page.
  await goBy(page, 'ga', /\/nudges$/)
  const urgent = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Consult' }) })
  await expect(urgent.first()).toBeVisible()
  const open = await urgent.count()
  await pressEnterOn(page, urgent.first().getByRole('button', { name: 'Consult' }))
  await expect(toast(page, 'Advisory acknowledged')).toBeVisible()
  await expect(urgent).toHaveCount(open - 1)
  await expectVisibleFocus(page)

  await goBy(page, 'gf', /\/finance$/)
  await pressEnterOn(page, page.getByRole('button', { name: 'Arrange panels' }))
  const handle = page.getByRole('button', { name: 'Move Revenue by week' })
  await tabTo(page, handle)
  await press(page, 'ArrowUp')
  await expect(handle).toBeFocused()
  await pressEnterOn(page, page.getByRole('button', { name: 'Reset' }), 'Shift+Tab')
  await pressEnterOn(page, page.getByRole('button', { name: 'Done' }))

  await goBy(page, 'ge', /\/app-store$/)
  const style = page.getByRole('article', { name: 'Operations Expert' })
  await pressEnterOn(page, style.getByRole('button', { name: 'Choose' }))
  await pressEnterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Install' }))
  await expect(toast(page, 'Executive style activated')).toBeVisible()
  await closed(page)
  await expect(style.getByText('In use')).toBeVisible()
  await expectVisibleFocus(page)

  await goBy(page, 'gp', /\/profile$/)
  await typeInto(page, page.getByLabel('Team Size'), '15')
  await tabTo(page, page.getByRole('checkbox', { name: 'Market Expansion' }))
  await press(page, 'Space')
  await pressEnterOn(page, page.getByRole('button', { name: 'Save Business Profile' }))
  await expect(toast(page, 'Business profile saved')).toBeVisible()
  await expectVisibleFocus(page)

  await press(page, 'Control+k')
  const palette = page.getByRole('combobox', { name: 'Find a screen, an action or a record' })
  // No keystroke may be lost, however fast.
  await page.keyboard.type('decision log')
  await expect(palette).toHaveValue('decision log')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/audit$/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Business profile')
  await expectVisibleFocus(page)

  await press(page, 'Control+k')
  await page.keyboard.type('logout')
  await expect(palette).toHaveValue('logout')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
})
