/** The dialog of the request for early access: how it opens, holds the focus, closes, and what it offers. */
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  heardAboutOptions,
  interestOptions,
  signupIndustries,
  teamSizes,
} from '#schema/early-access/early-access-options'
import { Filled, Sent, Started } from '../../stories/site/early-access.stories.tsx'
import { choice, dialog, field, opener, openOverPage } from './access-dialog.tsx'

beforeEach(() => {
  window.dataLayer = []
})

describe('the dialog', () => {
  it('has its four sections, every option, and three rows for the rest', async () => {
    await render(<Filled />)
    await expect.element(dialog()).toBeVisible()
    const headings = dialog().getByRole('heading', { level: 3 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Contact Information',
      'Business Information',
      'Areas of Interest',
      'Additional Information',
    ])
    const optionsOf = (name: string) =>
      [...choice(name).element().querySelectorAll('option')].map(({ value }) => value)
    expect(optionsOf('Industry')).toEqual(['', ...signupIndustries])
    expect(optionsOf('Team Size')).toEqual(['', ...teamSizes])
    expect(optionsOf('How did you hear about us?')).toEqual(['', ...heardAboutOptions])
    for (const name of interestOptions)
      await expect.element(dialog().getByRole('checkbox', { name })).not.toBeChecked()
    await expect.element(field('Anything else we should know?')).toHaveAttribute('rows', '3')
  })

  it('opens from the top bar with its source on record, takes the focus, and gives it back on Escape', async () => {
    await openOverPage()
    expect(window.dataLayer).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'nav_contact' },
    ])
    await expect.element(field('Full Name')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  it('keeps the focus within itself', async () => {
    await openOverPage()
    for (let presses = 0; presses < 20; presses++) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      // At its end the window itself has the focus, never the page behind.
      expect(activeElement === document.body || dialog().element().contains(activeElement)).toBe(true)
    }
  })

  it.each(['Cancel', 'Close'])('closes by %s, and what was typed is there again', async (name) => {
    await openOverPage()
    await field('Company').fill('Riverside Dining')
    await dialog().getByRole('button', { name }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await opener().click()
    await expect.element(field('Company')).toHaveValue('Riverside Dining')
  })

  it('starts with what was typed elsewhere', async () => {
    await render(<Started />)
    await expect.element(field('Email')).toHaveValue('mia.chen@example.com')
    await expect.element(field('Role')).toHaveValue('Owner')
    await expect.element(field(/Anything else/)).toHaveValue('Please send the newsletter.')
  })
})

it('that was sent without scripts is thanked for in place', async () => {
  await render(<Sent />)
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Thank you for your interest!')
  expect(dialog().getByRole('textbox').elements()).toEqual([])
})
