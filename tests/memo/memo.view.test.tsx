import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import changeMemoRead from '../../fixtures/memo/changeMemoStatus.read.json'
import {
  ArchiveError,
  Archiving,
  Conflict,
  MarkAsReadError,
  Open,
  ReadMemoOpen,
  UnreadTab,
} from '../../stories/memo/memo.stories.tsx'
import { archive, detail, dialog, item, items, newest, second, tab, toArchive } from './inbox-page.ts'

describe('an opened memo', () => {
  it('shows its full text, and is marked as read', async () => {
    await render(<Open />)
    const memo = detail(changeMemoRead.body.subject)
    await expect.element(memo.getByText('High priority')).toBeVisible()
    await expect.element(memo.getByText('Directive', { exact: true })).toBeVisible()
    await expect.element(memo.getByText('November 19, 2026, 7:45 AM')).toBeVisible()
    await expect.element(memo.getByText(', from Hospitality CEO')).toBeVisible()
    for (const paragraph of changeMemoRead.body.content.split('\n\n'))
      await expect.element(memo.getByText(paragraph, { exact: true })).toBeVisible()
    await expect.element(memo.getByText('Read', { exact: true })).toBeVisible()
    await expect.element(tab('Unread 1')).toBeVisible()
    await expect.element(item(newest).getByRole('img', { name: 'Unread' })).not.toBeInTheDocument()
  })

  it('leaves the Unread tab and stays open; arrow keys continue from its place', async () => {
    await render(<UnreadTab />)
    await item(newest).click()
    await expect.poll(() => items().length).toBe(2)
    await expect.element(detail(newest)).toBeVisible()
    await expect.element(item(second)).toHaveFocus()
  })

  it('reports if it could not be marked as read, and retries', async () => {
    await render(<MarkAsReadError />)
    await expect.element(dialog.getByText('This memo could not be marked as read.')).toBeVisible()
    await expect.element(detail(newest).getByText('Unread', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(detail(newest).getByText('Read', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('This memo could not be marked as read.')).not.toBeInTheDocument()
  })

  it('is archived with its button, which disappears; the focus stays on the memo', async () => {
    await render(<ReadMemoOpen />)
    await archive.click()
    await expect.element(detail(toArchive).getByText('Archived', { exact: true })).toBeVisible()
    await expect.element(archive).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('heading', { name: toArchive })).toHaveFocus()
    await expect.element(dialog.getByRole('status')).toHaveTextContent('The memo is archived.')
  })

  it('disables the button and keeps the focus while archiving', async () => {
    await render(<Archiving />)
    await expect.element(archive).toBeVisible()
    archive.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(archive).toHaveAttribute('aria-disabled', 'true')
    await expect.element(archive).toHaveFocus()
  })

  it('shows that somebody else has already archived it, without an error', async () => {
    await render(<Conflict />)
    await archive.click()
    await expect.element(detail(toArchive).getByText('Archived', { exact: true })).toBeVisible()
    await expect.element(archive).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  })

  it('reports if it was not archived, and succeeds on the second try', async () => {
    await render(<ArchiveError />)
    await archive.click()
    await expect.element(dialog.getByText('This memo could not be archived.')).toBeVisible()
    await expect.element(archive).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(detail(toArchive).getByText('Archived', { exact: true })).toBeVisible()
  })
})
