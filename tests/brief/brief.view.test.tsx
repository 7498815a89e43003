import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import getBrief from '../../fixtures/brief/getBrief.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import {
  Empty,
  Filled,
  LoadError,
  Loading,
  NotFound,
  Open,
  OpenLoading,
  OpenNotInList,
  SampleHours,
  SignedOut,
  UnverifiedFigure,
} from '../../stories/brief/brief.stories.tsx'
import { filled } from '../../stories/brief/brief-answers.ts'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'

const briefs = listLatestBriefs.body
const first = briefs[0] ?? getBrief.body
const second = briefs[1] ?? getBrief.body
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const text = () => document.querySelector('main')?.textContent ?? ''

describe('the list of briefs', () => {
  it('shows the latest ten with title, category, date, preview and confidence', async () => {
    await render(<Filled />)
    await expect.element(heading('Briefs')).toBeVisible()
    const list = page.getByRole('region', { name: 'Latest briefs' })
    await expect.element(list).toBeVisible()
    expect(list.getByRole('article').elements()).toHaveLength(briefs.length)
    for (const { title, what, category, confidence } of briefs) {
      const item = list.getByRole('article').filter({ hasText: what.slice(0, 120) })
      await expect.element(item.getByRole('heading', { name: title })).toBeVisible()
      await expect.element(item.getByText(category, { exact: true })).toBeVisible()
      const label = confidence > 90 ? 'High' : confidence > 75 ? 'Medium' : 'Low'
      await expect.element(item.getByText(`Confidence ${confidence}, ${label}`)).toBeVisible()
    }
    expect(text()).not.toContain(first.what.slice(0, 121))
  })

  it('opens one by keyboard and returns to it', async () => {
    await render(<Filled />)
    const link = page.getByRole('link', { name: second.title })
    await expect.element(link).toBeVisible()
    link.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading(second.title)).toHaveFocus()
    await page.getByRole('link', { name: 'All briefs' }).click()
    await expect.element(heading('Briefs')).toBeVisible()
    await expect.element(link).toHaveFocus()
  })

  it('explains how to get one when there are none', async () => {
    await render(<Empty />)
    await expect.element(page.getByText(/^No briefs yet/)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Generate brief' }).last().click()
    await expect.element(page.getByRole('dialog', { name: 'Generate a decision brief' })).toBeVisible()
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('status', { name: 'Loading briefs' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Roster proposal' })).toBeVisible()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The briefs could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('link', { name: first.title })).toBeVisible()
  })
})

describe('a brief', () => {
  it('shows all its texts, and every figure links to its receipt', async () => {
    await render(<Open />)
    await expect.element(heading(first.title)).toBeVisible()
    for (const name of ['What', 'Why', 'So what'])
      await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible()
    const receipts = page.getByRole('region', { name: 'Receipts' })
    const last = first.basis.figures.length
    const figure = first.basis.figures[last - 1]
    await expect.element(receipts.getByText('Every figure has a receipt')).toBeVisible()
    expect(receipts.getByRole('listitem').elements().length).toBeLessThan(last)
    await page.getByRole('button', { name: `${figure?.shown} receipt ${last}`, exact: true }).click()
    const row = receipts.getByRole('button', { expanded: true })
    await expect.element(row).toHaveFocus()
    await expect.element(row).toHaveTextContent(String(last))
    await expect.element(receipts.getByText('How it is worked out')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(receipts.getByText('How it is worked out')).not.toBeInTheDocument()
  })

  it('links receipts and passages to their records', async () => {
    const Shown = story({
      route: `/briefs?brief=${getBrief.body.id}`,
      answers: [...filled, ...screenAnswers],
    })
    await render(<Shown />)
    const receipts = page.getByRole('region', { name: 'Receipts' })
    await receipts.getByRole('button', { expanded: false }).first().click()
    const source = receipts.getByRole('link', { name: /^Weekly figures/ }).first()
    await expect.element(source).toHaveAttribute('href', expect.stringMatching(/^\/dashboard/))
    const passage = getBrief.body.basis.passages[0]
    const read = page.getByRole('region', { name: 'Also read' }).getByRole('link').first()
    await expect.element(read).toHaveTextContent(passage?.title ?? '')
    await expect.element(read).toHaveAttribute('href', expect.stringContaining(passage?.id ?? 'none'))
    await source.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
  })

  it('gives its confidence with the reasons, its topic and its author', async () => {
    await render(<Open />)
    const confidence = page.getByRole('region', { name: 'Confidence' })
    await expect.element(confidence.getByText(first.basis.confidence.because)).toBeVisible()
    const about = page.getByRole('region', { name: 'About this brief' })
    await expect.element(about.getByText(first.topic, { exact: true })).toBeVisible()
    await expect.element(about.getByText(/^Jarvin’s own analysis/)).toBeVisible()
    await expect.element(about.getByText('Hospitality CEO')).toBeVisible()
  })

  it('shows the hours of its day from the records, and those of any other day', async () => {
    await render(<Open />)
    await expect.element(page.getByText('Transactions by hour, Wednesday 18 November 2026')).toBeVisible()
    expect(page.getByText('Sample', { exact: true }).elements()).toHaveLength(0)
    await page.getByRole('combobox', { name: 'Day' }).selectOptions('2026-11-15')
    await expect.element(page.getByText('Transactions by hour, Sunday 15 November 2026')).toBeVisible()
  })

  it('shows tagged sample hours when none are on record', async () => {
    await render(<SampleHours />)
    await expect.element(page.getByText('Busiest from 12:00, quietest from 06:00')).toBeVisible()
    await expect.element(page.getByText('Sample', { exact: true })).toBeVisible()
  })

  it('opens by address, also when it is not in the list', async () => {
    await render(<OpenNotInList />)
    await expect.element(heading(getBrief.body.title)).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Also read' })).toBeVisible()
  })

  it('says that an unknown address has no brief', async () => {
    await render(<NotFound />)
    await expect.element(page.getByText(/^This brief was not found/)).toBeVisible()
    await page.getByRole('link', { name: 'All briefs' }).click()
    await expect.element(page.getByRole('link', { name: first.title })).toBeVisible()
  })

  it('lists the figures that no record supports', async () => {
    await render(<UnverifiedFigure />)
    await expect.element(page.getByText('Not supported by your records: 41%, $12,000')).toBeVisible()
    await expect.element(page.getByText('Every figure has a receipt')).not.toBeInTheDocument()
    await expect.element(page.getByText('Two of its numbers are not on record.')).toBeVisible()
  })

  it('shows a skeleton while loading', async () => {
    await render(<OpenLoading />)
    await expect.element(page.getByRole('status', { name: 'Loading the brief' })).toBeInTheDocument()
  })

  it('requires a session', async () => {
    await render(<SignedOut />)
    await expect.element(page.getByRole('button', { name: /Consulting/ })).toBeVisible()
  })

  it('can be asked about: the Analyst gets its title', async () => {
    await render(<Open />)
    await page.getByRole('button', { name: 'Ask about this' }).click()
    await expect.element(page.getByRole('tab', { name: 'Analyst' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('textbox')).toHaveValue(`About the brief “${first.title}”: `)
  })
})
