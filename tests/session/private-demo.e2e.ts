/** Two visitors of the same demo have a copy each; a reset restores the sample. */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'

let product: StartedProduct

test.beforeAll(async () => {
  product = await startProduct({ DEMO: 'private' })
})
test.afterAll(() => product.stop())

const enter = async (page: Page): Promise<void> => {
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: /Café/ }).click()
  // The first visitor waits until today's sample is written, by a process with low priority.
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 })
}

const role = async (page: Page) => {
  await page.goto(`${product.url}/my-profile`)
  return page.getByRole('textbox', { name: /role/i }).first()
}

test('visitors do not see what the other typed, and a reset gives the sample back', async ({ browser }) => {
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()])
  const [first, second] = await Promise.all([one.newPage(), other.newPage()])
  await enter(first)
  await (await role(first)).fill('Keeper of secrets')
  await first.getByRole('button', { name: /save/i }).first().click()
  // A reload would cut the call off.
  await expect(first.getByText('Profile saved', { exact: true })).toBeVisible()
  await first.reload()
  await expect(await role(first)).toHaveValue('Keeper of secrets')

  // The log of a copy is signed under the copy's name.
  await first.goto(`${product.url}/audit`)
  await expect(first.getByText('Log signed', { exact: true })).toBeVisible()

  await enter(second)
  await expect(await role(second)).toHaveValue('')

  await first.getByRole('button', { name: /account menu/i }).click()
  await first.screenshot({ path: 'build/reset-menu.png' })
  await first.getByRole('menuitem', { name: 'Reset this demo' }).click()
  await expect(first.getByRole('heading', { name: 'Reset this demo?' })).toBeVisible()
  await first.screenshot({ path: 'build/reset-dialog.png' })
  await first.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(first).toHaveURL(/\/dashboard$/)
  await expect(await role(first)).toHaveValue('')
  await one.close()
  await other.close()
})
