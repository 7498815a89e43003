import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Asked, Preview, SalesAfterBooks, Told } from '../../stories/import/ledger.stories.tsx'

it('says what the accounts of a ledger count as, and calls debits no money out', async () => {
  await render(<Preview />)
  const note = page.getByRole('region', { name: 'General ledger' })
  await expect.element(note.getByText('Counts as sales: Sales.')).toBeVisible()
  await expect.element(note.getByText('Counts as costs: Wages.')).toBeVisible()
  await expect.element(note.getByText(/things you bought to keep: Ovens\./)).toBeVisible()
  await expect.element(note.getByText(/counts as neither: Drawings, GST and Westpac 3391/)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /Debits \(and equal credits\)/ })).toBeVisible()
  await expect.element(page.getByText('Debit', { exact: true }).first()).toBeVisible()
  await expect.poll(() => document.body.textContent).not.toMatch(/Money (?:out|in)/)
})

const accounts = page.getByRole('region', { name: 'What your accounts are for' })

it('asks what unclear costs are once their ledger is on record, and shows the answer', async () => {
  await render(<Asked />)
  await expect.element(accounts.getByText(/Costs aren’t shown yet/)).toBeVisible()
  await expect.element(accounts.getByText('$9,000.00')).toBeVisible()
  const use = accounts.getByRole('button', { name: 'Use these answers' })
  await accounts.getByRole('radio', { name: 'Bought to keep', exact: true }).click()
  await use.click()
  await expect.element(accounts.getByText(/^Ovens: bought to keep/)).toBeVisible()
  await expect.element(accounts.getByText(/Costs aren’t shown yet/)).not.toBeInTheDocument()
})

it('takes an answer back', async () => {
  await render(<Told />)
  await accounts.getByRole('button', { name: 'Take back: Ovens: bought to keep' }).click()
  await expect.element(accounts.getByText(/Costs aren’t shown yet/)).toBeVisible()
})

it('names the weeks whose revenue comes from the books, before sales take their place', async () => {
  await render(<SalesAfterBooks />)
  await expect
    .element(page.getByRole('region', { name: 'Revenue from your books' }))
    .toHaveTextContent('14 weeks between 29 June 2026 and 4 Oct 2026 would then have none')
})
