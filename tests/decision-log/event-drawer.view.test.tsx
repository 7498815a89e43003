import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import listAuditOlder from '../../fixtures/decision-log/listAudit.older.json'
import {
  AlteredEvent,
  EventOnOtherPage,
  EventOpen,
  IdentifiersShown,
  Narrow,
} from '../../stories/decision-log/decision-log.stories.tsx'
import { drawer, eventButton, factIn, range, row } from './log-elements.ts'

const entries = listAudit.body
const newest = entries[0]?.position ?? 0
const oldest = entries.at(-1)?.position ?? 0

/** Expects the drawer to show the event at this row of the page. */
const showsEvent = (index: number) =>
  expect.poll(() => factIn('Position')).toBe(String(entries[index]?.position))

afterEach(() => page.viewport(1440, 900))

describe('the drawer', () => {
  it('shows the whole event, and moves with the arrow keys', async () => {
    await render(<IdentifiersShown />)
    await eventButton(1).click()
    await showsEvent(1)
    await expect.element(drawer.getByRole('heading', { level: 2, name: entries[1]?.title })).toHaveFocus()
    expect(factIn('Stream')).toBe(entries[1]?.stream)
    expect(factIn('By')).toBe(entries[1]?.actor)
    expect(factIn('Hash')?.replaceAll(' ', '')).toBe(entries[1]?.hash)
    expect(factIn('Previous hash')?.replaceAll(' ', '')).toBe(entries[1]?.previousHash)
    await userEvent.keyboard('{ArrowDown}')
    await showsEvent(2)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await showsEvent(0)
    await expect.element(eventButton(0)).toHaveAttribute('aria-current', 'true')
  })

  it('opens from the focused row, follows the focus, and returns it', async () => {
    await render(<IdentifiersShown />)
    await expect.element(eventButton(0)).toBeVisible()
    eventButton(0).element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(eventButton(2)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await showsEvent(2)
    eventButton(2).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await showsEvent(3)
    await expect.element(eventButton(3)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(eventButton(3)).toHaveFocus()
  })

  it('continues on the next page', async () => {
    await render(<IdentifiersShown />)
    await expect.element(eventButton(0)).toBeVisible()
    eventButton(entries.length - 1)
      .element()
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(range(listAuditOlder.body)).toBeVisible()
    await expect.element(eventButton(0)).toHaveFocus()
  })

  it('closes with its button', async () => {
    await render(<EventOpen />)
    await showsEvent(1)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(eventButton(1)).toHaveFocus()
  })

  it('opens an event on another page by its address', async () => {
    await render(<EventOnOtherPage />)
    await expect.poll(() => factIn('Position')).toBe(String(oldest - 1))
    await expect.element(range(entries)).toBeVisible()
  })

  it('copies the event as JSON', async () => {
    const copied: string[] = []
    const write = navigator.clipboard.writeText
    navigator.clipboard.writeText = async (text) => void copied.push(text)
    await render(<EventOpen />)
    await drawer.getByRole('button', { name: 'Copy as JSON' }).click()
    await expect.element(page.getByText('Event copied', { exact: true })).toBeVisible()
    navigator.clipboard.writeText = write
    expect(JSON.parse(copied[0] ?? '')).toEqual(entries[1])
  })

  it('clearly marks an altered row', async () => {
    await render(<AlteredEvent />)
    await expect.element(row(0).getByText('Not verified')).toBeVisible()
    await expect.element(drawer.getByText('Not verified', { exact: true })).toBeVisible()
    await expect.element(drawer.getByText(/this row or the one before it was altered/)).toBeVisible()
    expect(factIn('Position')).toBe(String(newest))
  })

  it('is a sheet on a phone, and closes with Escape', async () => {
    await page.viewport(390, 844)
    await render(<Narrow />)
    await eventButton(0).click()
    const sheet = page.getByRole('dialog', { name: 'Event' })
    await expect.element(sheet.getByRole('heading', { level: 2, name: 'Identifiers shown' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(eventButton(0)).toHaveFocus()
  })
})
