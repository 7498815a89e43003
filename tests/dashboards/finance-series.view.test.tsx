/** The Finance chart: range, grouping and measure in the address, and the drawer of a bar by pointer and by keyboard. */
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import readPeriod from '../../fixtures/kpi/readPeriod.json'
import { Filled } from '../../stories/dashboards/finance.stories.tsx'
import {
  ByDay,
  ByMonth,
  IncomeInBooks,
  MarginChosen,
  NoteForm,
  OnlyWages,
  PeriodLoadError,
  PeriodOpen,
  PeriodOpenNarrow,
  UnclearIncome,
} from '../../stories/dashboards/finance-series.stories.tsx'
import { money } from '../../web/kit/formats.ts'

afterEach(() => page.viewport(1440, 900))

const drawer = () => page.getByRole('complementary', { name: 'The records behind Week 46' })
const week = money(Number(readPeriod.body.period.figures.revenue))

describe('the measure', () => {
  it('is chosen by the cells, with arrow keys between them', async () => {
    await render(<Filled />)
    const cell = (name: string) => page.getByRole('radio', { name })
    await expect.element(cell('Weekly revenue')).toBeChecked()
    await cell('Weekly revenue').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(cell('Profit margin')).toBeChecked()
    await expect.element(page.getByRole('heading', { level: 2, name: /^Profit margin fell/ })).toBeVisible()
  })

  it('has the target of the focus in its chart', async () => {
    await render(<MarginChosen />)
    await expect.element(page.getByRole('heading', { level: 2, name: /^Profit margin fell/ })).toBeVisible()
    await expect.element(page.getByText('Target 13.0% by 31 Dec, off track')).toBeInTheDocument()
  })
})

describe('the range', () => {
  it('is shown by day where it is short, and by month', async () => {
    await render(<ByDay />)
    await expect.element(page.getByRole('radio', { name: 'Day' })).toBeChecked()
    await expect
      .element(page.getByRole('heading', { level: 2, name: /on Sunday 15 November$/ }))
      .toBeVisible()
  })

  it('of a year says how weeks are counted in months', async () => {
    await render(<ByMonth />)
    await expect.element(page.getByText(/A week counts in the month of its Thursday\./)).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Day' })).not.toBeInTheDocument()
  })

  it('of one’s own refuses dates that are turned round', async () => {
    await render(<Filled />)
    await page.getByRole('button', { name: '18 May to 15 Nov 2026' }).click()
    const dates = page.getByRole('dialog', { name: 'Choose dates' })
    await dates.getByLabelText('First day').fill('2026-11-15')
    await dates.getByLabelText('Last day').fill('2026-10-19')
    await dates.getByRole('button', { name: 'Show these dates' }).click()
    await expect.element(dates.getByText(/The last day must be on or after the first/)).toBeVisible()
  })
})

describe('a bar', () => {
  it('opens from the chart by Enter, and Escape returns to it', async () => {
    await render(<PeriodOpen />)
    await expect.element(drawer().getByText(week, { exact: true })).toBeVisible()
    await expect.element(drawer().getByRole('heading', { level: 2, name: 'Week 46' })).toHaveFocus()
    // The drawer and the chart load side by side, and the focus cannot return to a chart that is not there yet.
    const chart = page.getByRole('application', { name: /^Revenue over 26 periods/ })
    await expect.element(chart).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(chart).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer()).toBeVisible()
  })

  it('has its days, its notes and its event, and arrow keys go from week to week', async () => {
    await render(<PeriodOpen />)
    await expect.element(drawer().getByRole('row', { name: /^Sun/ })).toBeVisible()
    await expect.element(drawer().getByText('Road works on Vulture Street')).toBeVisible()
    await expect
      .element(drawer().getByRole('link', { name: `Recorded as event ${readPeriod.body.position}` }))
      .toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect
      .element(page.getByRole('complementary', { name: 'The records behind Week 45' }))
      .toBeVisible()
  })

  it('takes a note, and asks for what is missing', async () => {
    await render(<NoteForm />)
    const form = drawer().getByRole('form', { name: 'Write a note' })
    await expect.element(form.getByLabelText('First day')).toHaveValue('2026-11-09')
    await form.getByRole('button', { name: 'Record this note' }).click()
    await expect.element(form.getByText('Say in a few words what happened.')).toBeVisible()
  })

  it('says when its records could not be loaded, and loads them again', async () => {
    await render(<PeriodLoadError />)
    await expect.element(drawer().getByText('The records for this period could not be loaded.')).toBeVisible()
    await drawer().getByRole('button', { name: 'Try again' }).click()
    await expect.element(drawer().getByText(week, { exact: true })).toBeVisible()
  })

  it('is a sheet on a phone', async () => {
    await page.viewport(390, 844)
    await render(<PeriodOpenNarrow />)
    const sheet = page.getByRole('dialog', { name: 'The records behind Week 46' })
    await expect.element(sheet.getByText(week, { exact: true })).toBeVisible()
  })
})

it('says which income of the books is the revenue, and which money in is not', async () => {
  await render(<IncomeInBooks />)
  const records = page.getByRole('complementary', { name: /^The records behind/ })
  await expect
    .element(records.getByText(/income in your books: “Letting fees”, “Property management fees”/))
    .toBeVisible()
  await expect
    .element(records.getByText(/Not counted as revenue: “Interest income”, “Loan from director”\./))
    .toBeVisible()
})

it('says that wages alone give no margin', async () => {
  await render(<OnlyWages />)
  await expect.element(page.getByText(/^Only wages are on record for these dates\./)).toBeVisible()
})

it('says why a ledger gives no revenue', async () => {
  await render(<UnclearIncome />)
  await expect.element(page.getByText(/money in on “Livestock”, “Wool proceeds” is income/)).toBeVisible()
})
