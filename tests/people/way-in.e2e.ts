/** The way in: setup, first day, sign-out, code, in again; and an invitation. On an installation that nobody owns. */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { addAuthenticator } from '../core/virtual-authenticator.ts'

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const latest = async (form: RegExp): Promise<string> => {
  const find = () => [...product.printed().matchAll(new RegExp(form, 'g'))].at(-1)?.[1] ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
}

test('an empty installation becomes one’s own workspace, and lets its owner in again and an adviser', async ({
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
  await signOut(page)

  await page.goto(await latest(/(http:\S+\/setup#\S+)/))
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email address').fill('tess@larkinstreetbakery.com.au')
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

  const link = await page.evaluate(async () => {
    const response = await fetch('/api/people/invitations', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-session-id': localStorage.getItem('sessionId') ?? '',
      },
      body: JSON.stringify({ email: 'priya@nairlowe.com.au', role: 'adviser' }),
    })
    return String((await response.json()).link)
  })
  const priya = await (await browser.newContext()).newPage()
  await priya.goto(link)
  await expect(priya.getByRole('heading', { name: 'Larkin Street Bakery invites you' })).toBeVisible()
  await priya.getByLabel('Your name').fill('Priya Nair')
  await priya.keyboard.press('Enter')
  await expect(priya).toHaveURL(`${product.url}/dashboard`)
  await expect(priya.getByRole('banner').getByText('Larkin Street Bakery')).toBeVisible()
})
