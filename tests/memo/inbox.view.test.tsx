import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Closed,
  Empty,
  Filled,
  LoadError,
  Loading,
  Narrow,
  SignedOut,
} from '../../stories/memo/memo.stories.tsx'
import { bell, detail, dialog, item, items, list, memos, newest, second, tab } from './inbox-page.ts'

describe('the inbox', () => {
  it('opens with its button and loads nothing before; Escape closes it and returns the focus', async () => {
    await render(<Closed />)
    await bell('CEO Inbox, 3 unread').click()
    await expect.element(item(newest)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(bell('CEO Inbox, 3 unread')).toHaveFocus()
  })

  it('lists every memo as specified', async () => {
    await render(<Filled />)
    await expect.element(item(newest)).toBeVisible()
    expect(items()).toHaveLength(memos.length)
    const first = item(newest)
    await expect.element(first.getByText('High', { exact: true })).toBeVisible()
    await expect.element(first.getByText('Directive', { exact: true })).toBeVisible()
    await expect.element(first.getByRole('img', { name: 'Unread' })).toBeVisible()
    // Recorded at 21:45 UTC; the viewer is in Brisbane.
    await expect.element(first.getByText('Nov 19, 07:45', { exact: true })).toBeVisible()
    await expect.element(first.getByText('From: Hospitality CEO', { exact: true })).toBeVisible()
    expect(first.element().textContent).toContain(`${memos[0]?.content.slice(0, 100)}...`)
    expect(dialog.getByRole('img', { name: 'Unread' }).elements()).toHaveLength(3)
    for (const name of ['All 8', 'Unread 3', 'Read 2', 'Archived 3'])
      await expect.element(tab(name)).toBeVisible()
    await expect.element(dialog.getByText('Select a memo to view')).toBeVisible()
    await expect.element(dialog.getByText('Choose a memo from the list to see its details')).toBeVisible()
    await expect
      .element(
        dialog.getByText(
          'Jarvin is well trained but mistakes can happen. Critical decisions should be checked before actioning.',
        ),
      )
      .toBeVisible()
  })

  it('shows one status per tab', async () => {
    await render(<Filled />)
    await tab('Archived 3').click()
    await expect.element(item('Two dinners a week depend on one chef')).toBeVisible()
    await expect.element(tab('Archived')).toHaveAttribute('aria-selected', 'true')
    await tab('Read 2').click()
    await expect.element(item('The second grinder needs new burrs')).toBeVisible()
    await tab('Unread 3').click()
    await expect.poll(() => items().length).toBe(3)
  })

  it('is navigated with arrow keys, and only Enter opens a memo', async () => {
    await render(<Filled />)
    await expect.element(item(newest)).toBeVisible()
    item(newest).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item(second)).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect.element(item(memos.at(-1)?.subject ?? '')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item(newest)).toHaveFocus()
    await expect.element(dialog.getByText('Select a memo to view')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(detail(newest)).toBeVisible()
    await expect.element(item(newest)).toHaveAttribute('aria-current', 'true')
  })
})

describe('without memos to show', () => {
  it('says that there are none', async () => {
    await render(<Empty />)
    await expect.element(dialog.getByText('No memos found')).toBeVisible()
  })

  it('says that they are loading', async () => {
    await render(<Loading />)
    await expect.element(dialog.getByRole('status', { name: 'Loading memos' })).toBeVisible()
  })

  it('reports a failed load, and Try again loads them', async () => {
    await render(<LoadError />)
    await expect.element(dialog.getByText('The memos could not be loaded.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(item(newest)).toBeVisible()
  })

  it('requires a sign-in', async () => {
    await render(<SignedOut />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })
})

it('shows one pane at a time on a phone, and returns to the opened memo', async () => {
  await page.viewport(390, 844)
  await render(<Narrow />)
  await item(newest).click()
  await expect.element(dialog.getByRole('heading', { name: newest })).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(item(newest)).toHaveFocus()
  await expect.element(detail(newest)).not.toBeInTheDocument()
  await page.viewport(1440, 900)
})
