import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listKpis from '../../fixtures/kpi/listKpis.json'
import {
  Empty,
  Filled,
  FirstWeek,
  LoadError,
  Loading,
  Narrow,
  WithoutCount,
} from '../../stories/dashboards/overview.stories.tsx'
import { money, percent } from '../../web/kit/formats.ts'
import { yearToDateGrowth } from '../../web/kpi/growth.ts'

const rise = 'Your largest supplier’s prices go up 6% on 1 December'
const latest = listKpis.body.at(-1)
/** The only week that is on record in both years. */
const yearBefore = listKpis.body[0]?.revenue ?? Number.NaN
const growth = (100 * ((latest?.revenue ?? 0) - yearBefore)) / yearBefore
const figures = page.getByRole('region', { name: 'Figures for week 46' })
const unnamed = page.getByRole('region', { name: 'Weekly figures' })
const dashboards = page.getByRole('navigation', { name: 'Dashboards' })
const top = (element: Element) => element.getBoundingClientRect().top

afterEach(() => page.viewport(1440, 900))

describe('the figures on a phone', () => {
  it('are in rows of equal height without gaps', async () => {
    await page.viewport(390, 844)
    await render(<Narrow />)
    await expect.element(figures.getByText('on the same week last year').first()).toBeVisible()
    for (const words of figures.getByText('on the week before', { exact: true }).elements()) {
      const line = words.closest('dd')
      expect(line?.clientHeight).toBe(20)
      expect(line?.nextElementSibling?.clientHeight).toBe(20)
    }
  })
})

