/** The frame never scrolls: whatever opens after a long chat, business name, search, inbox and account stay visible. */
import { expect, type Page, test } from '@playwright/test'

/** Elements scrolled although the user could not scroll them back: the window, and boxes with hidden overflow. */
const scrolledFor = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, document.body, ...document.body.querySelectorAll('*')]
      .filter(
        (element) => !element.matches('input, textarea') && element.scrollTop + element.scrollLeft !== 0,
      )
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isRoot = element === document.documentElement || element === document.body
        return (
          isRoot ||
          (element.scrollTop !== 0 && overflowY === 'hidden') ||
          (element.scrollLeft !== 0 && overflowX === 'hidden')
        )
      })
      .map((element) => `${element.tagName} ${element.className} by ${element.scrollTop}`),
  )

const isStill = async (page: Page, where: string) => {
  await expect(page.getByRole('heading').first(), where).toBeAttached()
  expect(await scrolledFor(page), where).toEqual([])
  const top = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)
  expect(top, where).toBe(0)
}

const long = (count: number) => Array.from({ length: count }, (_, index) => index)

const chatLong = async (page: Page) => {
  const input = page.getByRole('textbox', { name: /^Message to/ })
  const receipts = page.getByRole('log').getByRole('button', { name: /^\d+ receipts/ })
  for (const index of long(4)) {
    await expect(input).toBeEditable()
    const before = await receipts.count()
    await input.fill(`Why did revenue fall last week, and what should we do about it? (${index})`)
    await input.press('Enter')
    await expect.poll(() => receipts.count()).toBeGreaterThan(before)
  }
}

const escapeAll = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('on a wide screen: every screen, brief, figure, event, dialog and menu', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Café/ }).click()
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
  await chatLong(page)
  await isStill(page, 'after the chat')

  await page.getByRole('link', { name: 'Briefs', exact: true }).first().click()
  const briefs = page.locator('[data-brief]')
  await expect(briefs.first()).toBeVisible()
  for (const index of long(await briefs.count())) {
    await briefs.nth(index).click()
    await expect(page).toHaveURL(/brief=/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await isStill(page, `brief ${index}`)
    const receipt = page.getByRole('main').getByRole('button', { name: /receipt 1$/ })
    if ((await receipt.count()) > 0) await receipt.first().click()
    await isStill(page, `a receipt of brief ${index}`)
    await page.goBack()
    await expect(briefs.first()).toBeVisible()
    await isStill(page, `back from brief ${index}`)
  }
  await page.getByRole('button', { name: 'Generate brief' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isStill(page, 'the dialog of a brief')
  await escapeAll(page)

  for (const [name, title] of [
    ['Overview', /^Good /],
    ['Finance', 'Finance'],
    ['Strategic', 'Strategic'],
    ['Sales & Marketing', 'Sales & Marketing'],
    ['Risk', 'Risk'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await isStill(page, name)
    const figure = page.locator('[data-kpi]').last()
    if ((await figure.count()) === 0) continue
    await figure.click()
    await expect(page.getByRole('complementary', { name: /^The records behind/ })).toBeVisible()
    await isStill(page, `a figure of ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: 'Advisors' })).toBeVisible()
    await isStill(page, `back from a figure of ${name}`)
  }
  for (const [keys, title] of [
    ['ga', 'Advisories'],
    ['gl', 'Decision Log'],
  ] as const) {
    await page.keyboard.type(keys)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await isStill(page, title)
  }
  await page.getByRole('row').nth(2).click()
  await expect(page.getByRole('complementary', { name: 'Event' })).toBeVisible()
  await isStill(page, 'an event')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: 'Advisors' })).toBeVisible()

  for (const [name, what] of [
    [/^CEO Inbox/, 'dialog'],
    [/^Current Focus/, 'dialog'],
    [/^Search and commands/, 'dialog'],
    [/^Account menu/, 'menu'],
  ] as const) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole(what).first()).toBeVisible()
    await isStill(page, String(name))
    await page.keyboard.press('Escape')
    await expect(page.getByRole(what)).toHaveCount(0)
    await isStill(page, `${name} closed`)
  }

  // Scrolls every element into view.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *'))
      for (const block of ['start', 'center', 'end'] as const)
        element.scrollIntoView({ block, inline: block, behavior: 'instant' })
  })
  await isStill(page, 'after everything was brought into view')
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex]'))
      element.focus()
  })
  await isStill(page, 'after everything had the focus')
})
