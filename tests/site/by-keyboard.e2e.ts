/** A visitor who has a keyboard and nothing else: to a recorded request for early access, and into a sample business. */
import { expect, test } from '@playwright/test'
import { enter, press, seeFocus, tabTo, write } from '../shell/by-keys.ts'
import { leadsLeft } from './leads-left.ts'

test('from the home page to a request that is on record', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const opener = page.getByRole('main').getByRole('button', { name: 'Join Early Access' }).first()
  const dialog = page.getByRole('dialog', { name: 'Request Early Access' })
  await press(page, 'Tab')
  await enter(page, opener)
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await press(page, 'Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Full Name')).toBeFocused()

  // Without a name and an address nothing is sent, and the focus goes to what is missing.
  await enter(page, dialog.getByRole('button', { name: 'Request Early Access' }))
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await seeFocus(page)
  await write(page, dialog.getByLabel('Full Name'), 'Kei Tanaka')
  await write(page, dialog.getByLabel('Email'), 'kei@keys.example')
  await tabTo(page, dialog.getByLabel('Industry', { exact: true }))
  await page.keyboard.type('Retail')
  await tabTo(page, dialog.getByLabel('Strategic Planning & Decision Support'))
  await press(page, 'Space')
  await write(page, dialog.getByLabel(/Anything else/), 'By keys alone.')
  await enter(page, dialog.getByRole('button', { name: 'Request Early Access' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Thank you for your interest!', { exact: true })).toBeVisible()
  await expect(opener).toBeFocused()

  const rows = (await leadsLeft('early-access')).filter((row) => row.includes('kei@keys.example'))
  expect(rows).toHaveLength(1)
  for (const said of ['Kei Tanaka', 'Retail & E-commerce', 'Strategic Planning', 'By keys alone.'])
    expect(rows[0]).toContain(said)
})

test('from the home page through the sample businesses to the dashboard', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await press(page, 'Tab')
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
  await expect(page).toHaveURL(/\/login$/)
  const cafe = page.getByRole('button', { name: /Café/ })
  await expect(cafe).toBeEnabled()
  await enter(page, cafe)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Weekly revenue' })).toBeVisible()
})

test('on a narrow page the menu opens, leads on, and closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-jarvin', { waitUntil: 'networkidle' })
  const menu = page.getByRole('banner').locator('summary')
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })
  await press(page, 'Tab')
  await enter(page, menu)
  await expect(contact).toBeVisible()
  await press(page, 'Escape')
  await expect(contact).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await enter(page, contact)
  await expect(page).toHaveURL(/\/contact-us$/)
})
