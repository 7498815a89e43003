/** The record of accepted advice, and its one line on Advisories and in the log. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import readScore from '../../fixtures/advisory/readScore.json'
import { Decided } from '../../stories/advisory/advisory.stories.tsx'
import * as record from '../../stories/advisory/record.stories.tsx'
import { Filled as LogFilled } from '../../stories/decision-log/decision-log.stories.tsx'

const score = decodeOrThrow(api.readScore.output, readScore.body, 'the score')
const [all] = score.groups

describe('the record', () => {
  it('says how often advice came true, and how doing nothing did', async () => {
    await render(<record.Filled />)
    const figures = page.getByRole('region', { name: 'Score of accepted advice' })
    const told = (all?.hits ?? 0) + (all?.misses ?? 0)
    await expect.element(figures.getByText(`${all?.hits} of ${told}`, { exact: true })).toBeVisible()
    await expect.element(figures.getByText('Doing nothing')).toBeVisible()
  })

  it('lists each piece with what was promised, found, and its verdict', async () => {
    await render(<record.Filled />)
    const rows = page.getByRole('region', { name: 'Done' }).getByRole('row')
    await expect.element(rows.first()).toBeVisible()
    expect(rows.elements()).toHaveLength(score.settled.length + 1)
    for (const { id, title } of score.settled)
      await expect
        .element(page.getByRole('link', { name: title }))
        .toHaveAttribute('href', `/nudges?advisory=${id}`)
    for (const name of ['By style', 'By measure'])
      await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible()
  })

  it('is empty before any advice was scored, and can be loaded again', async () => {
    const { unmount } = await render(<record.Empty />)
    await expect.element(page.getByText(/^No advice has been scored yet/)).toBeVisible()
    await unmount()
    await render(<record.LoadError />)
    await expect.element(page.getByText('The track record could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('region', { name: 'Done' })).toBeVisible()
  })

  it('is linked from the Decision Log, and links back', async () => {
    const { unmount } = await render(<LogFilled />)
    await expect
      .element(page.getByRole('link', { name: 'Track record' }))
      .toHaveAttribute('href', '/audit?view=record')
    await unmount()
    await render(<record.Filled />)
    await expect.element(page.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/audit')
  })
})

it('accepted advice says what is expected of it', async () => {
  await render(<Decided />)
  await expect.element(page.getByText(/^Revenue to average .* eight times out of ten between/)).toBeVisible()
})
