/**
 * People, My Profile and its sessions by keyboard alone: every control can be reached, shows the focus, and gets it back.
 */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { controlsOf, focusedName, tabThrough, tabTo } from './keyboard-walk.ts'
import { joinAsAdviser, setUpByPasskey } from './people-journey.ts'

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const content = (page: Page) => page.locator('#content')

/** Every control of the screen is reached with Tab and shows that it has the focus. */
const reachesAll = async (page: Page): Promise<void> => {
  await content(page).focus()
  const { reached, unseen } = await tabThrough(page)
  expect(unseen).toEqual([])
  const all = await controlsOf(content(page))
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter((name) => !reached.includes(name))).toEqual([])
}

test('people, their access and one’s own sessions and data are managed by keyboard alone', async ({
  page,
  browser,
}) => {
  await setUpByPasskey(page, product)
  const guest = await (await browser.newContext()).newPage()
  await joinAsAdviser({ owner: page, guest, product, email: 'priya@nairlowe.com.au', name: 'Priya Nair' })

  // Invite an auditor for a period, with one mistake on the way.
  await page.goto(`${product.url}/people`)
  await expect(page.getByText('Priya Nair')).toBeVisible()
  await reachesAll(page)
  await content(page).focus()
  await tabTo(page, page.getByRole('button', { name: 'Invite someone' }))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('complementary', { name: 'Invite someone' })
  await expect(drawer.getByRole('heading', { name: 'Invite someone' })).toBeFocused()
  await tabTo(page, drawer.getByLabel('Email address'))
  await page.keyboard.type('colin@baxteraudit.com.au')
  await tabTo(page, drawer.getByRole('radio', { name: /^Executive/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(drawer.getByRole('radio', { name: /^Auditor/ })).toBeChecked()
  const type = async (label: string, day: string) => {
    await tabTo(page, drawer.getByLabel(label))
    await page.keyboard.type(day)
  }
  const nextYear = new Date().getFullYear() + 1
  await type('Access ends', `0930${nextYear}`)
  await type('Sees the record from', '07012001')
  await type('To, that day included', '06302002')
  await page.keyboard.press('Enter')
  // The invalid field has the focus, and the reason is read out with it.
  await expect(drawer.getByText('Nothing was recorded that early. Choose a later last day.')).toBeVisible()
  await expect(drawer.getByLabel('To, that day included')).toBeFocused()
  // From the year back to the first part of the date.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(`0630${nextYear}`)
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('heading')).toBeFocused()
  await tabTo(page, drawer.getByRole('button', { name: 'Copy link' }))
  await tabTo(page, drawer.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Invite someone' })).toBeFocused()
  await expect(page.getByText('colin@baxteraudit.com.au')).toBeVisible()

  // A menu, a drawer and a dialog return the focus to the button that opened them.
  const actions = page.getByRole('button', { name: 'Actions for Priya Nair' })
  const act = async (steps: number) => {
    await tabTo(page, actions)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    for (let n = 0; n < steps; n++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await act(0)
  await expect(page.getByRole('heading', { name: 'Change Priya Nair’s role' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await content(page).focus()
  await act(2)
  await expect(page.getByRole('dialog', { name: 'End Priya Nair’s access?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Delete this business' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete this business' })).toBeFocused()

  // My Profile: its form, the ways to sign in, sessions and data.
  await page.goto(`${product.url}/my-profile`)
  await expect(page.getByText('Your data', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeVisible()
  await reachesAll(page)
  await content(page).focus()
  await tabTo(page, page.getByRole('button', { name: 'Make a recovery sheet' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Your recovery sheet' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'I’ve saved them' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Your recovery sheet' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Erase my data' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Erase your data?' })).toBeVisible()
  await expect.poll(() => focusedName(page)).not.toBe('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Erase my data' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^jarvin-my-data-.*\.json$/)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product.url}/`)
})
