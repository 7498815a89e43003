import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Preview } from '../../stories/import/ledger.stories.tsx'

it('says what the accounts of a ledger count as, and calls debits no money out', async () => {
  await render(<Preview />)
  const note = page.getByRole('region', { name: 'General ledger' })
  await expect.element(note.getByText('Counts as sales: Sales.')).toBeVisible()
  await expect.element(note.getByText('Counts as costs: Wages.')).toBeVisible()
  await expect.element(note.getByText(/things you bought to keep: Ovens\./)).toBeVisible()
  await expect.element(note.getByText(/counts as neither: Drawings, GST and Westpac 3391/)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /Debits, and as many credits/ })).toBeVisible()
  await expect.element(page.getByText('Debit', { exact: true }).first()).toBeVisible()
  await expect.poll(() => document.body.textContent).not.toMatch(/Money (?:out|in)/)
})
