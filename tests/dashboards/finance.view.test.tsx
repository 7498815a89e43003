import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listKpis from '../../fixtures/kpi/listKpis.json'
import {
  DrillDown,
  DrillDownQuestion,
  Empty,
  Filled,
  FirstWeek,
  LayoutChanged,
  LoadError,
  Loading,
  Narrow,
} from '../../stories/dashboards/finance.stories.tsx'
import { money, percent } from '../../web/kit/formats.ts'
import { yearToDateGrowth } from '../../web/kpi/growth.ts'

const latest = listKpis.body.at(-1)
/** The only week that is on record in both years. */
const yearBefore = listKpis.body[0]?.revenue ?? Number.NaN
const growth = (100 * ((latest?.revenue ?? 0) - yearBefore)) / yearBefore
const revenueTitle = `Revenue fell 8% to ${money(latest?.revenue ?? 0)} in week 46`
const region = (name: string | RegExp) => page.getByRole('region', { name })
const revenue = region(revenueTitle)
afterEach(() => page.viewport(1440, 900))

describe('Finance', () => {
  it('shows the four figures of the week, then growth, and last the index that says what it is', async () => {
    await render(<Filled />)
    const figures = region('Figures for week 46')
    for (const name of ['Weekly revenue', 'Profit margin', 'Cash runway', 'Weekly transactions'])
      await expect.element(figures.getByRole('radio', { name, exact: true })).toBeVisible()
    const index = percent(yearToDateGrowth(latest?.revenue ?? 0))
    const all = figures.getByText(/^(?:Growth in revenue|Year-to-date growth)$/)
    await expect.element(all.nth(1)).toBeVisible()
    expect(all.elements().map(({ parentElement }) => parentElement?.textContent)).toEqual([
      `Growth in revenue ${percent(growth)} in week 46 of 2026, against the same week a year before`,
      expect.stringContaining(`Year-to-date growth ${index} at week 46’s revenue`),
    ])
    await figures.getByRole('button', { name: /^How it is worked out/ }).hover()
    await expect
      .element(page.getByText(/^Weekly revenue times 52, divided by 100,000, with a percent sign: an index/))
      .toBeVisible()
  })

  it('compares each figure with the same week last year', async () => {
    await render(<Filled />)
    const [yearBefore] = listKpis.body
    const figures = region('Figures for week 46')
    const lost = money((yearBefore?.revenue ?? 0) - (latest?.revenue ?? 0))
    const revenueYear = figures.getByText('on the same week last year').first()
    await expect.element(revenueYear).toBeVisible()
    expect(revenueYear.element().parentElement?.textContent).toContain(`Down ${lost}`)
    expect(figures.getByText('on the same week last year').elements()).toHaveLength(4)
  })

  it('describes the finding of each chart, and tags only the benchmark as a sample', async () => {
    await render(<Filled />)
    for (const title of [
      revenueTitle,
      'Staff is the largest expense, at 34% of revenue',
      'Margin is 0.3 points above the benchmark of 10%',
      'Sunday at 11:00 is one of the two busiest hours, with 42 transactions',
    ])
      await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    expect(page.getByText('Sample', { exact: true }).elements()).toHaveLength(1)
    await expect
      .element(
        page.getByText('Margin averaged 10.8% over the last four weeks, 3.3 points below the four before.'),
      )
      .toBeVisible()
  })

  it('opens the records of a figure, down to the event, and returns the focus', async () => {
    await render(<Filled />)
    await region('Figures for week 46').getByRole('radio', { name: 'Profit margin' }).click()
    const toWeeks = page.getByRole('link', { name: 'All weeks and their events' })
    await toWeeks.click()
    const panel = page.getByRole('complementary', { name: 'The records behind profit margin' })
    await expect.element(panel.getByRole('heading', { level: 2, name: 'Profit margin' })).toHaveFocus()
    const event = panel.getByRole('link', { name: `Event ${latest?.position}, which recorded Week 46` })
    await expect.element(event).toHaveAttribute('href', `/audit?event=${latest?.position}`)
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(toWeeks).toHaveFocus()
  })

  it('lets the user ask the Analyst about an open figure', async () => {
    await render(<DrillDownQuestion />)
    const message = page.getByRole('textbox', { name: 'Message to Analyst' })
    await expect
      .element(message)
      .toHaveValue(`Why did weekly revenue come to ${money(latest?.revenue ?? 0)} in week 46?`)
    await expect.element(page.getByRole('complementary', { name: /^What stands/ })).not.toBeInTheDocument()
  })

  it('opens the Analyst in a sheet on a phone', async () => {
    await page.viewport(390, 844)
    await render(<DrillDownQuestion />)
    const sheet = page.getByRole('dialog', { name: 'Advisors' })
    await expect
      .element(sheet.getByRole('textbox', { name: 'Message to Analyst' }))
      .toHaveValue(`Why did weekly revenue come to ${money(latest?.revenue ?? 0)} in week 46?`)
    await expect.element(page.getByRole('dialog', { name: /^What stands/ })).not.toBeInTheDocument()
    await expect.element(sheet).toBeVisible()
  })

  it('opens with a figure by its address', async () => {
    await render(<DrillDown />)
    await expect
      .element(page.getByRole('complementary', { name: 'The records behind weekly revenue' }))
      .toBeVisible()
  })

  it('compares nothing in the first week, but still draws it', async () => {
    await render(<FirstWeek />)
    await expect
      .element(
        page.getByRole('heading', { name: `Revenue came to ${money(latest?.revenue ?? 0)} in week 46` }),
      )
      .toBeVisible()
    await expect.element(page.getByText('Insights appear here once two weeks are on record.')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('says so when there are no figures', async () => {
    await render(<Empty />)
    await expect
      .element(page.getByText('Hours will appear here once sales with a time are on record.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Connect a source' }).first())
      .toHaveAttribute('href', '/connections')
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('status', { name: 'Loading revenue by week' })).toBeVisible()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The weekly figures could not be loaded.')).toBeVisible()
    await expect.element(page.getByText('The hourly figures could not be loaded.')).toBeVisible()
    await region('Weekly figures').getByRole('button', { name: 'Try again' }).click()
    await expect.element(revenue).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(region(/^Sunday at 11:00/)).toBeVisible()
  })
})

describe('the panels', () => {
  it('keep their arrangement, which is also the reading order', async () => {
    await render(<LayoutChanged />)
    await expect.element(revenue).toBeVisible()
    const order = [...document.querySelectorAll<HTMLElement>('[data-grid-panel]')].map(
      (one) => one.dataset.gridPanel,
    )
    expect(order.slice(0, 2)).toEqual(['revenue', 'figures'])
  })

  it('are in one column in default order on a phone', async () => {
    await page.viewport(390, 844)
    await render(<Narrow />)
    await expect.element(region('Figures for week 46')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Arrange panels' })).not.toBeInTheDocument()
  })
})
