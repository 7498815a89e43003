/** Passkeys, the recovery sheet and sessions of one person, with a virtual authenticator in a real browser. */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { addAuthenticator } from '../core/virtual-authenticator.ts'
import { latestOf } from '../people/people-journey.ts'

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const latest = (form: RegExp): Promise<string> => latestOf(product, form)

/** Sets up a business and returns the link of an invitation. People who come by it have not proved anything yet. */
const invite = async (page: Page): Promise<string> => {
  const setupLink = new URL(await latest(/(http:\S+\/setup#\S+)/))
  await page.goto(product.url)
  return page.evaluate(async (token) => {
    const post = async (path: string, body: object, sessionId = '') => {
      const headers = { 'content-type': 'application/json', 'x-session-id': sessionId }
      const response = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return response.json()
    }
    const business = {
      ...{ name: 'Larkin Street Bakery', trade: 'cafe', suburb: 'Red Hill', state: 'QLD' },
      ...{ timeZone: 'Australia/Brisbane', currency: 'AUD', fiscalYearStart: '07-01' },
    }
    const owner = { name: 'Tess Hanrahan', email: 'tess@larkinstreetbakery.com.au' }
    const { sessionId } = await post('/setup', { token, business, owner })
    const person = { email: 'priya@nairlowe.com.au', role: 'adviser' }
    return (await post('/people/invitations', person, sessionId)).link
  }, setupLink.hash.slice(1))
}

const useRecoveryCode = async (page: Page, code: string): Promise<void> => {
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.keyboard.press('Enter')
}

test('a person adds a passkey, signs in with it, and ends the session that a recovery code opened', async ({
  page,
  browser,
}) => {
  const link = await invite(await browser.newPage())
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByLabel('Your name').fill('Priya Nair')
  await page.keyboard.press('Enter')
  const offer = page.getByRole('region', { name: /fingerprint or face/ })
  await offer.getByRole('button', { name: 'Add a passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByRole('button', { name: 'Send me a code' }).click()
  await proof.getByLabel('Code').fill(await latest(/For priya\S+: (\d{6})/))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
  await expect(offer).toBeHidden()
  // The offer and its button are gone: the focus moves on to the screen.
  await expect(page.locator('#content')).toBeFocused()

  await page.getByRole('button', { name: /account menu/i }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await page.getByRole('button', { name: 'Make a recovery sheet' }).click()
  const codes = page.getByRole('region', { name: 'Your recovery sheet' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const code = (await codes.first().textContent()) ?? ''
  await expect(page.getByRole('region', { name: 'Your recovery sheet' })).toBeFocused()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('region', { name: 'Your recovery sheet' })).toBeFocused()

  await page.getByRole('button', { name: /account menu/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto(`${product.url}/login?next=/my-profile`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${product.url}/my-profile`)

  const other = await (await browser.newContext()).newPage()
  await useRecoveryCode(other, code)
  await expect(other).toHaveURL(`${product.url}/dashboard`)
  const stranger = await (await browser.newContext()).newPage()
  await useRecoveryCode(stranger, code)
  await expect(stranger.getByText(/This recovery code is wrong, was used/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/7 codes left/)).toBeVisible()
  await page.getByRole('button', { name: /^End the session on/ }).click()
  await expect(page.getByText('Session ended', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeFocused()
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await expect(page.getByText('This one')).toBeVisible()
})
