/** The dialog of the request for early access: opening, focus, closing and options. */
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  heardAboutOptions,
  interestOptions,
  signupIndustries,
  teamSizes,
} from '#schema/early-access/early-access-options'
import { Filled, Prefilled, SentWithoutScripts } from '../../stories/site/early-access.stories.tsx'
import { choice, dialog, field, openDialog, opener } from './access-dialog.tsx'

beforeEach(() => {
  window.dataLayer = []
})

describe('the dialog', () => {
  it('has its four sections, every option, and a text area of three rows', async () => {
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

  it('opens from the top bar with its source recorded, takes the focus, and returns it on Escape', async () => {
    await openDialog()
    expect(window.dataLayer).toEqual([
      { event: 'early_access_click', category: 'conversion', source: 'nav_contact' },
    ])
    await expect.element(field('Full Name')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  it('traps the focus', async () => {
    await openDialog()
    for (let presses = 0; presses < 20; presses++) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      // After the last element the window has the focus, never the page behind.
      expect(activeElement === document.body || dialog().element().contains(activeElement)).toBe(true)
    }
  })

  it.each(['Cancel', 'Close'])('closes with %s, and reopens with the same input', async (name) => {
    await openDialog()
    await field('Company').fill('Riverside Dining')
    await dialog().getByRole('button', { name }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await opener().click()
    await expect.element(field('Company')).toHaveValue('Riverside Dining')
  })

  it('starts with input from elsewhere on the page', async () => {
    await render(<Prefilled />)
    await expect.element(field('Email')).toHaveValue('mia.chen@example.com')
    await expect.element(field('Role')).toHaveValue('Owner')
    await expect.element(field(/Anything else/)).toHaveValue('Please send the newsletter.')
  })
})

it('shows a confirmation when it was sent without scripts', async () => {
  await render(<SentWithoutScripts />)
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Thank you for your interest!')
  expect(dialog().getByRole('textbox').elements()).toEqual([])
})
