/**
 * From setup to the next sign-in: setup, first day, sign-out, code; and an invitation. On an installation without an owner.
 */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { addAuthenticator } from '../core/virtual-authenticator.ts'
import { latestOf } from './people-journey.ts'

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const latest = (form: RegExp): Promise<string> => latestOf(product, form)

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
}

test('an empty installation becomes one’s own workspace, and lets its owner in again, and an adviser until she is removed', async ({
  page,
  browser,
}) => {
  // Before anybody has an account, the magic link sends nothing.
  const calls: string[] = []
  page.on('request', (request) => void calls.push(request.url()))
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email address').fill('tess@larkinstreetbakery.com.au')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByText('demo mode - link not actually sent')).toBeVisible()
  expect(calls.filter((url) => url.includes('/api/login/email'))).toEqual([])

  await addAuthenticator(page)
  await page.goto(await latest(/(http:\S+\/setup#\S+)/))
  await page.getByLabel('Business name').fill('Larkin Street Bakery')
  await page.getByLabel('Trade').selectOption({ label: 'Café, bakery or restaurant' })
  await page.getByLabel('Suburb').fill('Red Hill')
  await page.getByLabel('State').selectOption('QLD')
  await page.getByLabel('Suburb').press('Enter')
  // The browser's Back returns to the previous step, and nothing typed is lost, even after a reload.
  await page.getByLabel('Your name').fill('Tess Han')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Which business is this?' })).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Larkin Street Bakery')
  await expect(page.getByLabel('Business name')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Suburb')).toHaveValue('Red Hill')
  await page.goForward()
  await expect(page.getByLabel('Your name')).toHaveValue('Tess Han')
  await page.getByLabel('Your name').fill('Tess Hanrahan')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Tess Hanrahan')
  await page.keyboard.press('Tab')
  await page.getByLabel('Email address').fill('tess@larkinstreetbakery.com.au')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'How will you sign in, Tess?' })).toBeVisible()
  await expect(page.getByLabel('With a passkey')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product.url}/dashboard`)
  await expect(page.getByRole('banner').getByText('Larkin Street Bakery')).toBeVisible()
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
  // Keyboard users start at the screen.
  await expect(page.locator('#content')).toBeFocused()
  await signOut(page)

  await page.goto(await latest(/(http:\S+\/setup#\S+)/))
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email address').fill('tess@larkinstreetbakery.com.au')
  // Until its script runs, the form ignores Enter.
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled()
  await page.keyboard.press('Enter')
  const code = await latest(/For tess\S+: (\d{6})/)
  // What a mail scanner does: it opens the link, runs its scripts, and presses nothing.
  const scanner = await browser.newPage()
  await scanner.goto(`${product.url}/login#code=${code}&email=tess%40larkinstreetbakery.com.au`)
  await expect(scanner.getByLabel('Code')).toHaveValue(code)
  await scanner.request.head(`${product.url}/login`)
  await scanner.close()
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product.url}/dashboard`)
  await expect(page.getByRole('banner').getByText('Larkin Street Bakery')).toBeVisible()

  await page.goto(`${product.url}/people`)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await page.getByLabel('Email address').fill('priya@nairlowe.com.au')
  await page.getByText('Adviser', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const priya = await (await browser.newContext()).newPage()
  await priya.goto(link)
  await expect(priya.getByRole('heading', { name: 'Larkin Street Bakery has invited you' })).toBeVisible()
  await priya.getByLabel('Your name').fill('Priya Nair')
  await priya.keyboard.press('Enter')
  await expect(priya).toHaveURL(`${product.url}/dashboard`)
  await expect(priya.getByRole('banner').getByText('Larkin Street Bakery')).toBeVisible()

  // The owner changes what she may do, and later ends her membership.
  const row = page.getByRole('row', { name: /Priya Nair/ })
  const act = async (what: string) => {
    await page.getByRole('button', { name: 'Actions for Priya Nair' }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await expect(row.getByText('Adviser')).toBeVisible()
  await act('Change role')
  await page.getByText('Executive', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Executive')).toBeVisible()
  await act('End access')
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
  await expect(row).toBeHidden()
  await priya.reload()
  await expect(priya.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
