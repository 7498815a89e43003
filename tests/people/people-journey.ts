/** Steps shared by journeys of people: what the terminal prints, a new business, and a person who joins it. */
import { expect, type Page } from '@playwright/test'
import type { StartedProduct } from '../core/started-service.ts'
import { addAuthenticator } from '../core/virtual-authenticator.ts'

/** The latest output in this form, once there are this many. */
export const latestOf = async (product: StartedProduct, form: RegExp, atLeast = 1): Promise<string> => {
  const found = () => [...product.printed().matchAll(new RegExp(form, 'g'))]
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(atLeast)
  return found().at(-1)?.[1] ?? ''
}

/** Sets up the bakery on its pages; from then on its owner signs in with a passkey. */
export const setUpByPasskey = async (page: Page, product: StartedProduct): Promise<void> => {
  await addAuthenticator(page)
  await page.goto(await latestOf(product, /(http:\S+\/setup#\S+)/))
  await page.getByLabel('Business name').fill('Larkin Street Bakery')
  await page.getByLabel('Trade').selectOption({ label: 'Café, bakery or restaurant' })
  await page.getByLabel('Suburb').fill('Red Hill')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your name').fill('Tess Hanrahan')
  await page.getByLabel('Email address').fill('tess@larkinstreetbakery.com.au')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard`)
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
}

type Joining = {
  readonly owner: Page
  readonly guest: Page
  readonly product: StartedProduct
  readonly email: string
  readonly name: string
}

/** The owner invites an adviser, who joins by the link. */
export const joinAsAdviser = async ({ owner, guest, product, email, name }: Joining): Promise<void> => {
  await owner.goto(`${product.url}/people`)
  await owner.getByRole('button', { name: 'Invite someone' }).click()
  await owner.getByLabel('Email address').fill(email)
  await owner.getByText('Adviser', { exact: true }).last().click()
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await owner.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await owner.getByRole('button', { name: 'Done' }).click()
  await guest.goto(link)
  await guest.getByLabel('Your name').fill(name)
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(`${product.url}/dashboard`)
}
