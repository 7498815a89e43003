import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { List, Preview, PreviewOlder } from '../../stories/import/debtors.stories.tsx'

it('shows what a list of debtors says before it is recorded', async () => {
  await render(<Preview />)
  await expect.element(page.getByText('3 customers owe money as of')).toBeVisible()
  const lead = page.getByRole('heading', { level: 1 })
  await expect
    .element(lead)
    .toHaveTextContent('What customers owed on Saturday 31 October 2026 will be recorded')
  await expect
    .element(page.getByText(/debts?, \$2,385\.50 in all\. Weekly figures and revenue do not change/))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Overdue $870' })).toBeVisible()
  await expect.element(page.getByText(/weeks? will change/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Revenue does not change.')).toBeVisible()
})

it('says that a newer list stays the latest', async () => {
  await render(<PreviewOlder />)
  await expect.element(page.getByText('The list of 15 Nov 2026 stays the latest')).toBeVisible()
})

it('lists who owes money, largest first', async () => {
  await render(<List />)
  await expect.element(page.getByRole('cell', { name: 'Tern Catering' })).toBeVisible()
  await expect.element(page.getByText('As of Saturday 31 October 2026, from your latest list.')).toBeVisible()
})
