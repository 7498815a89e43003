/** What was typed and not saved when a session ended under it is there after the next sign-in to the same business. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { always, answer } from '../../fixtures/core/answers.ts'
import getFocus from '../../fixtures/focus/getFocus.json'
import signIn from '../../fixtures/session/signIn.json'
import { filled } from '../../stories/brief/brief-answers.ts'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { sessionTakenUp, signedOut } from '../../web/core/session.ts'
import type { Store } from '../../web/core/store.ts'
import { description } from '../focus/focus-page.ts'

const dialog = (name: string) => page.getByRole('dialog', { name })
const isBack = page.getByText('Your draft is back.', { exact: true })
const discard = page.getByRole('button', { name: 'Discard it' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A story at a path, and the session in it. */
const at = (route: string) => {
  const own: { store?: Store } = {}
  const Shown = story({
    route,
    before: (store) => {
      own.store = store
    },
    answers: () => [...filled, ...screenAnswers, answer('getFocus', getFocus), always('signIn', signIn)],
  })
  return {
    Shown,
    endAndSignIn: async () => {
      own.store?.dispatch(signedOut('service'))
      await page.getByRole('button', { name: /Café/ }).click()
    },
    /** As where another tab signed in. */
    takeUpAnother: () => {
      own.store?.dispatch(signedOut('service'))
      own.store?.dispatch(sessionTakenUp('another-recorded-session'))
    },
  }
}

it('a focus that was being changed', async () => {
  const { Shown, endAndSignIn } = at('/nudges?focus=edit')
  await render(<Shown />)
  await description.fill('Half a thought')
  await dialog('Strategic Focus Management').getByRole('textbox', { name: 'Success metrics' }).fill('Fewer')
  await endAndSignIn()
  await expect.element(description).toHaveValue('Half a thought')
  await expect
    .element(dialog('Strategic Focus Management').getByRole('textbox', { name: 'Success metrics' }))
    .toHaveValue('Fewer')
  await expect.element(isBack).toBeVisible()
  await discard.click()
  await expect.element(description).not.toHaveValue('Half a thought')
  await expect.element(isBack).not.toBeInTheDocument()
})

it('drafts that were changed', async () => {
  const { Shown, endAndSignIn } = at('/briefs')
  await render(<Shown />)
  await button('Email drafts').click()
  const subject = dialog('Email drafts').getByRole('textbox', { name: 'Subject' }).first()
  await subject.fill('Prices, please')
  await endAndSignIn()
  await button('Email drafts Edited').click()
  await expect.element(subject).toHaveValue('Prices, please')
  await expect.element(isBack).toBeVisible()
  await discard.click()
  await expect.element(button('Email drafts')).toBeVisible()
})

it('the topic of a brief', async () => {
  const { Shown, endAndSignIn } = at('/briefs?generate')
  await render(<Shown />)
  const topic = dialog('Generate a decision brief').getByRole('textbox', { name: 'Topic' })
  await topic.fill('Shall we open on Mondays?')
  await endAndSignIn()
  await button('Generate brief').click()
  await expect.element(topic).toHaveValue('Shall we open on Mondays?')
  await expect.element(isBack).toBeVisible()
  await discard.click()
  await expect.element(topic).toHaveValue('')
  await expect.element(topic).toHaveFocus()
  await expect.element(isBack).not.toBeInTheDocument()
})

it('a question to an advisor, which is not said to be back once it was emptied', async () => {
  const { Shown, endAndSignIn } = at('/nudges')
  await render(<Shown />)
  const message = page.getByRole('textbox', { name: 'Message to Agent' })
  await message.fill('Half a question')
  await expect.element(isBack).not.toBeInTheDocument()
  await endAndSignIn()
  await expect.element(message).toHaveValue('Half a question')
  await expect.element(isBack).toBeVisible()
  await discard.click()
  await expect.element(message).toHaveValue('')
  await expect.element(message).toHaveFocus()
  await message.fill('Another')
  await expect.element(isBack).not.toBeInTheDocument()
})

it('also where another tab signed in meanwhile, and nothing else of the screen is', async () => {
  const { Shown, takeUpAnother } = at('/briefs?generate')
  await render(<Shown />)
  const topic = dialog('Generate a decision brief').getByRole('textbox', { name: 'Topic' })
  await topic.fill('Shall we open on Mondays?')
  takeUpAnother()
  await expect.element(dialog('Generate a decision brief')).not.toBeInTheDocument()
  await button('Generate brief').click()
  await expect.element(topic).toHaveValue('Shall we open on Mondays?')
})
