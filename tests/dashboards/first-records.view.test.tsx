/** A new business with a list of debtors or timesheets alone: Overview and advisors speak of what is there. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  DebtorsAlone,
  DebtorsAndTimesheets,
  TimesheetsAlone,
} from '../../stories/dashboards/first-day.stories.tsx'
import { chatText } from '../../web/messages/en/chat.ts'
import { replyText } from '../../web/messages/en/reply.ts'

const { held, noFigures } = chatText.english
const { questionsOfHeld } = replyText.english
const questions = () =>
  page
    .getByRole('list', { name: 'Suggested questions' })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

it('names what is owed and overdue, and the step that follows from it', async () => {
  await render(<DebtorsAlone />)
  await expect
    .element(page.getByText('Customers owe you $2,385.50, of which $870.00 is overdue, as of 31 Oct.'))
    .toBeVisible()
  await expect.element(page.getByText('Nothing is on record yet')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Chase what’s overdue' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'See who owes you' })).toBeVisible()
  await expect.element(page.getByText(held.debtors)).toBeVisible()
  await expect.element(page.getByText(noFigures)).not.toBeInTheDocument()
  await expect.poll(questions).toEqual(questionsOfHeld.debtors)
})

it('names days billed', async () => {
  await render(<TimesheetsAlone />)
  await expect.element(page.getByText(/billed days, \d+% utilisation/)).toBeVisible()
  await expect.element(page.getByText(held.timesheets)).toBeVisible()
  await expect.poll(questions).toEqual(questionsOfHeld.timesheets)
})

it('names both', async () => {
  await render(<DebtorsAndTimesheets />)
  await expect.element(page.getByText(/utilisation\. Customers owe you/)).toBeVisible()
  await expect.element(page.getByText(held.both)).toBeVisible()
  await expect.poll(questions).toEqual(questionsOfHeld.both)
})
