/** Actions on the stories of the Decisions screen, and the other answers to an advisory. */
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled as Advisories } from '../../stories/advisory/advisory.stories.tsx'
import { Filled, Refused, Writing } from '../../stories/advisory/decisions.stories.tsx'
import { clickLabel } from '../core/click-label.ts'

it('shows what is due, and opens the life of a decision in the drawer', async () => {
  await render(<Filled />)
  await expect.element(page.getByRole('heading', { name: 'Due this week' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask the dairy for a three-month price' }).click()
  const drawer = page.getByRole('complementary', { name: 'Ask the dairy for a three-month price' })
  await expect.element(drawer.getByText('What happened')).toBeVisible()
  await expect.element(drawer.getByText('They took 40 cents off a litre until March.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
})

it('names the missing title, keeps what was typed, and records', async () => {
  await render(<Writing />)
  await page.getByLabelText('Owner').fill('Dom')
  await page.getByRole('button', { name: 'Record the decision' }).click()
  const title = page.getByLabelText('What was decided?')
  await expect.element(title).toHaveFocus()
  await expect.element(page.getByText('Write down what was decided.')).toBeVisible()
  await title.fill('Ask the dairy for a three-month price')
  await expect.element(page.getByLabelText('Owner')).toHaveValue('Dom')
  await page.getByRole('button', { name: 'Record the decision' }).click()
  await expect.element(page.getByText('Decision recorded', { exact: true })).toBeVisible()
})

it('refuses half a day and a day that no calendar has, instead of recording none', async () => {
  await render(<Writing />)
  await page.getByLabelText('What was decided?').fill('Ask the dairy for a three-month price')
  await page.getByLabelText('Due', { exact: true }).element().focus()
  await userEvent.keyboard('1')
  await page.getByRole('button', { name: 'Record the decision' }).click()
  await expect.element(page.getByText('Choose a day from today to five years ahead.')).toBeVisible()
  await expect.element(page.getByLabelText('Due', { exact: true })).toHaveFocus()
})

it('shows a refused field beside it', async () => {
  await render(<Refused />)
  await page.getByLabelText('What was decided?').fill('Anything')
  await page.getByRole('button', { name: 'Record the decision' }).click()
  await expect.element(page.getByText('Choose a day from today to five years ahead.')).toBeVisible()
  await expect.element(page.getByLabelText('What was decided?')).toHaveValue('Anything')
})

it('switches between board and list', async () => {
  await render(<Filled />)
  await clickLabel(page.getByRole('radio', { name: 'List' }))
  await expect.element(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible()
})

it('offers to undo an accepted advisory, and says what Consult does', async () => {
  await render(<Advisories />)
  await expect.element(page.getByText('Consult accepts this advisory.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Consult' }).first().click()
  await expect.element(page.getByText('Strategic recommendation implemented', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('asks for a reason before it dismisses with one', async () => {
  await render(<Advisories />)
  await page.getByRole('button', { name: 'More answers' }).nth(1).click()
  await page.getByRole('menuitem', { name: 'Dismiss with a reason…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dismiss this advisory?' })
  await dialog.getByLabelText('Reason').fill('Too dear')
  await dialog.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await vi.waitFor(() => expect(dialog.query()).toBeNull())
})
