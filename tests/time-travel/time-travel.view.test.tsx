import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import compareMoments from '../../fixtures/decision-log/compareMoments.json'
import {
  BeyondHistory,
  ComparisonError,
  Empty,
  Filled,
  Form,
  MemoOpen,
  Overview,
  Present,
} from '../../stories/time-travel/time-travel.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

const heading = () => page.getByRole('heading', { level: 1, name: 'Advisories' })
const banner = () => page.getByRole('region', { name: 'An earlier moment' })
const choose = () => page.getByRole('button', { name: 'See an earlier moment' })
const dialog = () => page.getByRole('dialog', { name: 'An earlier moment' })
const changes = () => page.getByRole('dialog', { name: 'What changed' })

describe('choosing a moment', () => {
  it('opens a position, shows which moment it is, and returns', async () => {
    await render(<Present />)
    await expect.element(heading()).toBeVisible()
    await expect.element(banner()).not.toBeInTheDocument()
    await choose().click()
    await clickLabel(dialog().getByRole('radio', { name: 'By position' }))
    const field = dialog().getByRole('textbox', { name: 'Position' })
    for (const wrong of ['', '1', '0', '999999', 'soon']) {
      await field.fill(wrong)
      await dialog().getByRole('button', { name: 'Show this moment' }).click()
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveValue(wrong)
    }
    await field.fill('121')
    await userEvent.keyboard('{Enter}')
    await expect.element(banner()).toHaveTextContent(/After event 121 of \d+/)
    await expect.element(heading()).toBeVisible()
    await banner().getByRole('button', { name: 'Back to now' }).click()
    await expect.element(banner()).not.toBeInTheDocument()
    await expect.element(heading()).toBeVisible()
  })

  it('reports an invalid time, and keeps the input', async () => {
    await render(<Present />)
    await choose().click()
    const field = dialog().getByLabelText('Time', { exact: true })
    await field.fill('')
    await dialog().getByRole('button', { name: 'Show this moment' }).click()
    await expect.element(dialog().getByText('Enter a time such as 14:05.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(choose()).toHaveFocus()
  })
})

describe('an earlier moment', () => {
  it('is read-only, and says why', async () => {
    await render(<Filled />)
    await expect.element(banner()).toHaveTextContent(/Nothing can be changed here/)
    const consult = page.getByRole('button', { name: 'Consult' }).first()
    await expect.element(consult).toBeDisabled()
    await expect
      .element(consult)
      .toHaveAccessibleDescription(/You are viewing an earlier moment, so nothing can be changed/)
    // Forced, because Playwright waits for a disabled button to be enabled.
    await consult.click({ force: true })
    await expect.element(page.getByRole('list', { name: /Notifications/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: /^Message/ })).toHaveAttribute('readonly')
    await expect.element(page.getByText('You can’t ask questions at an earlier moment')).toBeVisible()
  })

  it('greets with its own time, and keeps the arrangement of panels', async () => {
    await render(<Overview />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good morning' })).toBeVisible()
    await expect.element(page.getByText('Monday 19 October 2026 · Week 43')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Arrange' })).not.toBeInTheDocument()
  })

  it('disables forms', async () => {
    await render(<Form />)
    await expect.element(page.getByRole('spinbutton', { name: 'Team Size' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Save Business Profile' })).toBeDisabled()
  })

  it('opens a memo without marking it as read', async () => {
    // The story has no answer for marking it as read, so a call would appear in the console.
    await render(<MemoOpen />)
    const memo = page.getByRole('dialog', { name: 'CEO Inbox' }).getByRole('article')
    await expect.element(memo.getByText('Unread', { exact: true })).toBeVisible()
    await expect.element(memo.getByRole('button', { name: 'Archive' })).toBeDisabled()
    await expect.element(memo.getByRole('alert')).not.toBeInTheDocument()
  })

  it('that is not on record falls back to the present with a message', async () => {
    await render(<BeyondHistory />)
    await expect.element(page.getByText('The moment could not be found.')).toBeVisible()
    await expect.element(banner()).not.toBeInTheDocument()
    await expect.element(heading()).toBeVisible()
  })

  it('is kept across screens', async () => {
    await render(<Filled />)
    await expect.element(banner()).toBeVisible()
    await page.getByRole('link', { name: 'Finance' }).first().click()
    await expect.element(page.getByRole('heading', { level: 1, name: /Finance/ })).toBeVisible()
    await expect.element(banner()).toHaveTextContent(/After event 121/)
  })

  it('is compared with now', async () => {
    const { last = 0, count = 0 } =
      compareMoments.body.happened.find(({ type }) => type === 'BriefGenerated') ?? {}
    await render(<Filled />)
    await banner().getByRole('button', { name: 'What changed since' }).click()
    const row = changes().getByRole('row', { name: /Open advisories/ })
    await expect.element(row).toHaveTextContent('Open advisories04')
    await expect.element(changes().getByRole('row', { name: /^Focus/ })).toHaveTextContent(/No change/)
    await expect
      .element(changes().getByRole('link', { name: 'Brief generated, latest one in the Decision Log' }))
      .toHaveAttribute('href', `/audit?before=${last + 1}&event=${last}`)
    await expect.element(changes().getByText(`${count} times`).first()).toBeVisible()
  })

  it('reports when nothing changed, or when that is unknown', async () => {
    const { unmount } = await render(<Empty />)
    await banner().getByRole('button', { name: 'What changed since' }).click()
    await expect.element(changes().getByText('Nothing was recorded between these two moments.')).toBeVisible()
    await unmount()
    await render(<ComparisonError />)
    await banner().getByRole('button', { name: 'What changed since' }).click()
    await expect.element(changes().getByText('The two moments could not be compared.')).toBeVisible()
  })
})
