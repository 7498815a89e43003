import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled, LayoutChanged } from '../../stories/dashboards/finance.stories.tsx'
import { LayoutSaveError, LayoutSaving } from '../../stories/dashboards/finance-series.stories.tsx'

const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-grid-panel]')].map((one) => one.dataset.gridPanel)
const shipped = ['figures', 'revenue', 'expenses', 'profitability', 'hours', 'insights']
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` })

const begin = async () => {
  await page.getByRole('button', { name: 'Arrange panels' }).click()
  await expect.element(handle('Expenses')).toBeVisible()
}

describe('arranging', () => {
  it('has no handles until it is started', async () => {
    await render(<Filled />)
    await expect.element(page.getByRole('button', { name: 'Arrange panels' })).toBeVisible()
    expect(order()).toEqual(shipped)
    await expect.element(handle('Expenses')).not.toBeInTheDocument()
  })

  it('works by keyboard, keeps the focus, and announces the position', async () => {
    await render(<LayoutSaving />)
    await begin()
    handle('Expenses').element().focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await expect
      .element(page.getByText(/^Expenses: number 4 of 6, 6 columns of 12 wide, \d+ rows tall$/))
      .toBeInTheDocument()
    expect(order()).toEqual(['figures', 'revenue', 'profitability', 'expenses', 'hours', 'insights'])
    await expect.element(handle('Expenses')).toHaveFocus()
  })

  it.each([1440, 1280])('shows every panel whole at %i px', async (width) => {
    await page.viewport(width, 900)
    await render(<Filled />)
    await begin()
    const cut = () =>
      [...document.querySelectorAll('[data-grid-panel] > [inert]')].filter(
        (still) => still.scrollHeight > still.clientHeight,
      ).length
    await expect.poll(cut).toBe(0)
    await page.viewport(1440, 900)
  })

  it('works with a menu, which offers only possible moves', async () => {
    await render(<Filled />)
    await begin()
    await page.getByRole('button', { name: 'Arrange Revenue by week' }).click()
    await expect
      .element(page.getByRole('menuitem', { name: 'Move left' }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect.poll(() => order()[0]).toBe('revenue')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.element(handle('Expenses')).not.toBeInTheDocument()
    expect(order()[0]).toBe('revenue')
  })

  it('resets to the default order', async () => {
    await render(<LayoutChanged />)
    await expect.poll(() => order()[0]).toBe('revenue')
    await begin()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(order).toEqual(shipped)
    await expect.element(page.getByRole('button', { name: 'Reset' })).toBeDisabled()
  })

  it('reverts a change that could not be saved, and says so', async () => {
    await render(<LayoutSaveError />)
    await begin()
    handle('Revenue by week').element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => order()[0]).toBe('revenue')
    await expect.element(page.getByText('Arrangement not saved', { exact: true })).toBeVisible()
    await expect.poll(order).toEqual(shipped)
  })
})