describe('the Overview', () => {
  it('greets by time of day, and gives day and week', async () => {
    await render(<Filled />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good morning' })).toBeVisible()
    await expect.element(page.getByText('Friday 20 November 2026 · Week 47')).toBeVisible()
  })

  it('gives the week of its figures and the week they are compared with', async () => {
    await render(<Filled />)
    await expect
      .element(page.getByText(/^Revenue in week 46 was down on the week before and margin slipped/))
      .toBeVisible()
    expect(figures.getByText('on the week before', { exact: true }).elements()).toHaveLength(3)
    expect(figures.getByText('Week before', { exact: true }).elements()).toHaveLength(3)
    await expect
      .element(dashboards.getByText(/transactions in week 46, 6% fewer than the week before$/))
      .toBeVisible()
  })

  it('says that sales are not counted, where only totals are on record', async () => {
    await render(<WithoutCount />)
    await expect
      .element(dashboards.getByText(/in week 46; the number of sales isn’t on record$/))
      .toBeVisible()
    await expect.element(dashboards.getByText('No weekly figures have come in yet')).not.toBeInTheDocument()
  })

  it.each([360, 720, 1024])('does not break a change between its words at %i px', async (width) => {
    await page.viewport(width, 844)
    await render(<Filled />)
    await expect.element(figures.getByText('on the week before').first()).toBeVisible()
    for (const words of figures.getByText('on the week before', { exact: true }).elements())
      expect(words.getClientRects()).toHaveLength(1)
    for (const words of figures.getByText('Week before', { exact: true }).elements()) {
      const room = words.parentElement?.clientWidth ?? 0
      if (room < 140) expect(getComputedStyle(words).display, `in ${room} px`).toBe('none')
    }
  })

  it('shows the latest figures, each of which opens its records', async () => {
    await render(<Filled />)
    await expect.element(figures.getByText(money(latest?.revenue ?? 0), { exact: true })).toBeVisible()
    for (const [name, key] of [
      ['Weekly revenue', 'revenue'],
      ['Profit margin', 'profit_margin'],
      ['Cash runway', 'cash_runway_weeks'],
    ] as const) {
      const link = figures.getByRole('link', { name })
      await expect.element(link).toHaveAttribute('href', `/dashboard?kpi=${key}`)
      await expect.element(figures.getByRole('img', { name: `${name} over the last 8 weeks` })).toBeVisible()
    }
    // Forced, because the link covers the whole card, and this text with it.
    await figures.getByText(money(latest?.revenue ?? 0), { exact: true }).click({ force: true })
    const behind = page.getByRole('complementary', { name: 'The records behind weekly revenue' })
    await expect.element(behind.getByRole('row', { name: /^Week 46, from 9 Nov 2026/ })).toBeVisible()
    await behind.getByRole('button', { name: 'Close' }).click()
    await expect.element(figures.getByRole('link', { name: 'Weekly revenue' })).toHaveFocus()
  })

  it('gives the growth that is on record', async () => {
    await render(<Filled />)
    const fell = percent(-growth)
    await expect
      .element(
        dashboards.getByText(`Revenue down ${fell} in week 46 of 2026, on the same week a year before`),
      )
      .toBeVisible()
  })

  it('gives the index of the specification where a demo has no year to compare with, and says what it is', async () => {
    await render(<FirstWeek />)
    const index = percent(yearToDateGrowth(latest?.revenue ?? 0))
    await expect
      .element(dashboards.getByText(`Year-to-date growth ${index} at week 46’s revenue`))
      .toBeVisible()
    await dashboards.getByRole('link', { name: 'Finance' }).hover()
    await expect
      .element(page.getByText(/^An index that the specification sets, not growth/).first())
      .toBeVisible()
  })

  it('tags its sample alerts and links to all of them', async () => {
    await render(<Filled />)
    const alerts = page.getByRole('region', { name: 'Alerts' })
    await expect.element(alerts.getByText('Sample', { exact: true })).toBeVisible()
    await expect.element(alerts.getByRole('heading', { name: rise })).toBeVisible()
    await expect
      .element(alerts.getByRole('link', { name: 'All risk alerts' }))
      .toHaveAttribute('href', '/dashboard/risk')
  })

  it('lets the user ask the Advisor about an alert, by keyboard', async () => {
    await render(<Filled />)
    const ask = page.getByRole('button', { name: 'Ask Advisor' })
    await expect.element(page.getByRole('textbox', { name: 'Message to Agent' })).toBeVisible()
    await expect.element(ask.first()).toHaveAccessibleDescription(rise)
    ask.nth(1).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('tab', { name: 'Advisor' })).toHaveAttribute('aria-selected', 'true')
    const message = page.getByRole('textbox', { name: 'Message to Advisor' })
    await expect.element(message).toHaveValue('What if insurance costs 10% more?')
    await expect.element(message).toHaveFocus()
  })

  it('asks in the sheet on a phone', async () => {
    await page.viewport(390, 844)
    await render(<Narrow />)
    const ask = page.getByRole('button', { name: 'Ask Advisor' }).first()
    await expect.element(ask).toBeVisible()
    expect(ask.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await ask.click()
    const sheet = page.getByRole('dialog', { name: 'Advisors' })
    await expect
      .element(sheet.getByRole('textbox', { name: 'Message to Advisor' }))
      .toHaveValue('What if supplies cost 3% more?')
    await sheet.getByRole('button', { name: 'Close the advisors' }).click()
    await expect.element(ask).toHaveFocus()
  })

  it('compares nothing in the first week', async () => {
    await render(<FirstWeek />)
    await expect.element(figures.getByText(money(latest?.revenue ?? 0), { exact: true })).toBeVisible()
    expect(figures.getByText('No earlier week to compare').elements()).toHaveLength(3)
    expect(figures.getByText('on the week before').elements()).toHaveLength(0)
  })

  it('says so when there are no figures', async () => {
    await render(<Empty />)
    await expect
      .element(unnamed.getByText('The first week’s figures will appear here once they come in.'))
      .toBeVisible()
    await expect
      .element(page.getByText('No weekly figures have come in yet. Nothing urgent is waiting for you.'))
      .toBeVisible()
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(unnamed.element().querySelector('[aria-busy=true]')).not.toBeNull()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The weekly figures could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(figures.getByText(money(latest?.revenue ?? 0), { exact: true })).toBeVisible()
  })

  it('shows alerts before shortcuts in a narrow window', async () => {
    await page.viewport(390, 844)
    await render(<Narrow />)
    await expect.element(dashboards).toBeVisible()
    expect(top(dashboards.element())).toBeGreaterThan(
      top(page.getByRole('region', { name: 'Alerts' }).element()),
    )
  })
})
