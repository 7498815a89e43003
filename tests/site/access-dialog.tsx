/** Elements and actions of the request for early access. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { story } from '../../stories/core/story.tsx'
import { formHandler } from './sent-forms.ts'

export const dialog = () => page.getByRole('dialog', { name: 'Request Early Access' })
/** A text field, by label. */
export const field = (name: string | RegExp) => dialog().getByRole('textbox', { name })
/** A select, by label. */
export const choice = (name: string) => dialog().getByRole('combobox', { name })
export const submit = () => dialog().getByRole('button', { name: 'Request Early Access' })
/** Opens the dialog from any page. */
export const opener = () => page.getByRole('banner').getByRole('button', { name: 'Request Access' })
/** The text of the only toast. */
export const notice = (text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** Opens the dialog on the contact page; returns the requests sent, answered with `answers` in order. */
export const openDialog = async (...answers: readonly (() => Response | Promise<Response>)[]) => {
  const { handler, sent } = formHandler('requestEarlyAccess', answers.length > 0 ? answers : undefined)
  const Page = story({ route: '/contact-us', answers: [handler], signedIn: false })
  await render(<Page />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  return sent
}

/** Fills in the required fields. */
export const fillRequired = async () => {
  await field('Full Name').fill('Mia Chen')
  await field('Email').fill('mia@venue.example')
}
