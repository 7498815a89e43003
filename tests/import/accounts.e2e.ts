import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { setUpOwner } from './new-owner.ts'
import { lines } from './read-text.ts'

const business = { name: 'Odgers Pianos', trade: 'other' }
const owner = { name: 'Una Odgers', email: 'una@odgerspianos.com.au' }

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Signs in as the owner of a new workspace. */
const setUp = (page: Page) => setUpOwner(page, product, business, owner)

const day = (at: number): string => new Date(Date.UTC(2026, 8, 7 + at)).toISOString().slice(0, 10)

/** Six weeks of $500 and $80, and a loan in the first. */
const ledger = lines(
  'Date,Account,Description,Debit,Credit',
  `${day(0)},Aunt Vera,For the van,,8000.00`,
  ...Array.from({ length: 6 }, (_, week) => [
    `${day(7 * week)},Old Joinery,Concert grand,,500.00`,
    `${day(7 * week + 4)},<b>St Brigid</b>,Chapel upright,,80.00`,
  ]).flat(),
)

const send = async (page: Page) => {
  await page.goto(`${product.url}/imports`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(ledger) })
}

const choice = (page: Page, account: string, name: string) =>
  page.getByRole('group', { name: account, exact: true }).getByRole('radio', { name, exact: true })

test('an owner says what unclear accounts hold, sees her revenue, and changes an answer', async ({
  page,
}) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) failed.push(answer.url())
  })
  await setUp(page)
  await send(page)
  await expect(page.getByRole('heading', { level: 1, name: 'What are these accounts for?' })).toBeVisible()
  await page.getByRole('button', { name: 'All accounts: Income' }).click()
  await choice(page, 'Aunt Vera', 'Not income').click()
  await page.getByRole('button', { name: 'Use these answers' }).click()
  await expect(page.getByText(/Aunt Vera does not count\./)).toBeVisible()
  await page.getByRole('button', { name: 'Record 13 entries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '13 entries on record' })).toBeVisible()
  await page.goto(`${product.url}/dashboard/finance`)
  await expect(page.getByText('$580').first()).toBeVisible()
  await expect(page.getByText(/Not counted as revenue: “Aunt Vera”\./)).toBeVisible()

  // The same file again: nothing is asked, and the answers can be changed.
  await send(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing new in this file' })).toBeVisible()
  await page.getByRole('button', { name: 'Change how accounts are read' }).click()
  await expect(choice(page, 'Aunt Vera', 'Not income')).toBeChecked()
  await choice(page, '<b>St Brigid</b>', 'Not income').click()
  await page.getByRole('button', { name: 'Use these answers' }).click()
  await page.getByRole('button', { name: 'Record the answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New answers on record' })).toBeVisible()
  await page.goto(`${product.url}/dashboard/finance`)
  await expect(page.getByText('$500').first()).toBeVisible()
  expect(failed).toEqual([])
})
