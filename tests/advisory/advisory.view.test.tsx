import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import dismissAdvisory from '../../fixtures/advisory/dismissAdvisory.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import {
  Conflict,
  Empty,
  Filled,
  FilteredAndSorted,
  LoadError,
  ReplyLost,
  SaveError,
} from '../../stories/advisory/advisory.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

const list = listAdvisories.body
const of = (urgency: string, status?: string) =>
  list.filter((one) => one.urgency === urgency && (status === undefined || one.status === status))
const card = (title: string) => page.getByRole('article', { name: title, exact: true })
const filterBy = (name: string) => clickLabel(page.getByRole('radio', { name }))
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((one) => one.querySelector('h2')?.textContent)
const answers = /^(Dismiss|Consult)$/
const height = (element: Element) => element.getBoundingClientRect().height
const tab = (name: string) => page.getByRole('tab', { name })
const first = acceptAdvisory.body.title
const second = dismissAdvisory.body.title

describe('the list', () => {
  it('opens on the high-priority tab, newest first, and counts every tab', async () => {
    await render(<Filled />)
    await expect.element(card(first)).toBeVisible()
    const newest = [...of('high')].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    expect(titles()).toEqual(newest.map((one) => one.title))
    await expect.element(tab(`Urgent ${of('high').length}`)).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab(`Important ${of('medium').length}`)).toBeVisible()
    await expect.element(tab(`Normal ${of('low').length}`)).toBeVisible()
  })

  it('shows one tab, filtered', async () => {
    await render(<Filled />)
    await tab('Important').click()
    await expect.element(card(of('medium')[0]?.title ?? '')).toBeVisible()
    expect(titles()).toHaveLength(of('medium').length)
    await filterBy('Accepted')
    await expect.element(tab(`Important ${of('medium', 'accepted').length}`)).toBeVisible()
    expect(titles()).toHaveLength(of('medium', 'accepted').length)
  })

  it('reaches every tab by keyboard', async () => {
    await render(<Filled />)
    const urgent = tab(`Urgent ${of('high').length}`)
    await expect.element(urgent).toBeVisible()
    urgent.element().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(tab('Important')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(tab('Normal')).toHaveAttribute('aria-selected', 'true')
  })

  it('gives filter and sort control the same height on a phone', async () => {
    await page.viewport(390, 844)
    await render(<Filled />)
    const sort = page.getByLabelText('Sort')
    await expect.element(sort).toBeVisible()
    const filter = page.getByRole('group', { name: 'Filter' })
    expect(height(sort.element())).toBe(height(filter.element()))
    await page.viewport(1440, 900)
    expect(height(sort.element())).toBe(height(filter.element()))
  })

  it('reads its choices from the address', async () => {
    await render(<FilteredAndSorted />)
    await expect
      .element(tab(`Important ${of('medium', 'new').length}`))
      .toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('radio', { name: 'New' })).toBeChecked()
    await expect.element(page.getByLabelText('Sort')).toHaveValue('date')
  })

  it('says why it is empty, and offers one way out', async () => {
    await render(<Empty />)
    await expect.element(page.getByText('Nothing is waiting for your decision.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Back to the Overview' })).toBeVisible()
    await filterBy('New')
    await expect.element(page.getByText('No advisory is both urgent and new.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all advisories' }).click()
    await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The advisories could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(card(first)).toBeVisible()
  })
})

describe('asking about an advisory', () => {
  it('sends its title to the Advisor', async () => {
    await render(<Filled />)
    const ask = card(second).getByRole('button', { name: 'Ask about this' })
    await expect.element(ask).toHaveAccessibleDescription(second)
    await ask.click()
    const message = page.getByRole('textbox', { name: 'Message to Advisor' })
    await expect.element(message).toHaveValue(`What is the evidence for the advisory “${second}”?`)
    await expect.element(message).toHaveFocus()
  })
})

describe('a decision', () => {
  it('accepts with Consult, confirms it, and keeps the keyboard focus in the list', async () => {
    await render(<Filled />)
    const consult = card(first).getByRole('button', { name: 'Consult' })
    await expect.element(consult).toBeVisible()
    consult.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Advisory acknowledged', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText('Strategic recommendation implemented', { exact: true }))
      .toBeVisible()
    await expect.element(card(first).getByText(/^Accepted 20 Nov, \d\d:\d\d$/)).toBeVisible()
    expect(card(first).getByRole('button', { name: answers }).elements()).toHaveLength(0)
    // The next new advisory takes its place.
    await expect.element(card(second)).toHaveFocus()
  })

  it('dismisses, and removes an advisory that no longer matches the filter', async () => {
    await render(<Filled />)
    await filterBy('New')
    await card(first).getByRole('button', { name: 'Consult' }).click()
    await expect.element(card(first)).not.toBeInTheDocument()
    await card(second).getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('Advisory dismissed', { exact: true })).toBeVisible()
    await expect.element(card(second)).not.toBeInTheDocument()
  })

  it('that comes too late shows what was already decided', async () => {
    await render(<Conflict />)
    await card(first).getByRole('button', { name: 'Consult' }).click()
    await expect
      .element(page.getByText('This advisory has already been accepted or dismissed.', { exact: true }))
      .toBeVisible()
    await expect.element(card(first).getByText(/^Accepted 20 Nov/)).toBeVisible()
  })

  it('that was not recorded is rolled back with a message, and the focus returns', async () => {
    await render(<SaveError />)
    const dismiss = card(first).getByRole('button', { name: 'Dismiss' })
    await expect.element(dismiss).toBeVisible()
    dismiss.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Answer not recorded', { exact: true })).toBeVisible()
    await expect.element(dismiss).toHaveAttribute('aria-disabled', 'false')
    await expect.element(card(first)).toHaveFocus()
  })

  it('that was not recorded puts the card back into the filtered list', async () => {
    await render(<SaveError />)
    await filterBy('New')
    const before = titles()
    await card(first).getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('Answer not recorded', { exact: true })).toBeVisible()
    await expect.poll(titles).toEqual(before)
  })

  it('without a reply claims nothing, and reloads the list', async () => {
    await render(<ReplyLost />)
    await card(first).getByRole('button', { name: 'Consult' }).click()
    await expect.element(page.getByText(/may or may not have been recorded/)).toBeVisible()
    expect(page.getByText(/Nothing was changed/).elements()).toHaveLength(0)
    await expect.element(card(first).getByText(/^Accepted 20 Nov/)).toBeVisible()
    // The next new advisory takes its place.
    await expect.element(card(second)).toHaveFocus()
  })
})
