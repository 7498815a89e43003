/** The same day on a phone: touch only, 390 px, no sideways scrolling. Then a dashboard on a tablet. */
import { expect, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const toast = (page: Page, title: string) => page.getByText(title, { exact: true })

/** Fails if the page, or anything except a named scrollable region, is wider than the screen. */
const fits = async (page: Page, where: string): Promise<void> => {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const scrolls = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        !element.matches('[role=region][tabindex="0"]'),
    )
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...scrolls.map((one) => one.className)]
  })
  expect(wide, where).toEqual([])
}

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await fits(page, 'sign in')
  await page.getByRole('button', { name: /Real estate/ }).tap()
  await expect(page).toHaveURL(/\/dashboard$/)
}

const more = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).tap()
  await page.getByRole('menuitem', { name, exact: true }).tap()
}

const account = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Account menu/ }).tap()
  await page.getByRole('menuitem', { name, exact: true }).tap()
}

test('morning on a phone: figures, memos, the focus, a brief', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.getByRole('link', { name: 'Weekly revenue' }).tap()
  const behind = page.getByRole('dialog', { name: 'The records behind weekly revenue' })
  await expect(behind.getByRole('row').nth(1)).toBeVisible()
  await fits(page, 'a figure')
  await behind.getByRole('button', { name: /^Close/ }).tap()

  await page.getByRole('button', { name: /^CEO Inbox/ }).tap()
  const inbox = page.getByRole('dialog', { name: 'CEO Inbox' })
  await inbox.getByRole('tab', { name: /^Unread/ }).tap()
  await fits(page, 'the inbox')
  await inbox.getByRole('listitem').first().getByRole('button').tap()
  const memo = inbox.getByRole('article')
  await expect(memo.getByText('Read', { exact: true })).toBeVisible()
  await fits(page, 'a memo')
  await memo.getByRole('button', { name: 'Archive' }).tap()
  await expect(memo.getByText('Archived', { exact: true })).toBeVisible()
  await inbox.getByRole('button', { name: 'Close', exact: true }).tap()
  await expect(inbox).toHaveCount(0)

  await page.getByRole('button', { name: /^Current Focus/ }).tap()
  const focus = page.getByRole('dialog', { name: 'Strategic Focus Management' })
  await focus.getByRole('combobox', { name: 'Primary focus' }).fill('Expand')
  await focus.getByRole('option', { name: 'Expand Market Presence' }).tap()
  await fits(page, 'the focus')
  await focus.getByRole('button', { name: /^(Set|Save) focus$/ }).tap()
  await expect(focus).toHaveCount(0)

  await page.getByRole('link', { name: 'Briefs', exact: true }).tap()
  await page.getByRole('button', { name: 'Generate brief' }).tap()
  const asks = page.getByRole('dialog')
  await asks.getByRole('textbox', { name: 'Topic' }).fill('How do we improve our margin?')
  await fits(page, 'a topic')
  await asks.getByRole('button', { name: 'Generate', exact: true }).tap()
  await expect(page.getByRole('link', { name: 'All briefs' })).toBeVisible()
  await fits(page, 'a brief')
  for (const action of ['Roster proposal', 'Social plan', 'Email drafts']) {
    await page.getByRole('button', { name: action }).tap()
    const drafts = page.getByRole('dialog', { name: action })
    await expect(drafts.getByRole('button', { name: 'Done' })).toBeVisible()
    await fits(page, action)
    if (action === 'Email drafts') {
      await drafts.getByRole('button', { name: 'Copy', exact: true }).first().tap()
      await expect(toast(page, 'Copied')).toBeVisible()
    }
    await drafts.getByRole('button', { name: 'Done' }).tap()
    await expect(drafts).toHaveCount(0)
  }
})

test('afternoon on a phone: a question, an advisory, the style, the profile, the Decision Log, and sign-out', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Chat' }).tap()
  const advisors = page.getByRole('dialog', { name: 'Advisors' })
  const input = advisors.getByRole('textbox', { name: 'Message to Agent' })
  await expect(input).toBeEditable()
  await input.fill('How are we doing?')
  await advisors.getByRole('button', { name: 'Send' }).tap()
  const replies = advisors.getByRole('log').getByRole('article', { name: 'Agent' })
  await expect(
    replies
      .last()
      .getByRole('button', { name: /receipts/ })
      .first(),
  ).toBeVisible()
  await fits(page, 'the chat')
  await advisors.getByRole('button', { name: 'Close the advisors' }).tap()

  await page.getByRole('link', { name: 'Advisories', exact: true }).tap()
  const open = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Consult' }) })
  await expect(open.first()).toBeVisible()
  await fits(page, 'the advisories')
  const count = await open.count()
  await open.first().getByRole('button', { name: 'Consult' }).tap()
  await expect(toast(page, 'Advisory acknowledged')).toBeVisible()
  await expect(open).toHaveCount(count - 1)

  for (const name of ['Finance', 'Strategic', 'Sales & Marketing', 'Risk']) {
    await more(page, name)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await fits(page, name)
  }

  await account(page, 'Executive Styles')
  await fits(page, 'the styles')
  const style = page.getByRole('article', { name: 'Operations Expert' })
  await style.getByRole('button', { name: 'Choose' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Install' }).tap()
  await expect(toast(page, 'Executive style activated')).toBeVisible()

  await account(page, 'My Profile')
  await page.getByLabel('Your Role').fill('Owner and host')
  await page.getByRole('button', { name: 'Save My Profile' }).tap()
  await expect(toast(page, 'Profile saved')).toBeVisible()
  await fits(page, 'my profile')

  await more(page, 'Decision Log')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Personal profile')
  await fits(page, 'the log')
  await account(page, 'Logout')
  await expect(page).toHaveURL(/\/$/)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 1366 } })

  test('panels are arranged by touch: dragging and menu', async ({ page, context }) => {
    const order = () =>
      page
        .locator('[data-grid-panel]')
        .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-grid-panel')))
    await signIn(page)
    await page.goto('/dashboard/finance')
    await page.getByRole('button', { name: 'Arrange panels' }).tap()
    const handles = page.getByRole('button', { name: /^Move / })
    await expect(handles.nth(1)).toBeVisible()
    const shipped = await order()
    const from = await handles.nth(1).boundingBox()
    const to = await handles.first().boundingBox()
    if (from === null || to === null) throw new Error('The handles are not there.')
    const touch = await context.newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await finger('touchStart', from.x + 40, from.y + 16)
    for (let step = 1; step <= 12; step += 1)
      await finger('touchMove', from.x + 40, from.y + 16 + ((to.y - from.y) * step) / 12)
    await finger('touchEnd', 0, 0)
    await expect.poll(async () => (await order())[0]).toBe(shipped[1])

    await page
      .getByRole('button', { name: /^Arrange / })
      .nth(1)
      .tap()
    await page.getByRole('menuitem', { name: 'Move up' }).tap()
    await expect.poll(order).toEqual(shipped)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Reset' }).tap()
    await page.getByRole('button', { name: 'Done' }).tap()
  })
})
