/** Signing in with a company account in a real browser, by an identity provider in this process. */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { type CompanyProvider, openCompanyProvider } from './company-provider.ts'

let product: StartedProduct
let company: CompanyProvider
test.beforeAll(async () => {
  company = await openCompanyProvider()
  const { issuer, clientId, clientSecret } = company.settings
  product = await startProduct({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  })
})
test.afterAll(async () => {
  await product.stop()
  await company.close()
})

/** Sets up the bakery by its link. */
const setUp = async (page: Page): Promise<void> => {
  const link = new URL(/(http:\S+\/setup#\S+)/.exec(product.printed())?.[1] ?? '')
  await page.goto(product.url)
  await page.evaluate(async (token) => {
    const business = {
      ...{ name: 'Larkin Street Bakery', trade: 'cafe', suburb: 'Red Hill', state: 'QLD' },
      ...{ timeZone: 'Australia/Brisbane', currency: 'AUD', fiscalYearStart: '07-01' },
    }
    const owner = { name: 'Tess Hanrahan', email: 'tess@larkinstreetbakery.com.au' }
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/setup', { method: 'POST', headers, body: JSON.stringify({ token, business, owner }) })
  }, link.hash.slice(1))
}

const goThere = async (page: Page, subject: string): Promise<void> => {
  await page.getByRole('link', { name: 'Sign in with your company account' }).click()
  await page.locator('[name=login]').fill(subject)
  await page.locator('[name=password]').fill('any')
  await page.getByRole('button', { name: /sign-in/i }).click()
}

test('a member signs in with a company account, sees it in My Profile and unlinks it', async ({
  page,
  browser,
}) => {
  await setUp(await browser.newPage())
  await page.goto(`${product.url}/login`)
  await page.getByRole('link', { name: 'Sign in with your company account' }).click()
  await expect(page.getByRole('alert')).toContainText('is not responding')
  await expect(page).toHaveURL(`${product.url}/login`)

  company.open(`${product.url}/api/login/oidc/callback`)
  company.people.set('tess', { email: 'tess@larkinstreetbakery.com.au', email_verified: true })
  company.people.set('stranger', { email: 'stranger@example.com', email_verified: true })
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${product.url}/login`)
  await goThere(other, 'stranger')
  await expect(other.getByRole('alert')).toContainText('Nobody here has the email address')

  await page.goto(`${product.url}/login?next=/my-profile`)
  await goThere(page, 'tess')
  await expect(page).toHaveURL(`${product.url}/my-profile`)
  await expect(page.getByText('Company account', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Unlink your company account' }).click()
  await expect(page.getByText('Company account unlinked', { exact: true })).toBeVisible()
})
