/** A toast never covers the chat input. */
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SwitchError } from '../../stories/decision-log/decision-log.stories.tsx'

afterEach(() => page.viewport(1440, 900))

const field = () => page.getByRole('form', { name: /^Ask / })
const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const bringToast = async () => {
  await render(<SwitchError />)
  const hide = page.getByRole('switch', { name: 'Hide identifiers' })
  await expect.element(hide).toBeChecked()
  hide.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Identifiers not changed', { exact: true })).toBeVisible()
  await expect.poll(() => toast().elements().length).toBe(1)
}

const expectClear = () => {
  const [shown, written] = [toast(), field()].map((one) => one.element().getBoundingClientRect())
  if (shown === undefined || written === undefined) throw new Error('Both must be on the screen.')
  expect(shown.height).toBeGreaterThan(20)
  expect(overlaps(shown, written)).toBe(false)
  expect(shown.top >= 0 && shown.left >= 0).toBe(true)
  expect(shown.right <= innerWidth && shown.bottom <= innerHeight).toBe(true)
}

it.each([
  [1440, 900],
  [1024, 600],
])('is beside the chat at %i × %i', async (width, height) => {
  await page.viewport(width, height)
  await bringToast()
  expectClear()
})

it.each([
  [390, 844],
  // The lower half is covered by an on-screen keyboard.
  [390, 420],
])('is above the chat input on a phone at %i × %i', async (width, height) => {
  await page.viewport(width, height)
  await bringToast()
  await page.getByRole('button', { name: 'Chat' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Advisors' })).toBeVisible()
  expectClear()
})
