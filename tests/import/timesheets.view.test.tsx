import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Preview } from '../../stories/import/timesheets.stories.tsx'

it('says what timesheets record, and that revenue does not change', async () => {
  await render(<Preview />)
  const lead = page.getByRole('heading', { level: 1 })
  await expect.element(lead).toHaveTextContent('Timesheets of six weeks will be recorded')
  await expect.element(page.getByText('30 timesheet rows from')).toBeVisible()
  await expect.element(page.getByText('revenue does not change')).toBeVisible()
})
