/** Tooltips show on keyboard focus and hover, and hide with Escape. */
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tooltip } from '../../web/kit/overlays/Tooltip.tsx'

const words = () => page.getByText('The sum of both')
const button = () => page.getByRole('button', { name: 'Total' })

beforeEach(async () => {
  await render(
    <p style={{ paddingTop: '200px' }}>
      <Tooltip words="The sum of both">
        <button type="button">Total</button>
      </Tooltip>
      <button type="button">Else</button>
    </p>,
  )
  await userEvent.unhover(button())
})

it('shows on keyboard focus, and hides with Escape and on blur', async () => {
  await expect.element(words()).not.toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(button()).toHaveFocus()
  await expect.element(words()).toBeVisible()
  expect(words().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    button().element().getBoundingClientRect().top,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(words()).not.toBeVisible()
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await expect.element(words()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(words()).not.toBeVisible()
})

it('shows on hover, stays under the pointer, and hides when it leaves', async () => {
  // hover-delay.test.ts checks the delays.
  await userEvent.hover(button())
  await expect.element(words()).toBeVisible()
  await userEvent.hover(words())
  await expect.element(words()).toBeVisible()
  await userEvent.hover(page.getByRole('button', { name: 'Else' }))
  await expect.element(words()).not.toBeVisible()
})

it('shows below if there is no space above', async () => {
  window.scrollTo(0, 0)
  button().element().closest('p')?.style.setProperty('padding', '0')
  await userEvent.keyboard('{Tab}')
  await expect.element(words()).toBeVisible()
  expect(words().element().getBoundingClientRect().top).toBeGreaterThan(
    button().element().getBoundingClientRect().bottom,
  )
})
