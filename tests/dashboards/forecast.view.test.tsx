/** Forecasts on Finance and on the Overview: drawn, read out, tabled, and the sentences where there is none. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import listForecasts from '../../fixtures/kpi/listForecasts.json'
import * as finance from '../../stories/dashboards/finance.stories.tsx'
import * as overview from '../../stories/dashboards/overview.stories.tsx'
import { money } from '../../web/kit/formats.ts'

const forecasts = decodeOrThrow(api.listForecasts.output, listForecasts.body, 'the forecasts')
const weeks = forecasts.find(({ measure }) => measure === 'revenue')?.weeks ?? []
const [value, low, high] = (['value', 'low', 'high'] as const).map((key) => money(weeks.at(-1)?.[key] ?? 0))
const [first] = weeks
const region = (name: RegExp) => page.getByRole('region', { name })
const revenue = region(/^Revenue fell 8%/)

describe('on Finance, the forecast', () => {
  it('is said with its range and its skill, and drawn', async () => {
    await render(<finance.Filled />)
    await expect
      .element(
        revenue.getByText(
          `Eight times out of ten, revenue lands between ${low} and ${high} in the week of 7 December.`,
        ),
      )
      .toBeVisible()
    await expect
      .element(revenue.getByText('12% more accurate than repeating last week’s figure'))
      .toBeVisible()
    await expect
      .poll(() => revenue.getByRole('application').element().textContent)
      .toContain(`in the week of 7 December${value}`)
    await expect
      .element(region(/^Margin is/).getByText(/^Profit margin.* Eight times out of ten/))
      .toBeVisible()
  })

  it('is reached after the latest week with the arrow keys', async () => {
    await render(<finance.Filled />)
    const drawing = revenue.getByRole('application')
    await expect.element(drawing).toBeVisible()
    expect(drawing.element().getAttribute('aria-label')).toContain('Eight times out of ten')
    drawing.element().focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    const words = `Week 47, from 16 Nov 2026: forecast ${money(first?.value ?? 0)}, eight times out of ten between ${money(first?.low ?? 0)} and ${money(first?.high ?? 0)}`
    await expect.element(revenue.getByRole('status')).toHaveTextContent(words)
    await userEvent.keyboard('{Home}')
    await expect.element(revenue.getByRole('status')).toHaveTextContent(/^Week 21, from 18 May 2026/)
  })

  it('is in the table, below the weeks on record', async () => {
    await render(<finance.Filled />)
    await revenue.getByRole('button', { name: 'Table' }).click()
    const last = revenue.getByRole('row').last()
    await expect.element(last).toHaveTextContent(`forecast ${value} (${low} to ${high})`)
  })

  it('is replaced by a sentence when it is too early, or has no skill', async () => {
    const { unmount } = await render(<finance.ForecastTooEarly />)
    await expect
      .element(
        page.getByText('Too early for a forecast. It takes 13 weeks on record; so far there are 5.').first(),
      )
      .toBeVisible()
    await unmount()
    await render(<finance.ForecastWithoutSkill />)
    await expect
      .element(
        revenue.getByText(
          'No forecast is shown: over four weeks, none has been more accurate than simply repeating last week’s figure.',
        ),
      )
      .toBeVisible()
    expect(page.getByText('Forecast, likely range').elements()).toEqual([])
  })

  it('can be loaded again when it failed, while the chart shows the record', async () => {
    await render(<finance.ForecastLoadError />)
    await expect.element(revenue.getByText('The forecast could not be loaded.')).toBeVisible()
    await revenue.getByRole('button', { name: /^Try again/ }).click()
    await expect.element(revenue.getByText('Forecast, likely range')).toBeVisible()
  })

  it('is waited for, so that the charts are drawn once', async () => {
    await render(<finance.ForecastLoading />)
    await expect.element(region(/^Figures for/)).toBeVisible()
    await expect.element(page.getByRole('status', { name: 'Loading revenue by week' })).toBeVisible()
  })
})

describe('on the Overview, the forecast', () => {
  it('is one line with a link to Finance', async () => {
    await render(<overview.Filled />)
    const figures = region(/^Figures for/)
    await expect
      .element(
        figures.getByText(
          `Revenue should be about ${value}, eight times out of ten between ${low} and ${high}, in the week of 7 December.`,
        ),
      )
      .toBeVisible()
    await expect
      .element(figures.getByRole('link', { name: 'See the forecast' }))
      .toHaveAttribute('href', '/dashboard/finance')
  })

  it('is replaced by a sentence when there is none', async () => {
    const { unmount } = await render(<overview.ForecastTooEarly />)
    await expect.element(page.getByText(/^Too early for a forecast/)).toBeVisible()
    await unmount()
    await render(<overview.ForecastWithoutSkill />)
    await expect.element(page.getByText(/^No forecast is shown/)).toBeVisible()
  })
})
