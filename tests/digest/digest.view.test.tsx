/**
 * The digest as a page: its figures open their receipts, its decision leads into the product, and the month is one click
 * away.
 */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Empty, Filled, LoadError } from '../../stories/digest/digest.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

const heading = (name: RegExp | string) => page.getByRole('heading', { name })

it('opens the receipt of a figure, and links its decision to the product', async () => {
  await render(<Filled />)
  await expect.element(heading(/^An ordinary week/)).toBeVisible()
  await page.getByRole('button', { name: '$17,458 receipt 1', exact: true }).click()
  await expect
    .element(page.getByRole('button', { name: /^1 ?Revenue/ }))
    .toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(page.getByRole('button', { name: 'Decide this' }))
    .toHaveAttribute('href', expect.stringContaining('/nudges?advisory='))
})

it('shows the last month', async () => {
  await render(<Filled />)
  await expect.element(heading(/^An ordinary week/)).toBeVisible()
  await clickLabel(page.getByRole('radio', { name: 'Month' }))
  await expect.element(heading('Revenue fell $1,864 a week in October 2026')).toBeVisible()
})

it('leads a business without records to its first file', async () => {
  await render(<Empty />)
  await expect.element(heading('Nothing is on record yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Import a file' }))
    .toHaveAttribute('href', expect.stringContaining('/imports'))
})

it('loads again after a failure', async () => {
  await render(<LoadError />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading(/^An ordinary week/)).toBeVisible()
})
