/** The request for early access as a test finds it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { story } from '../../stories/core/story.tsx'
import { takingForms } from './sent-forms.ts'

/** The open dialog. */
export const dialog = () => page.getByRole('dialog', { name: 'Request Early Access' })
/** A field to type in, by its label. */
export const field = (name: string | RegExp) => dialog().getByRole('textbox', { name })
/** A field to choose in, by its label. */
export const choice = (name: string) => dialog().getByRole('combobox', { name })
/** The button that sends. */
export const submit = () => dialog().getByRole('button', { name: 'Request Early Access' })
/** What opens it on every page. */
export const opener = () => page.getByRole('banner').getByRole('button', { name: 'Request Access' })
/** The words of the one notice that is shown. */
export const notice = (text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** Opened by hand over the contact page; gives what is sent, to which the answers are given one after the other. */
export const openOverPage = async (...answers: readonly (() => Response | Promise<Response>)[]) => {
  const { handler, sent } = takingForms('requestEarlyAccess', answers.length > 0 ? answers : undefined)
  const Page = story({ route: '/contact-us', answers: [handler], signedIn: false })
  await render(<Page />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  return sent
}

/** Types what is needed at least. */
export const fillLeast = async () => {
  await field('Full Name').fill('Mia Chen')
  await field('Email').fill('mia@venue.example')
}
