/** The advisors of a business without figures. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Auditor, Empty, FocusSet } from '../../stories/dashboards/first-day.stories.tsx'
import { replyText } from '../../web/messages/en/reply.ts'

const { questionsOfFirstDay } = replyText.english
const questions = () =>
  page
    .getByRole('list', { name: 'Suggested questions' })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

it('say that they have no figures, and suggest only what needs none', async () => {
  await render(<Empty />)
  await expect.element(page.getByText(/^I don’t have your figures yet/)).toBeVisible()
  await expect.poll(questions).toEqual(questionsOfFirstDay)
  for (const tab of ['Analyst', 'Advisor']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect.poll(questions).toEqual(questionsOfFirstDay)
  }
  // A numbered chat has the same ones.
  await page.getByRole('button', { name: 'New tab' }).click()
  await expect.poll(questions).toEqual(questionsOfFirstDay)
})

it('do so on a screen without figures, too', async () => {
  await render(<FocusSet />)
  await expect.poll(questions).toEqual(questionsOfFirstDay)
})

it('suggest nothing to somebody who cannot ask', async () => {
  await render(<Auditor />)
  await expect.element(page.getByText(/^Your role can read chats but not ask/)).toBeVisible()
  expect(questions()).toEqual([])
})
