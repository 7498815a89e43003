/** By keyboard alone: a member downloads and erases her data, and an owner deletes the business, keeps it, and leaves. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { tabTo } from './keyboard-walk.ts'
import { joinAsAdviser, latestOf, setUpByPasskey } from './people-journey.ts'

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Tabs to a button from the start of the screen, and presses it. */
const press = async (page: Page, name: string): Promise<void> => {
  await page.locator('#content').focus()
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

/** Tabs to a button of the open dialog, and presses it. */
const pressInDialog = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

test('a member downloads and erases her data, and an owner deletes the business within its grace', async ({
  page,
  browser,
}) => {
  await setUpByPasskey(page, product)
  const priya = await (await browser.newContext()).newPage()
  const [email, name] = ['priya@nairlowe.com.au', 'Priya Nair']
  await joinAsAdviser({ owner: page, guest: priya, product, email, name })

  // She came by a link, so her data needs fresh proof first; then the download starts by itself.
  await priya.goto(`${product.url}/my-profile`)
  const downloading = priya.waitForEvent('download')
  await press(priya, 'Download my data')
  await pressInDialog(priya, 'Send me a code')
  const code = await latestOf(product, /For priya\S+: (\d{6})/)
  await tabTo(priya, priya.getByRole('dialog').getByLabel('Code'))
  await priya.keyboard.type(code)
  await priya.keyboard.press('Enter')
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({
    account: { name, email },
    workspaces: [{ businessName: 'Larkin Street Bakery', membership: { role: 'adviser' } }],
  })
  expect(file).not.toContain('tess@')

  await press(priya, 'Erase my data')
  await pressInDialog(priya, 'Cancel')
  await expect(priya.getByRole('button', { name: 'Erase my data' })).toBeFocused()
  await priya.keyboard.press('Enter')
  await pressInDialog(priya, 'Erase permanently')
  await expect(priya).toHaveURL(`${product.url}/`)
  await priya.goto(`${product.url}/dashboard`)
  await expect(priya).toHaveURL(/\/login/)
  const [cookie] = await priya.context().cookies()
  expect(cookie).toBeUndefined()

  // What she did stays, without her name for everybody.
  await page.goto(`${product.url}/people`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(page.getByText('1 person can see this business.')).toBeVisible()
  await expect(page.getByText(/priya/i)).toHaveCount(0)
  const { sessionId } = await page.evaluate(() => ({ sessionId: localStorage.getItem('sessionId') ?? '' }))
  const log = await page.request.get(`${product.url}/api/audit?limit=100`, {
    headers: { 'x-session-id': sessionId },
  })
  expect([log.status(), /priya/i.test(await log.text())]).toEqual([200, false])

  // Deleting asks for the name, shows what happens, and is cancelled within the days of grace.
  const remove = async () => {
    await press(page, 'Delete this business')
    await tabTo(page, page.getByRole('dialog').getByLabel('Name of the business'))
  }
  const running = page.getByText(/^Larkin Street Bakery will be deleted on /)
  await remove()
  await page.keyboard.type('Larkin Street')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(/^Type the name exactly as it is here/)).toBeVisible()
  await tabTo(page, page.getByRole('dialog').getByLabel('Name of the business'))
  await page.keyboard.type(' Bakery')
  await page.keyboard.press('Enter')
  await expect(running).toBeVisible()
  await page.goto(`${product.url}/dashboard`)
  await expect(running).toBeVisible()
  await press(page, 'Keep this business')
  await expect(page.getByText('Deletion cancelled', { exact: true })).toBeVisible()
  await expect(running).toHaveCount(0)

  // As its only owner she can leave only a business that is being deleted.
  await page.goto(`${product.url}/my-profile`)
  await press(page, 'Erase my data')
  await pressInDialog(page, 'Erase permanently')
  await expect(
    page.getByRole('dialog').getByText(/You are the only owner of Larkin Street Bakery/),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${product.url}/people`)
  await remove()
  await page.keyboard.type('Larkin Street Bakery')
  await page.keyboard.press('Enter')
  await expect(running).toBeVisible()
  await page.goto(`${product.url}/my-profile`)
  await press(page, 'Erase my data')
  await pressInDialog(page, 'Erase permanently')
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto(`${product.url}/people`)
  await expect(page).toHaveURL(/\/login/)
})
