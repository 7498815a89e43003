/** An owner requires passkeys; another member is led to adding one, and can still work in a business without the rule. */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { addAuthenticator } from '../core/virtual-authenticator.ts'
import { joinAsAdviser, latestOf, setUpByPasskey } from '../people/people-journey.ts'

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const menu = (page: Page) => page.getByRole('button', { name: /account menu/i })

test('everybody is asked for a passkey and led to one by the gate, which leads elsewhere, too', async ({
  page,
  browser,
}) => {
  await setUpByPasskey(page, product)
  const priya = await (await browser.newContext()).newPage()
  await addAuthenticator(priya)
  await joinAsAdviser({
    owner: page,
    guest: priya,
    product,
    email: 'priya@nairlowe.com.au',
    name: 'Priya Nair',
  })

  // The rule needs an owner who would still get in: first a recovery sheet, then a passkey that was just used.
  await page.goto(`${product.url}/people`)
  const rule = page.getByRole('region', { name: 'How people sign in' })
  await expect(rule.getByText('1 of 2 people here has one.')).toBeVisible()
  await rule.getByRole('button', { name: 'Require passkeys' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Sign-in rule not changed', { exact: true })).toBeVisible()
  await page.goto(`${product.url}/my-profile`)
  await page.getByRole('button', { name: 'Make a recovery sheet' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.goto(`${product.url}/people`)
  await rule.getByRole('button', { name: 'Require passkeys' }).click()
  await expect(rule.getByText(/^Everybody signs in with a passkey\./)).toBeVisible()
  await expect(page.getByRole('banner').getByText('Larkin Street Bakery')).toBeVisible()

  // Her session is open already, and closes without a reload.
  const gate = priya.getByRole('heading', { name: 'Larkin Street Bakery requires a passkey' })
  await expect(gate).toBeVisible()
  await expect(priya.getByRole('navigation')).toHaveCount(0)
  await priya.goto(`${product.url}/audit`)
  await expect(gate).toBeVisible()
  // The first passkey needs fresh proof, because she came by a link that others may have seen.
  await priya.getByRole('button', { name: 'Add a passkey' }).click()
  const proof = priya.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByRole('button', { name: 'Send me a code' }).click()
  await proof.getByLabel('Code').fill(await latestOf(product, /For priya\S+: (\d{6})/))
  await priya.keyboard.press('Enter')
  await expect(priya.getByText(/^Your passkey was added/)).toBeVisible()
  // While it closes, the dialog offers the new passkey as well.
  await expect(proof).toBeHidden()
  await priya.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(priya.getByRole('heading', { name: 'Decision Log' })).toBeVisible()
  await priya.reload()
  await expect(priya.getByRole('heading', { name: 'Decision Log' })).toBeVisible()

  // A code alone leads to the gate again; her other business does not require one, and opens from there.
  await menu(priya).click()
  await priya.getByRole('menuitem', { name: 'Add a business' }).click()
  const dialog = priya.getByRole('dialog', { name: 'Add a business' })
  await dialog.getByLabel('Business name').fill('Nair & Lowe')
  await dialog.getByLabel('Trade').selectOption({ index: 1 })
  await dialog.getByLabel('Suburb').fill('Red Hill')
  await dialog.getByRole('button', { name: 'Open the business' }).click()
  await expect(priya.getByRole('banner').getByText('Nair & Lowe')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${product.url}/login`)
  await other.getByLabel('Email address').fill('priya@nairlowe.com.au')
  await other.getByRole('button', { name: 'Send Magic Link' }).click()
  await other.getByLabel('Code').fill(await latestOf(product, /For priya\S+: (\d{6})/, 2))
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Larkin Street Bakery requires a passkey' })).toBeVisible()
  await other.getByRole('button', { name: 'Go to Nair & Lowe' }).click()
  await expect(other.getByRole('banner').getByText('Nair & Lowe')).toBeVisible()
  // Back in the first business the gate is there again, and so is the way out.
  await menu(other).click()
  await other.getByRole('menuitem', { name: 'Go to Larkin Street Bakery' }).click()
  await expect(other.getByRole('heading', { name: 'Larkin Street Bakery requires a passkey' })).toBeVisible()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL(`${product.url}/`)
})
