/** The careers page: open positions, and applications with or without one. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/site/careers.stories.tsx'
import { recordedEvents } from './data-layer.ts'

const opening = (name: string) => page.getByRole('article', { name })
const field = (name: string) =>
  page.getByRole('region', { name: 'Ready to Join' }).getByRole('textbox', { name })
const dialog = () => page.getByRole('dialog', { name: 'Request Early Access' })

describe('an open position', () => {
  it.each([
    ['Senior AI Engineer', ['Engineering', 'Full-time', 'Senior'], '$140k-$180k AUD'],
    ['Product Manager', ['Product', 'Full-time', 'Mid-Senior'], '$120k-$150k AUD'],
    ['Enterprise Sales Executive', ['Sales', 'Full-time', 'Senior'], '$100k base + $150k OTE'],
    ['Customer Success Manager', ['Customer Success', 'Full-time', 'Mid-Senior'], '$90k-$120k AUD'],
  ])('%s has its facts and pay', async (title, facts, salary) => {
    await render(<Filled />)
    for (const text of [...facts, salary])
      await expect.element(opening(title).getByText(text, { exact: true })).toBeVisible()
  })

  it('expands its description in place, also by keyboard', async () => {
    await render(<Filled />)
    const manager = opening('Product Manager')
    const description = manager.getByText(/^You spend a day a week/)
    const more = manager.getByText('Learn More')
    await expect.element(description).not.toBeVisible()
    await more.click()
    await expect.element(description).toBeVisible()
    await expect.element(opening('Senior AI Engineer').getByText(/^You own how/)).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(description).not.toBeVisible()
  })

  it('links to the contact form with its title filled in', async () => {
    await render(<Filled />)
    const apply = page.getByRole('link', { name: 'Apply Now for Senior AI Engineer' })
    await expect.element(apply).toBeVisible()
    const address = new URL(apply.element().getAttribute('href') ?? '', window.location.origin)
    expect(address.pathname).toBe('/contact-us')
    expect(address.searchParams.get('inquiryType')).toBe('general')
    expect(address.searchParams.get('subject')).toBe('Application: Senior AI Engineer')
    expect(address.searchParams.get('message')).toContain('the position Senior AI Engineer')
  })
})

describe('an application without an open position', () => {
  it('continues in the request for early access, with the input', async () => {
    await render(<Filled />)
    await field('Email').fill('noah@firm.example')
    await field('What would you like to work on?').fill('Rosters')
    await page.getByRole('button', { name: 'Send General Application' }).click()
    await expect.element(dialog()).toBeVisible()
    await expect.element(dialog().getByRole('textbox', { name: 'Email' })).toHaveValue('noah@firm.example')
    await expect
      .element(dialog().getByRole('textbox', { name: 'Anything else we should know?' }))
      .toHaveValue('General application: Rosters')
    expect(recordedEvents()).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'nav_careers' },
    ])
  })

  it('continues in the contact form without scripts, and keeps the email out of the URL', async () => {
    await render(<Filled />)
    await field('Email').fill('noah@firm.example')
    await field('What would you like to work on?').fill('Rosters')
    const form = page.getByRole('button', { name: 'Send General Application' }).element().closest('form')
    expect(form?.getAttribute('action')).toBe('/contact-us')
    expect(form?.method).toBe('get')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      inquiryType: 'general',
      subject: 'General application',
      message: 'Rosters',
    })
  })

  it('links back to the positions', async () => {
    await render(<Filled />)
    const link = page.getByRole('link', { name: 'View All Open Positions' })
    await expect.element(link).toHaveAttribute('href', '#open-positions')
    await expect
      .element(page.getByRole('region', { name: 'Open Positions' }))
      .toHaveAttribute('id', 'open-positions')
  })
})

describe('sample content', () => {
  it.each(['Benefits', 'Additional Perks'])('%s is tagged as a sample', async (name) => {
    await render(<Filled />)
    const section = page.getByRole('region', { name })
    await expect.element(section.getByText('Sample', { exact: true })).toBeVisible()
    await expect.element(section.getByText(/None of it is an offer/)).toBeVisible()
  })
})
