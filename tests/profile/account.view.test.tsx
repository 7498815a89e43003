/** Fresh proof in the middle of something, and My Profile's sections about the account. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeRefused, Filled, New, PasskeyNeeded } from '../../stories/profile/account.stories.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
const firstName = page.getByRole('textbox', { name: 'First Name' })
const codes = page.getByRole('region', { name: 'Your recovery sheet' }).getByRole('listitem')

it('asks for proof, goes on by itself, and loses nothing that was typed', async () => {
  await render(<New />)
  await expect.element(button('Make a recovery sheet')).toBeVisible()
  await userEvent.fill(firstName, 'Teresa')
  await userEvent.click(button('Make a recovery sheet'))
  await expect.element(dialog).toBeVisible()
  await userEvent.click(button('Send me a code'))
  await userEvent.click(button('Confirm'))
  await expect.element(page.getByText('Enter the six digits.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Code' }), '042 617')
  await userEvent.keyboard('{Enter}')
  await expect.element(codes.first()).toBeVisible()
  expect(codes.elements()).toHaveLength(8)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(firstName).toHaveValue('Teresa')
  await userEvent.click(button('I’ve saved them'))
  await expect.element(codes.first()).not.toBeInTheDocument()
})

it('does nothing if the person declines', async () => {
  await render(<New />)
  await userEvent.click(button('Make a recovery sheet'))
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('The recovery sheet was not made.')).toBeVisible()
  await expect.element(button('Make a recovery sheet')).toBeVisible()
})

it('says beside the field that a code is wrong, and stays open', async () => {
  await render(<CodeRefused />)
  await expect.element(page.getByText('This code is wrong, already used or expired.')).toBeVisible()
  await expect.element(dialog).toBeVisible()
})

it('lists passkeys and sessions with what can be done about them', async () => {
  await render(<Filled />)
  await expect.element(page.getByText('Chrome · Mac').first()).toBeVisible()
  await expect.element(page.getByText('This one')).toBeVisible()
  await userEvent.click(button('Remove the passkey Chrome · Mac'))
  await expect.element(page.getByText('Passkey removed', { exact: true })).toBeVisible()
})

it('leaves a person without the passkey that a business asks for a way to their other business, and out', async () => {
  await render(<PasskeyNeeded />)
  await expect.element(button('Go to Nair Lowe')).toBeVisible()
  await expect.element(button('Log out')).toBeVisible()
  await expect.element(button('Go to Larkin Street Bakery')).not.toBeInTheDocument()
})
