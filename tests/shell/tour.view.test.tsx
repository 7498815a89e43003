/** The tour: offered once, by keyboard alone, and left in any way. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Declined,
  Figures,
  FiguresGerman,
  FiguresNone,
  NotKnown,
  Offered,
  OnAnotherScreen,
} from '../../stories/shell/tour.stories.tsx'

const card = page.getByRole('dialog')
const offer = page.getByRole('region', { name: 'Take the tour' })
const title = (name: string) => page.getByRole('dialog', { name })
const greeting = page.getByRole('heading', { level: 1 })

describe('the offer', () => {
  it('starts the tour, and is not made again when the tour is closed', async () => {
    await render(<Offered />)
    await offer.getByRole('button', { name: 'Take the tour' }).click()
    await expect.element(title('Start the week with your figures')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(offer).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('content')
  })

  it('goes at once when it is declined, even if the call fails', async () => {
    await render(<Declined />)
    await expect.element(greeting).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
  })

  it('is not made when the service does not answer', async () => {
    await render(<NotKnown />)
    await expect.element(page.getByText('Weekly revenue').first()).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
  })
})

describe('a step', () => {
  it('goes on and back with the arrow keys and Enter, and takes the focus each time', async () => {
    await render(<Figures />)
    await expect.element(title('Start the week with your figures')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(title('Ask in your own words')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(title('Put a hard question in a brief')).toHaveFocus()
    await expect.element(page.getByRole('heading', { level: 1, name: /Brief/ })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(title('Ask in your own words')).toHaveFocus()
  })

  it('says what it is about, and leaves the screen in use', async () => {
    await render(<Figures />)
    await expect.element(card).toHaveAccessibleDescription(/Open one to see the records behind it/)
    await expect.element(card).not.toHaveAttribute('aria-modal')
    await page.getByRole('link', { name: 'Finance' }).first().click()
    await expect.element(card).not.toBeInTheDocument()
  })

  it('is closed with its button, which gives the focus to the screen', async () => {
    await render(<Figures />)
    await card.getByRole('button', { name: 'Leave the tour' }).click()
    await expect.element(card).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('content')
  })

  it('is there before anything is on record, and not on the screen of another', async () => {
    const { unmount } = await render(<FiguresNone />)
    await expect.element(card).toBeVisible()
    await unmount()
    await render(<OnAnotherScreen />)
    await expect.element(greeting).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  })

  it('is in the language of the frame', async () => {
    await render(<FiguresGerman />)
    await expect
      .element(page.getByRole('dialog', { name: /^Die Woche beginnt/ }))
      .toHaveAttribute('lang', 'de')
  })
})
