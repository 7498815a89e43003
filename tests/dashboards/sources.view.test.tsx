import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OwnBusiness } from '../../stories/dashboards/finance-series.stories.tsx'
import { Filled } from '../../stories/dashboards/overview.stories.tsx'
import { Broken, FirstWeek, Stale } from '../../stories/dashboards/sources.stories.tsx'

const line = () => page.getByRole('list', { name: 'Where these figures come from' })

describe('the line below the figures', () => {
  it('names the file and its age, and leads to a newer one', async () => {
    await render(<Stale />)
    await expect.element(line().getByText('Sales from till-1-9-nov.csv, up to 8 Nov 2026')).toBeVisible()
    await expect.element(line().getByText('Newest record is 12 days old')).toBeVisible()
    await expect.element(line().getByRole('link', { name: 'Import a newer file' })).toBeVisible()
  })

  it('marks a system that sends what cannot be read', async () => {
    await render(<Broken />)
    await expect
      .element(line().getByText('3 messages could not be read, so sales may be too low'))
      .toBeVisible()
    await expect.element(line().getByRole('link', { name: 'Check the connection' })).toBeVisible()
    await expect.element(line().getByText(/^Costs from till-1-9-nov\.csv, up to/)).toBeVisible()
    expect(line().getByRole('link').elements()).toHaveLength(1)
  })

  it('is absent in a demo, whose figures are samples', async () => {
    await render(<Filled />)
    await expect.element(page.getByRole('button', { name: 'Ask Advisor' }).first()).toBeVisible()
    expect(line().query()).toBeNull()
  })
})

it('shows growth, and no index, in the user’s own business', async () => {
  await render(<Stale />)
  await expect.element(page.getByText(/^Revenue down [\d.]+% in week \d+ of 2026/)).toBeVisible()
  expect(page.getByText(/Year-to-date growth/).query()).toBeNull()
})

it('shows the growth of the user’s own business in Finance, and no index', async () => {
  await render(<OwnBusiness />)
  await expect
    .element(page.getByText(/in week \d+ of 2026, against the same week a year before/))
    .toBeVisible()
  expect(page.getByText('Year-to-date growth').query()).toBeNull()
})

it('shows the revenue of the user’s own business while no growth is on record', async () => {
  await render(<FirstWeek />)
  await expect.element(page.getByText(/^\$[\d,]+ in week \d+$/)).toBeVisible()
})
