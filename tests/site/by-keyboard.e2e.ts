/** A visitor with a keyboard only requests early access, and opens a sample business. */
import { expect, test } from '@playwright/test'
import { expectVisibleFocus, press, pressEnterOn, tabTo, typeInto } from '../shell/keyboard.ts'
import { readLeads } from './read-leads.ts'

test('from the home page to a recorded request', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const opener = page.getByRole('main').getByRole('button', { name: 'Join Early Access' }).first()
  const dialog = page.getByRole('dialog', { name: 'Request Early Access' })
  await press(page, 'Tab')
  await pressEnterOn(page, opener)
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await press(page, 'Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Full Name')).toBeFocused()

  // With required fields missing nothing is sent, and the first of them gets the focus.
  await pressEnterOn(page, dialog.getByRole('button', { name: 'Request Early Access' }))
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await expectVisibleFocus(page)
  await typeInto(page, dialog.getByLabel('Full Name'), 'Kei Tanaka')
  await typeInto(page, dialog.getByLabel('Email'), 'kei@keys.example')
  await tabTo(page, dialog.getByLabel('Industry', { exact: true }))
  await page.keyboard.type('Retail')
  await tabTo(page, dialog.getByLabel('Strategic Planning & Decision Support'))
  await press(page, 'Space')
  await typeInto(page, dialog.getByLabel(/Anything else/), 'By keys alone.')
  await pressEnterOn(page, dialog.getByRole('button', { name: 'Request Early Access' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Thank you for your interest!', { exact: true })).toBeVisible()
  await expect(opener).toBeFocused()

  const rows = (await readLeads('early-access')).filter((row) => row.includes('kei@keys.example'))
  expect(rows).toHaveLength(1)
  for (const said of ['Kei Tanaka', 'Retail & E-commerce', 'Strategic Planning', 'By keys alone.'])
    expect(rows[0]).toContain(said)
})

test('from the home page through the sample businesses to the dashboard', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await press(page, 'Tab')
  await pressEnterOn(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
  await expect(page).toHaveURL(/\/login$/)
  const cafe = page.getByRole('button', { name: /Café/ })
  await expect(cafe).toBeEnabled()
  await pressEnterOn(page, cafe)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
})

test('on a narrow page the menu opens, its links work, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-jarvin', { waitUntil: 'networkidle' })
  const menu = page.getByRole('banner').locator('summary')
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })
  await press(page, 'Tab')
  await pressEnterOn(page, menu)
  await expect(contact).toBeVisible()
  await press(page, 'Escape')
  await expect(contact).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await pressEnterOn(page, contact)
  await expect(page).toHaveURL(/\/contact-us$/)
})
