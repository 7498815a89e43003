import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { setUpOwner } from './new-owner.ts'

const business = { name: 'Larkin Street Bakery', trade: 'cafe' }
const owner = { name: 'Tess Hanrahan', email: 'tess@larkinstreetbakery.com.au' }

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Signs in as the owner of a new workspace. */
const setUp = (page: Page) => setUpOwner(page, product, business, owner)

const till = [
  'Order no,Date,Time,Item,Total (inc GST),GST',
  ...Array.from({ length: 9 }, (_, at) => `${1001 + at},0${at + 1}/11/2026,08:15,Flat white,11.00,1.00`),
  '1010,09/11/2026,09:15,Rye loaf,five,0.00',
].join('\n')

test('an owner drops a file, answers its question, records it, and takes it back', async ({ page }) => {
  await setUp(page)
  await page.goto(`${product.url}/connections`)
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible()
  // A dropped file is taken once the code has loaded, and only once: the screen that takes it opens a moment later.
  await expect
    .poll(() =>
      page.evaluate((text) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], 'till.csv', { type: 'text/csv' }))
        const events = ['dragover', 'drop'].map(
          (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        )
        return events.map((event) => !window.dispatchEvent(event))
      }, till),
    )
    .toEqual([true, true])
  await expect(page).toHaveURL(/\/imports/)
  // Its keys work from the moment it has the focus.
  const question = page.getByRole('heading', { level: 1, name: /^Is 0\d\/11\/2026 in November or in / })
  await expect(page.locator(':focus').filter({ has: question })).toBeVisible()
  await page.keyboard.press('1')

  await expect(page.getByRole('heading', { level: 1, name: /weeks will change$/ })).toBeVisible()
  await expect(page.getByText('1 row cannot be read and will be left out').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: '$10.00' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Record 9 sales' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '9 sales on record' })).toBeVisible()

  await page.getByRole('button', { name: 'See your figures' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // Of week 46, only the Monday is in the file, and a partial week gives no figure.
  await expect(page.getByRole('region', { name: 'Figures for week 45' }).getByText('$70')).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'till.csv was undone' })).toBeVisible()
  await page.getByRole('link', { name: 'Imports' }).first().click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
})
