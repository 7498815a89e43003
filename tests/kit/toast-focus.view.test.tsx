/** F8 moves the focus to a toast, also from a dialog, and back (decision 31). */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled } from '../../stories/shell/frame.stories.tsx'

const notice = page
  .getByRole('region', { name: /^Notifications/ })
  .getByText('Topic required', { exact: true })
const isFocusInNotices = () => document.activeElement?.closest('[role="region"]') !== null

it('is reached from a dialog, and closing it returns the focus', async () => {
  await render(<Filled />)
  await page.getByRole('button', { name: 'Generate brief' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate a decision brief' })
  const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
  await generate.click()
  await expect.element(notice).toBeVisible()
  const field = dialog.getByRole('textbox', { name: /^Topic/ })
  await expect.element(field).toHaveFocus()

  await userEvent.keyboard('{F8}')
  await expect.poll(isFocusInNotices).toBe(true)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.poll(() => notice.elements().length).toBe(0)
  await expect.element(field).toHaveFocus()
})

it('is left with Escape, which keeps the dialog open', async () => {
  await render(<Filled />)
  await page.getByRole('button', { name: 'Generate brief' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate a decision brief' })
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.element(notice).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.poll(isFocusInNotices).toBe(true)
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.poll(() => notice.elements().length).toBe(0)
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})
