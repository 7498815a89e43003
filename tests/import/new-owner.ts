/** A new workspace and its owner, for journeys that import. */
import { expect, type Page } from '@playwright/test'
import type { StartedProduct } from '../core/started-service.ts'

const place = {
  suburb: 'Red Hill',
  state: 'QLD',
  timeZone: 'Australia/Brisbane',
  currency: 'AUD',
  fiscalYearStart: '07-01',
}

/** Sets up a business by the printed link, and signs its owner in. */
export const setUpOwner = async (
  page: Page,
  product: StartedProduct,
  business: { readonly name: string; readonly trade: string },
  owner: { readonly name: string; readonly email: string },
): Promise<void> => {
  const token = () => /\/setup#([\w-]{43})/.exec(product.printed())?.[1]
  await expect.poll(token).toBeDefined()
  await page.goto(`${product.url}/login`)
  const sessionId = await page.evaluate(
    (body) =>
      fetch('/api/setup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
        .then((answer) => answer.json())
        .then((answer) => String(answer.sessionId)),
    { token: token(), business: { ...business, ...place }, owner },
  )
  await page.evaluate((id) => localStorage.setItem('sessionId', id), sessionId)
}
