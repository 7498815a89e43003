/** From the home page to the list of leads, with and without scripts. */
import { expect, type Page, test } from '@playwright/test'
import { readLeads } from '../site/read-leads.ts'

const dialog = (page: Page) => page.locator('#request-access')
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Request Early Access' })

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })

test('a visitor requests early access, and the staff see it once', async ({ page }) => {
  // Before hydration the source of a click is unknown.
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Join Early Access' }).first().click()
  await expect(dialog(page)).toHaveJSProperty('open', true)
  await submit(page).click()
  await expect(notice(page, 'Required fields missing')).toBeVisible()
  await dialog(page).getByLabel('Full Name').fill('Mia Chen')
  await dialog(page).getByLabel('Email').fill('mia.chen@venue.example')
  await dialog(page).getByLabel('Industry', { exact: true }).selectOption('Hospitality & F&B')
  await dialog(page).getByLabel('Executive Analytics & KPIs').check()
  await submit(page).dblclick()
  await expect(notice(page, 'Thank you for your interest!')).toBeVisible()
  await expect(dialog(page)).toHaveJSProperty('open', false)
  const events = await page.evaluate(() => window.dataLayer)
  expect(events).toEqual([{ event: 'early_access_click', category: 'conversion', source: 'hero' }])
  const rows = (await readLeads('early-access')).filter((row) => row.includes('mia.chen@venue.example'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('early-access,Mia Chen,mia.chen@venue.example,,,,Hospitality & F&B')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor is told about a missing field, keeps the input, and the request is recorded', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Join Early Access' }).first().click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByLabel('Full Name').fill('Ada Quiet')
    await dialog(page).getByLabel('Team Size').selectOption('6-20 employees')
    await dialog(page).getByLabel('Industry-Specific Solutions').check()
    await dialog(page).getByLabel('Anything else').fill('We read\nwithout scripts.')
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await submit(page).click()
    expect((await refused).status()).toBe(422)
    await expect(dialog(page).getByRole('alert')).toContainText('Please provide your email and full name')
    await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription('Fill this in')
    await expect(dialog(page).getByLabel('Full Name')).toHaveValue('Ada Quiet')
    await expect(dialog(page).getByLabel('Team Size')).toHaveValue('6-20 employees')
    await expect(dialog(page).getByLabel('Industry-Specific Solutions')).toBeChecked()
    await expect(dialog(page).getByLabel('Anything else')).toHaveValue('We read\nwithout scripts.')
    await dialog(page).getByLabel('Email').fill('ada@quiet.example')
    await submit(page).click()
    await expect(page).toHaveURL(/\/\?sent=early-access#request-access$/)
    await expect(dialog(page).getByRole('status')).toContainText('Thank you for your interest!')
    await dialog(page).getByRole('link', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    const rows = (await readLeads('early-access')).filter((row) => row.includes('ada@quiet.example'))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('"We read\nwithout scripts."')
  })
})
