/** Saved views: opened by their address, saved as shown, renamed, removed and taken back, and refused in words. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Empty,
  Filled,
  LoadError,
  Narrow,
  OfLog,
  Refused,
} from '../../stories/dashboards/saved-views.stories.tsx'
import { viewAddress, viewQuery } from '../../web/search/view-query.ts'

const menu = page.getByRole('dialog', { name: 'Views' })
const nameField = menu.getByLabelText('Save this view as')

it('are those of the screen, each at its address', async () => {
  const { unmount } = await render(<Filled />)
  await expect
    .element(menu.getByRole('link', { name: 'Year by month' }))
    .toHaveAttribute('href', '/dashboard/finance?range=52w&by=month')
  expect(menu.getByRole('link').elements()).toHaveLength(1)
  await unmount()
  await render(<OfLog />)
  await expect
    .element(menu.getByRole('link', { name: 'Decisions of people' }))
    .toHaveAttribute('href', '/audit?kinds=advisory&actor=people')
})

it('are removed and renamed, with a way back, by keyboard too', async () => {
  await render(<Filled />)
  await menu.getByRole('button', { name: 'Remove Year by month' }).click()
  await expect.element(page.getByText('The year removed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Saved as Year by month')).toBeVisible()
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const rename = menu.getByRole('button', { name: 'Rename Year by month' })
  await expect.element(rename).toBeVisible()
  rename.element().focus()
  await userEvent.keyboard('{Enter}')
  await menu.getByLabelText('New name').fill('The year')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Renamed to The year')).toBeVisible()
})

it('save what is shown', async () => {
  await render(<Empty />)
  await expect.element(menu.getByText(/^No views yet/)).toBeVisible()
  await nameField.fill('Year by month')
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved as Year by month')).toBeVisible()
})

it('say what is wrong with a name', async () => {
  await render(<Refused />)
  await nameField.fill('Year by month')
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^name must differ from the names of your other views/)).toBeVisible()
  await expect.element(nameField).toHaveValue('Year by month')
})

it('are within the window of a phone', async () => {
  await page.viewport(390, 844)
  await render(<Narrow />)
  await expect.element(menu.getByRole('button', { name: 'Remove Year by month' })).toBeVisible()
  await expect.poll(() => menu.element().getBoundingClientRect().right).toBeLessThanOrEqual(382)
  expect(menu.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(8)
  await page.viewport(1440, 900)
})

it('load again after a failure', async () => {
  await render(<LoadError />)
  await menu.getByRole('button', { name: 'Try again' }).click()
  await expect.element(menu.getByRole('link', { name: 'Year by month' })).toBeVisible()
})

it('take of an address what makes up the view, and keep an earlier moment', () => {
  const names = ['range', 'by']
  const address = new URLSearchParams('period=2026-11-09&by=day&range=13w&asOf=61&kpi=revenue')
  expect(viewQuery(address, names)).toBe('range=13w&by=day')
  expect(viewAddress('range=52w&kpi=revenue', names, address)).toBe('?range=52w&asOf=61')
  expect(viewAddress('', names, new URLSearchParams())).toBe('?')
})
