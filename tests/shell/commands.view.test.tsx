import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import findRecords from '../../fixtures/decision-log/findRecords.json'
import { Closed, RecordSearch } from '../../stories/shell/commands.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const dialog = () => page.getByRole('dialog')
const field = () => page.getByRole('combobox', { name: 'Find a screen, an action or a record' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const list = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const main = () => page.getByRole('main')

const start = async () => {
  await render(<Closed />)
  await expect.element(heading('Executive Styles')).toBeVisible()
}
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}
const gone = () => expect.poll(() => dialog().elements().length).toBe(0)

describe('the palette', () => {
  it('opens with Ctrl+K, finds by words, and Enter opens the result', async () => {
    await start()
    await openPalette()
    await userEvent.keyboard('dec log')
    await expect.element(option(/^Decision Log/)).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible()
    await userEvent.clear(field())
    await userEvent.keyboard('advisories{Enter}')
    await expect.element(heading('Advisories')).toBeVisible()
    await gone()
    await expect.element(main()).toHaveFocus()
  })

  it('finds figures, briefs, memos, advisories and events by text, and opens each', async () => {
    await render(<RecordSearch />)
    await expect.element(heading('Executive Styles')).toBeVisible()
    await openPalette()
    await userEvent.keyboard('roster*')
    const first = (kind: string) => findRecords.body.records.find((one) => one.kind === kind)?.title ?? '-'
    for (const [kind, said] of [
      ['brief', 'Brief'],
      ['memo', 'Memo'],
      ['advisory', 'Advisory'],
    ] as const) {
      const found = page
        .getByRole('option')
        .filter({ hasText: first(kind) })
        .filter({ hasText: said })
      await expect.element(found.first()).toBeVisible()
    }
    await expect.element(page.getByRole('option').filter({ hasText: 'Event' }).first()).toBeVisible()
    await expect.element(page.getByRole('mark').first()).toBeVisible()
    await page
      .getByRole('option')
      .filter({ hasText: first('advisory') })
      .first()
      .click()
    await expect.element(heading('Advisories')).toBeVisible()
    await openPalette()
    await userEvent.keyboard('cash runway')
    await expect.element(option(/^Cash runway/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Finance')).toBeVisible()
  })

  it('moves with arrow keys, and wraps around', async () => {
    await start()
    await openPalette()
    await expect.element(option(/^Overview/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(option(/^Logout/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = option(/^Finance/)
    await expect.element(second).toHaveAttribute('aria-selected', 'true')
    await expect.element(field()).toHaveAttribute('aria-activedescendant', second.element().id)
  })

  it('opens with its button, closes with Escape, and returns the focus', async () => {
    await start()
    const button = page.getByRole('button', { name: 'Search and commands' })
    await button.click()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect.element(button).toHaveFocus()
  })

  it('says when nothing is found, and Enter then does nothing', async () => {
    await start()
    await openPalette()
    await userEvent.keyboard('zebra{Enter}')
    await expect.element(page.getByText(/^No results for “zebra”\./)).toBeVisible()
    await expect.element(dialog()).toBeVisible()
  })

  it('runs actions: theme, and chat panel', async () => {
    await start()
    await openPalette()
    await userEvent.keyboard('dark{Enter}')
    await expect.poll(() => document.body.classList.contains('bp6-dark')).toBe(true)
    await gone()
    await openPalette()
    await userEvent.keyboard('shortcuts{Enter}')
    await expect.element(list()).toBeVisible()
  })

  it('starts a new brief from any screen', async () => {
    await start()
    await openPalette()
    await userEvent.keyboard('generate{Enter}')
    await expect.element(page.getByRole('textbox', { name: /topic/i })).toBeVisible()
    await expect.element(heading('Briefs')).toBeInTheDocument()
  })

  it('opens from the menu on a phone', async () => {
    await page.viewport(390, 844)
    await start()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Search and commands' }).click()
    await expect.element(field()).toHaveFocus()
    await page.viewport(1440, 900)
  })
})

describe('single-key shortcuts', () => {
  it('open screens after g, and open the list of shortcuts', async () => {
    await start()
    await userEvent.keyboard('ga')
    await expect.element(heading('Advisories')).toBeVisible()
    await userEvent.keyboard('ge')
    await expect.element(heading('Executive Styles')).toBeVisible()
    await userEvent.keyboard('?')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('ga')
    await expect.element(heading('Executive Styles')).toBeInTheDocument()
  })

  it('open the inbox', async () => {
    await start()
    expect(dialog().elements()).toHaveLength(0)
    await userEvent.keyboard('i')
    await expect.element(page.getByRole('dialog', { name: 'CEO Inbox' })).toBeVisible()
  })

  it('do nothing while the user types', async () => {
    await start()
    await openPalette()
    await userEvent.keyboard('ga?')
    await expect.element(field()).toHaveValue('ga?')
    expect(list().elements()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect.element(heading('Executive Styles')).toBeVisible()
  })

  it('can be turned off permanently, without affecting the palette', async () => {
    await start()
    await userEvent.keyboard('?')
    const toggle = page.getByRole('switch', { name: 'Single-key shortcuts' })
    await expect.element(toggle).toBeChecked()
    await clickLabel(toggle)
    await expect.element(toggle).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.keyboard('ga?')
    await openPalette()
    await expect.element(heading('Executive Styles')).toBeInTheDocument()
    expect(window.localStorage.getItem('shortcuts')).toBe('off')
  })
})
