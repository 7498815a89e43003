import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import listAuditMasked from '../../fixtures/decision-log/listAudit.masked.json'
import listAuditOlder from '../../fixtures/decision-log/listAudit.older.json'
import {
  Empty,
  Filled,
  IdentifiersShown,
  LoadError,
  Loading,
  SwitchError,
} from '../../stories/decision-log/decision-log.stories.tsx'
import { clickLabel } from '../core/click-label.ts'
import { eventButton, factIn, range, row } from './log-elements.ts'

const entries = listAudit.body
const hide = page.getByRole('switch', { name: 'Hide identifiers' })
const next = page.getByRole('button', { name: 'Next' })
const previous = page.getByRole('button', { name: 'Previous' })

describe('the table', () => {
  it('shows time, event, persona, reference, confidence and verification', async () => {
    await render(<Filled />)
    const [entry] = listAuditMasked.body
    await expect.element(row(0).getByRole('cell', { name: entry?.title })).toBeVisible()
    const cells = row(0)
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent)
    expect(cells[0]).toMatch(/^\d{1,2} Nov \d\d:\d\d:\d\d$/)
    expect(cells[2]).toBe('Hidden')
    expect(cells[4]).toBe(entry?.id)
    expect(cells[5]).toBe('N/A')
    expect(cells[6]).toBe('Verified')
    await expect.element(page.getByText(`${listAuditMasked.body.length} of ${entry?.position}`)).toBeVisible()
  })

  it('names the record and the actor of an event', async () => {
    await render(<IdentifiersShown />)
    const at = entries.findIndex(({ type }) => type === 'AdvisoryAccepted')
    await expect.element(row(at).getByText(entries[at]?.subject ?? '-', { exact: true })).toBeVisible()
    await expect.element(row(at).getByRole('cell', { name: 'Chrome on macOS', exact: true })).toBeVisible()
  })

  it("shows a brief's own confidence rather than the label of its kind", async () => {
    await render(<IdentifiersShown />)
    const at = entries.findIndex(({ type }) => type === 'BriefGenerated')
    const said = `${entries[at]?.confidence} · 85% for briefs`
    await expect.element(row(at).getByRole('cell', { name: said, exact: true })).toBeVisible()
  })

  it('pages, and disables a button only when there is no page', async () => {
    await render(<IdentifiersShown />)
    await expect.element(range(entries)).toBeVisible()
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect.element(range(listAuditOlder.body)).toBeVisible()
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false')
    await previous.click()
    await expect.element(range(entries)).toBeVisible()
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    await expect.element(next).toHaveAttribute('aria-disabled', 'false')
  })

  it('pages by keyboard with the focus on the button, and scrolls to the top', async () => {
    await page.viewport(1440, 400)
    await render(<IdentifiersShown />)
    await expect.element(range(entries)).toBeVisible()
    next.element().focus()
    const head = page.getByRole('columnheader', { name: 'Event' })
    const top = () => row(0).element().getBoundingClientRect().top
    expect(top()).toBeLessThan(0)
    await userEvent.keyboard('{Enter}')
    await expect.element(range(listAuditOlder.body)).toBeInTheDocument()
    await expect.poll(top).toBeGreaterThan(head.element().getBoundingClientRect().top)
    await expect.element(next).toHaveFocus()
    await page.viewport(1440, 900)
  })

  it('aligns the times at the right', async () => {
    await render(<IdentifiersShown />)
    await expect.element(range(entries)).toBeVisible()
    const edges = [...document.querySelectorAll('td time')].map((time) => time.getBoundingClientRect().right)
    expect(new Set(edges).size).toBe(1)
  })

  it('says so when the log is empty', async () => {
    await render(<Empty />)
    await expect.element(page.getByText('No audit data available', { exact: true })).toBeVisible()
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Decision Log' })).toBeVisible()
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The decision log could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(eventButton(0)).toBeVisible()
  })
})

describe('the privacy switch', () => {
  it('shows the identifiers, which were not in the browser before', async () => {
    await render(<Filled />)
    await expect.element(hide).toBeChecked()
    await eventButton(0).click()
    await expect.poll(() => factIn('By')).toBe('Hidden')
    await clickLabel(hide)
    await expect.element(hide).not.toBeChecked()
    await expect.poll(() => factIn('By')).toBe(entries[1]?.actor)
  })

  it('is tall enough for a finger on a phone', async () => {
    await page.viewport(390, 844)
    await render(<Filled />)
    await expect.element(hide).toBeInTheDocument()
    expect(hide.element().closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44)
    await page.viewport(1440, 900)
  })

  it('reports a failure, and stays as it was', async () => {
    await render(<SwitchError />)
    await expect.element(hide).toBeChecked()
    hide.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Identifiers not changed', { exact: true })).toBeVisible()
    await expect.element(hide).toHaveFocus()
    await expect.element(hide).toBeChecked()
    await expect.element(hide).toBeEnabled()
  })
})
