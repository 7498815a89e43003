/** The frame: navigation, menus and dialogs, width of the chat panel, and a failed session check. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Empty,
  Filled,
  Loading,
  Reconnected,
  SessionRefused,
  SignOutReplyLost,
  Unreachable,
} from '../../stories/shell/frame.stories.tsx'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const accountMenu = () => page.getByRole('button', { name: 'Account menu' })
const item = (name: string) => page.getByRole('menuitem', { name })

describe('the navigation rail', () => {
  it('links to every dashboard, and marks the current one', async () => {
    await render(<Filled />)
    const rail = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Finance', 'Strategic', 'Sales & Marketing', 'Risk', 'Briefs']) {
      await rail.getByRole('link', { name }).click()
      await expect.element(heading(name)).toBeVisible()
      await expect.element(rail.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect.poll(() => document.title).toBe(`${name} | Jarvin`)
    }
  })

  it('shows its labels on keyboard focus', async () => {
    await render(<Filled />)
    const link = page.getByRole('link', { name: 'Strategic' })
    await expect.element(link).toBeVisible()
    page.getByRole('link', { name: 'Finance' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(link).toHaveFocus()
    const label = page.getByText('Strategic', { exact: true }).element()
    await expect.poll(() => getComputedStyle(label).opacity).toBe('1')
  })

  it('moves the focus to the new screen', async () => {
    await render(<Filled />)
    await page.getByRole('link', { name: 'Risk' }).click()
    await expect.element(heading('Risk')).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

describe('the top bar', () => {
  it('shows business, style and number of unread memos', async () => {
    await render(<Filled />)
    const bar = page.getByRole('banner')
    await expect.element(bar.getByText('Harbour & Vine Café')).toBeVisible()
    await expect.element(bar.getByText('Hospitality CEO style')).toBeVisible()
    await expect.element(bar.getByRole('button', { name: 'CEO Inbox, 3 unread' })).toBeVisible()
  })

  it('shows no number without unread memos', async () => {
    await render(<Empty />)
    await expect.element(page.getByRole('button', { name: 'CEO Inbox', exact: true })).toHaveTextContent(/^$/)
  })

  it.each([
    ['CEO Inbox', 'CEO Inbox'],
    ['Current Focus', 'Strategic Focus Management'],
  ])('%s opens a dialog, and gets the focus back', async (name, title) => {
    await render(<Filled />)
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.elements().length).toBe(0)
    await expect.element(page.getByRole('button', { name })).toHaveFocus()
  })
})

describe('the account menu', () => {
  it('moves with arrow keys and opens its screens', async () => {
    await render(<Filled />)
    await accountMenu().click()
    await expect.element(item('My Profile')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Business Profile')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(item('Logout')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect.element(heading('Business Profile')).toBeVisible()
    await expect.poll(() => page.getByRole('menu').elements().length).toBe(0)
  })

  it('marks the current screen', async () => {
    await render(<Filled />)
    await accountMenu().click()
    await item('Integrations').click()
    await expect.element(heading('Integrations')).toBeVisible()
    await accountMenu().click()
    await expect.element(item('Integrations')).toHaveAttribute('aria-current', 'page')
    await expect.element(item('My Profile')).not.toHaveAttribute('aria-current')
  })

  it('closes with Escape and returns the focus', async () => {
    await render(<Filled />)
    await accountMenu().click()
    await expect.element(item('My Profile')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('menu').elements().length).toBe(0)
    await expect.element(accountMenu()).toHaveFocus()
  })

  it('changes the theme and remembers it', async () => {
    await render(<Filled />)
    await accountMenu().click()
    const dark = page.getByRole('menuitemradio', { name: 'Dark theme' })
    await dark.click()
    await expect.element(dark).toBeChecked()
    expect(document.body.classList).toContain('bp6-dark')
    expect(window.localStorage.getItem('theme')).toBe('dark')
    await page.getByRole('menuitemradio', { name: 'System theme' }).click()
    expect(document.body.classList).not.toContain('bp6-dark')
    expect(window.localStorage.getItem('theme')).toBeNull()
  })

  it.each([
    ['signs out', Filled],
    ['signs out even where the service does not hear of it', SignOutReplyLost],
  ])('%s, and goes to the home page', async (_, Shown) => {
    await render(<Shown />)
    await accountMenu().click()
    await item('Logout').click()
    await expect.element(heading('The decision partner that shows its working')).toBeVisible()
  })
})

describe('the edge of the chat panel', () => {
  it('moves by keyboard between 20% and 35%', async () => {
    await render(<Filled />)
    const edge = page.getByRole('separator', { name: 'Width of the advisor panel' })
    const panel = page.getByRole('complementary', { name: 'Advisors' })
    await expect.element(edge).toHaveAttribute('aria-valuenow', '25')
    const before = panel.element().getBoundingClientRect().width
    edge.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', '26')
    expect(panel.element().getBoundingClientRect().width).toBeGreaterThan(before)
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', '35')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', '20')
  })

  it('moves by pointer within the same limits', async () => {
    await render(<Filled />)
    const edge = page.getByRole('separator', { name: 'Width of the advisor panel' })
    const panel = page.getByRole('complementary', { name: 'Advisors' })
    await expect.element(edge).toHaveAttribute('aria-valuenow', '25')
    const { left, width } = panel.element().getBoundingClientRect()
    const main = page.getByRole('main')
    const to = (x: number) => ({
      targetPosition: { x: x - main.element().getBoundingClientRect().left, y: 200 },
    })
    await userEvent.dragAndDrop(edge, main, to(left - 0.2 * width))
    await expect.element(edge).toHaveAttribute('aria-valuenow', '30')
    expect(panel.element().getBoundingClientRect().width).toBeCloseTo(1.2 * width, -1)
    await userEvent.dragAndDrop(edge, main, to(100))
    await expect.element(edge).toHaveAttribute('aria-valuenow', '35')
    await expect.element(edge).toHaveFocus()
  })
})

describe('the session check', () => {
  it('does not delay the frame', async () => {
    await render(<Loading />)
    await expect.element(heading('Briefs')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'CEO Inbox' })).toBeVisible()
  })

  it('signs out when the session is refused', async () => {
    await render(<SessionRefused />)
    await expect.element(heading('Sign in')).toBeVisible()
  })

  it('signs nobody out when there is no answer', async () => {
    await render(<Unreachable />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('You are still signed in')
    await expect.element(heading('Briefs')).toBeVisible()
  })

  it('can be retried', async () => {
    await render(<Reconnected />)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Harbour & Vine Café')).toBeVisible()
    await expect.poll(() => page.getByRole('alert').elements().length).toBe(0)
  })
})
