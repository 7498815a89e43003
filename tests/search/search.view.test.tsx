/** The search screen: what is found and why, filters, recent and saved searches, and the keyboard. */
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Empty,
  Figures,
  Filled,
  Indexing,
  IndexingNone,
  LoadError,
  NoneFound,
  NoneFoundFiltered,
  Refused,
  RemoveRefused,
  Saved,
  TooLong,
  WrongDays,
} from '../../stories/search/search.stories.tsx'

beforeEach(() => {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith('recent-searches')) window.localStorage.removeItem(key)
})

const field = () => page.getByRole('textbox', { name: 'Search everything' })
const group = (name: string) => page.getByRole('region', { name, exact: true })

it('lists what was found by kind, marks the words, and says why each was found', async () => {
  await render(<Filled />)
  for (const kind of ['Memos', 'Chats', 'Events']) await expect.element(group(kind)).toBeVisible()
  const marks = group('Memos').element().querySelectorAll('mark')
  expect(marks.length).toBeGreaterThan(0)
  for (const mark of marks) expect(mark.textContent?.toLowerCase()).toMatch(/^roster/)
  await expect
    .element(
      group('Memos')
        .getByText(/In its (title|text)/)
        .first(),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See all events in the Decision Log' }))
    .toHaveAttribute('href', '/audit?q=roster*')
})

it.each([
  ['with results', Indexing],
  ['without results', IndexingNone],
])('says that only the newest events were searched while a long history is indexed, %s', async (_, Story) => {
  await render(<Story />)
  await expect
    .element(page.getByText(/^Only the newest 4,096 of 100,000 events have been searched so far/))
    .toBeVisible()
  expect(page.getByText(/^No results for/).elements()).toHaveLength(0)
})

it('moves from the field through the results by arrow keys', async () => {
  await render(<Filled />)
  await expect.element(group('Events')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  const opened = [...document.querySelectorAll('[data-result]')]
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(opened[0])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(opened[1])
})

it('opens a chat beside the screen', async () => {
  await render(<Filled />)
  await group('Chats').getByRole('button').first().click()
  await expect.element(page.getByRole('tab', { name: /^Chat 1/ })).toHaveAttribute('aria-selected', 'true')
})

it('remembers what was opened, and forgets it', async () => {
  const { unmount } = await render(<Filled />)
  await group('Chats').getByRole('button').first().click()
  await unmount()
  await render(<Saved />)
  const recent = page.getByRole('link', { name: '“roster*”', exact: true })
  await expect.element(recent).toHaveAttribute('href', '/search?q=roster*')
  await page.getByRole('button', { name: 'Clear these' }).click()
  expect(recent.elements()).toHaveLength(0)
})

it('saves a search, and takes it back', async () => {
  await render(<Filled />)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Friday roster')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Saved as Friday roster')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText(/removed$/)).toBeVisible()
})

it('renames and removes a saved search', async () => {
  await render(<Saved />)
  await page.getByRole('button', { name: 'Rename Friday roster' }).click()
  await page.getByRole('textbox', { name: 'New name' }).fill('Rosters on Fridays')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Renamed to Rosters on Fridays')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Suppliers this quarter' }).click()
  await expect.element(page.getByText(/removed$/)).toBeVisible()
})

it('says what was refused about a saved search', async () => {
  await render(<RemoveRefused />)
  await page.getByRole('button', { name: 'Remove Friday roster' }).click()
  await expect.element(page.getByText('You have no such saved search.')).toBeVisible()
})

it('says why nothing was found, and clears filters', async () => {
  const { unmount } = await render(<NoneFound />)
  await expect.element(page.getByText('No results for “xylophone*”.')).toBeVisible()
  await unmount()
  await render(<NoneFoundFiltered />)
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect.element(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('')
})

it('asks nothing that cannot be asked', async () => {
  const { unmount } = await render(<TooLong />)
  await expect.element(page.getByText(/up to 200 characters; this one has 279/)).toBeVisible()
  await unmount()
  await render(<WrongDays />)
  await expect.element(page.getByText('The last day must not be before the first.')).toBeVisible()
})

it('refuses a day that no calendar has beside its field, and keeps the search as it was', async () => {
  await render(<NoneFoundFiltered />)
  const from = page.getByLabelText('From')
  const wrong = page.getByText('Enter a day that exists, such as 31 March 2026, or clear the field.')
  await expect.element(from).toHaveValue('2026-10-01')
  const calls = performance.getEntriesByType('resource').length
  from.element().focus()
  // Half a day is to the browser what 31 February is: an input that is no date.
  await userEvent.keyboard('{Backspace}')
  expect(wrong.query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(wrong).toBeVisible()
  await expect.element(from).toHaveAttribute('aria-invalid', 'true')
  expect(performance.getEntriesByType('resource').length).toBe(calls)
  await expect.element(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('memo')
  await expect.element(page.getByText('Filters narrow this search.')).toBeVisible()
  await from.fill('2026-10-02')
  await expect.element(from).toHaveValue('2026-10-02')
  expect(wrong.query()).toBeNull()
})

it('leads from hidden identifiers to the log, or to a search of anyone', async () => {
  await render(<Refused />)
  await expect.element(page.getByRole('link', { name: 'Show identifiers in the Decision Log' })).toBeVisible()
  await page.getByRole('button', { name: 'Search anyone' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Who' })).toHaveValue('')
})

it('finds figures by their names', async () => {
  await render(<Figures />)
  await expect
    .element(group('Figures').getByRole('link', { name: 'Profit margin' }))
    .toHaveAttribute('href', '/dashboard/finance?kpi=profit_margin')
})

it('starts empty, and searches again after a failure', async () => {
  const { unmount } = await render(<Empty />)
  await expect.element(page.getByText(/Searches you save appear here/)).toBeVisible()
  await unmount()
  await render(<LoadError />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(group('Memos')).toBeVisible()
})
