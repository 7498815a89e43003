/** From the contact page to the list of leads, with and without scripts. */
import { expect, type Page, test } from '@playwright/test'
import { readLeads } from '../site/read-leads.ts'

const form = (page: Page) => page.locator('#message-form')
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })

const rowsOf = async (email: string): Promise<readonly string[]> =>
  (await readLeads('contact')).filter((row) => row.includes(email))

test('a visitor sends a message after fixing a missing field, and the staff read it once', async ({
  page,
}) => {
  await page.goto('/contact-us', { waitUntil: 'networkidle' })
  await send(page).click()
  await expect(notice(page, 'Please fill in all required fields')).toBeVisible()
  await expect(field(page, 'Full Name')).toBeFocused()
  await field(page, 'Full Name').fill('Noah Singh')
  await field(page, 'Email').fill('noah@clinic.example')
  await field(page, 'Phone').fill('07 7010 0199')
  await form(page).getByLabel('Inquiry Type').selectOption('Partnership')
  await field(page, 'Subject').fill('Three clinics')
  await field(page, 'Message').fill('Can we read\none log for all of them?')
  await form(page).getByRole('radio', { name: 'Phone' }).check()
  await send(page).dblclick()
  await expect(notice(page, 'Message sent successfully!')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
  await expect(form(page).getByRole('radio', { name: 'Email' })).toBeChecked()
  const rows = await rowsOf('noah@clinic.example')
  expect(rows).toHaveLength(1)
  for (const said of ['Noah Singh', '07 7010 0199', 'partnership', 'phone', 'Three clinics'])
    expect(rows[0]).toContain(said)
  expect(rows[0]).toContain('"Can we read\none log for all of them?"')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor is told about a missing field, keeps the input, and the message is recorded', async ({
    page,
  }) => {
    await page.goto('/help-center')
    await page.getByRole('link', { name: /^Contact Support/ }).click()
    await expect(form(page).getByLabel('Inquiry Type')).toHaveValue('support')
    await field(page, 'Full Name').fill('Ada Plain')
    await field(page, 'Subject').fill('A receipt')
    await field(page, 'Message').fill('Which week\nis it of?')
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(page).click()
    expect((await refused).status()).toBe(422)
    await expect(form(page).getByRole('alert')).toContainText('Please fill in all required fields')
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Fill this in')
    await expect(field(page, 'Message')).toHaveValue('Which week\nis it of?')
    await expect(form(page).getByLabel('Inquiry Type')).toHaveValue('support')
    await field(page, 'Email').fill('ada@plain.example')
    await send(page).click()
    await expect(page).toHaveURL(/\/contact-us\?sent=contact#message-form$/)
    await expect(form(page).getByRole('status')).toContainText('Message sent successfully!')
    const rows = await rowsOf('ada@plain.example')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('"Which week\nis it of?"')
    expect(rows[0]).toContain('support')
  })
})
