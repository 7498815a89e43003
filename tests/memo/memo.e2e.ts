import { expect, type Page, test } from '@playwright/test'

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Consulting/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('memos are read, archived, linked to, and the inbox is closed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/memos')) asked.push(`${request.method()} ${pathname}${search}`)
  })
  await signIn(page)
  const button = page.getByRole('button', { name: 'CEO Inbox, 3 unread' })
  await expect(button).toBeVisible()
  // Memos load only while the inbox is open.
  expect(asked).toEqual([])

  await button.click()
  const dialog = page.getByRole('dialog', { name: 'CEO Inbox' })
  await expect(dialog.getByRole('tab', { name: 'Unread 3' })).toBeVisible()
  await expect(page).toHaveURL(/\?inbox=all$/)
  expect(asked).toEqual(['GET /api/memos'])

  await dialog.getByRole('tab', { name: 'Unread 3' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  expect(asked).toEqual(['GET /api/memos', 'GET /api/memos?status=unread'])

  const first = dialog.getByRole('listitem').first()
  const preview = (await first.textContent()) ?? ''
  await first.getByRole('button').click()
  const memo = dialog.getByRole('article')
  const subject = (await memo.getByRole('heading').textContent()) ?? ''
  expect(preview).toContain(subject)
  // Opening marks as read: the memo leaves the tab, counts and badge update, and it stays open.
  await expect(dialog.getByRole('tab', { name: 'Unread 2' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(memo.getByText('Read', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'CEO Inbox, 2 unread', includeHidden: true })).toHaveCount(1)

  await memo.getByRole('button', { name: 'Archive' }).click()
  await expect(memo.getByText('Archived', { exact: true })).toBeVisible()
  await expect(memo.getByRole('button', { name: 'Archive' })).toHaveCount(0)

  // A link to the memo opens it again.
  await page.reload()
  await expect(
    dialog.getByRole('article', { name: subject }).getByText('Archived', { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'CEO Inbox, 2 unread' })).toBeFocused()
})
