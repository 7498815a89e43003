import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Brief } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import generateBriefForecast from '../../fixtures/brief/generateBrief.forecast.json'
import getBriefWorking from '../../fixtures/brief/getBriefWorking.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import { Forecast, Open, OpenNotInList, WorkingLoadError } from '../../stories/brief/brief.stories.tsx'

const first = decodeOrThrow(Brief, listLatestBriefs.body[0], 'the newest brief')
const ahead = decodeOrThrow(Brief, generateBriefForecast.body, 'a brief on what will be')

describe('a brief', () => {
  it('shows the chart of the measure it speaks of, and says it in words', async () => {
    await render(<Open />)
    const chart = page.getByRole('region', { name: first.chart?.title, exact: true })
    await expect.element(chart).toBeVisible()
    await expect.element(chart.getByText(/ by week, .* to .* 2026/)).toBeVisible()
    const drawing = chart.getByRole('application')
    await expect.element(drawing).toHaveAccessibleName(/by week.*Lowest .*, highest .*, latest .*\./)
    await expect.poll(() => drawing.element().querySelector('svg')).not.toBeNull()
    await chart.getByRole('button', { name: 'Table' }).click()
    await expect
      .poll(() => chart.getByRole('row').elements().length)
      .toBe((first.chart?.weeks.length ?? 0) + (first.chart?.forecast?.length ?? 0) + 1)
  })

  it('draws a forecast with its band', async () => {
    await render(<Forecast />)
    const chart = page.getByRole('region', { name: ahead.chart?.title, exact: true })
    await expect
      .element(chart.getByRole('application'))
      .toHaveAccessibleName(/eight times out of ten between/)
    await expect.element(chart.getByText('Forecast, likely range')).toBeVisible()
  })

  it('shows the working behind one press, by keyboard too, with formula, rows and sums', async () => {
    await render(<OpenNotInList />)
    const button = page.getByRole('button', { name: 'Show the working' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    const working = page.getByRole('region', { name: 'The working' })
    await expect.element(working.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(working.getByRole('heading', { level: 3 }).elements()).toHaveLength(getBriefWorking.body.length)
    const [figure] = getBriefWorking.body
    const sums = working.getByRole('row', { name: /^Sum / })
    await expect.element(sums.first()).toBeVisible()
    await expect
      .element(working.getByText(figure?.figure.shown ?? 'none', { exact: true }).first())
      .toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(working).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('says that the working did not load, and Try again loads it', async () => {
    await render(<WorkingLoadError />)
    await page.getByRole('button', { name: 'Show the working' }).click()
    await expect.element(page.getByText('The working could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('row', { name: /^Sum / }).first()).toBeVisible()
  })
})
