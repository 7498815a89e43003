/** The first steps of a business in the words of its trade. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Agency, Consultancy, Empty } from '../../stories/dashboards/first-day.stories.tsx'

it('a consultancy starts with hours and invoices, and no till is named', async () => {
  await render(<Consultancy />)
  await expect
    .element(page.getByRole('heading', { name: 'Import your timesheets and invoices' }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'connect your accounting software' })).toBeVisible()
  await expect.element(page.getByText('needs timesheets')).toBeVisible()
  expect(page.getByText(/\btill\b/).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Which file do I need from Xero?' })).toBeVisible()
})

it('an agency starts with its commissions', async () => {
  await render(<Agency />)
  await expect.element(page.getByRole('heading', { name: 'Import your commissions' })).toBeVisible()
  expect(page.getByText(/\btill\b/).elements()).toEqual([])
})

it('a café starts with its till', async () => {
  await render(<Empty />)
  await expect.element(page.getByRole('link', { name: 'connect your till' })).toBeVisible()
})
