/** What a browser shows after a company's provider gave a wrong answer, and after the right one: a scripted provider on loopback. */
import { expect, type Page, test } from '@playwright/test'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { openScriptedProvider, type Script, type ScriptedProvider, strangeKey } from './scripted-provider.ts'

let product: StartedProduct
let company: ScriptedProvider
const tess = { sub: 'tess', email: 'tess@larkinstreetbakery.com.au', email_verified: true }

test.beforeAll(async () => {
  company = await openScriptedProvider()
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

/**
 * Answers each browser at once: `claims` go into its ID token, with the nonce that it came with; `back` changes the address that it
 * is sent back to. Returns the addresses that browsers were sent back to.
 */
const answer = (
  claims: Record<string, unknown>,
  { back = () => {}, ...script }: Partial<Script> & { back?: (address: URL) => void } = {},
): string[] => {
  const sent: string[] = []
  const said = { ...claims }
  const authorize: Script['answers'][string] = (response) => {
    const asked = new URL(response.req.url ?? '', company.settings.issuer).searchParams
    if (!('nonce' in claims)) said.nonce = asked.get('nonce')
    const address = new URL(asked.get('redirect_uri') ?? '')
    address.searchParams.set('code', 'one-code')
    address.searchParams.set('state', asked.get('state') ?? '')
    address.searchParams.set('iss', company.settings.issuer)
    back(address)
    sent.push(address.href)
    response.writeHead(302, { location: address.href }).end()
  }
  company.say({ claims: said, ...script, answers: { '/authorize': authorize } })
  return sent
}

const signIn = async (page: Page, next = '/my-profile'): Promise<void> => {
  await page.goto(`${product.url}/login?next=${next}`)
  await page.getByRole('link', { name: 'Sign in with your company account' }).click()
}

/** Still on the login page, which says why, without a session and with nothing of the answer in the address. */
const expectRefused = async (page: Page, why: string | RegExp): Promise<void> => {
  await expect(page.getByRole('alert')).toContainText(why)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(page.url()).not.toMatch(/code=|state=|one-code/)
  await page.goto(`${product.url}/people`)
  await expect(page.getByText('Only owners can see')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /sign in|log in/i }).first()).toBeVisible()
}

test('only the right answer of the provider opens a session, and once', async ({ page, browser }) => {
  const link = new URL(/(http:\S+\/setup#\S+)/.exec(product.printed())?.[1] ?? '')
  const owner = await (await browser.newContext()).newPage()
  await owner.goto(product.url)
  const status = await owner.evaluate(async (token) => {
    const business = {
      ...{ name: 'Larkin Street Bakery', trade: 'cafe', suburb: 'Red Hill', state: 'QLD' },
      ...{ timeZone: 'Australia/Brisbane', currency: 'AUD', fiscalYearStart: '07-01' },
    }
    const body = JSON.stringify({
      ...{ token, business },
      owner: { name: 'Tess Hanrahan', email: 'tess@larkinstreetbakery.com.au' },
    })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/setup', { method: 'POST', headers, body })).status
  }, link.hash.slice(1))
  expect(status).toBe(200)

  const refused =
    /has not verified|did not let you in|could not be completed|not completed|did not|Nobody here|try again/i
  for (const [claims, script] of [
    [{ ...tess, nonce: 'of somebody else' }, {}],
    [tess, { key: strangeKey }],
    [tess, { key: 'none', header: { alg: 'none' } }],
    [{ ...tess, aud: 'another-client' }, {}],
    [{ ...tess, email_verified: false }, {}],
    [tess, { back: (address: URL) => address.searchParams.set('state', 'x'.repeat(43)) }],
    [tess, { back: (address: URL) => address.searchParams.set('iss', 'https://evil.example') }],
    [
      tess,
      {
        back: (address: URL) => {
          address.searchParams.delete('code')
          address.searchParams.set('error', 'access_denied')
          address.searchParams.set('error_description', '<img src=x onerror=alert(1)>')
        },
      },
    ],
  ] satisfies [Record<string, unknown>, Partial<Script> & { back?: (address: URL) => void }][]) {
    answer(claims, script)
    await signIn(page)
    await expectRefused(page, refused)
  }

  const [address = ''] = await (async () => {
    const sent = answer(tess)
    await signIn(page)
    await expect(page).toHaveURL(`${product.url}/my-profile`)
    await expect(page.getByText('Company account', { exact: true })).toBeVisible()
    return sent
  })()
  // The same answer again, in this browser and in another one, opens nothing.
  const thief = await (await browser.newContext()).newPage()
  await thief.goto(address)
  await expectRefused(thief, refused)
  await page.goto(address)
  // This browser has a session already, so its login page may have led on.
  await expect(page).toHaveURL(/\/(?:login|my-profile|dashboard)/)
  // A next page elsewhere is not followed.
  const other = await (await browser.newContext()).newPage()
  answer(tess)
  await signIn(other, encodeURIComponent('//evil.example/x'))
  await expect(other).toHaveURL(new RegExp(`^${product.url}/`))
  for (const opened of [owner, thief, other]) await opened.context().close()
})
