/** Unsaved input from a session that ended is restored after the next sign-in to the same business. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import getFocus from '../../fixtures/focus/getFocus.json'
import getMe from '../../fixtures/session/getMe.json'
import signIn from '../../fixtures/session/signIn.json'
import { filled } from '../../stories/brief/brief-answers.ts'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { sessionAdopted, signedOut } from '../../web/core/session.ts'
import type { Store } from '../../web/core/store.ts'
import { description } from '../focus/focus-page.ts'

const dialog = (name: string) => page.getByRole('dialog', { name })
const isBack = page.getByText('Your draft is back.', { exact: true })
const discard = page.getByRole('button', { name: 'Discard it' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A story at a path, with control over its session. */
const at = (route: string) => {
  const own: { store?: Store } = {}
  const Shown = story({
    route,
    before: (store) => {
      own.store = store
    },
    answers: () => [...filled, ...screenAnswers, replay('getFocus', getFocus), replayAny('signIn', signIn)],
  })
  return {
    /** Shows it and waits for the business, because input typed earlier has no known owner and is not kept. */
    show: async () => {
      await render(<Shown />)
      await expect.element(page.getByText(getMe.body.businessName, { exact: true })).toBeVisible()
    },
    endAndSignIn: async () => {
      own.store?.dispatch(signedOut('service'))
      await page.getByRole('button', { name: /Café/ }).click()
    },
    /** Simulates a sign-in in another tab. */
    takeUpAnother: () => {
      own.store?.dispatch(signedOut('service'))
      own.store?.dispatch(sessionAdopted('another-recorded-session'))
    },
  }
}

it('restores a focus that was being edited', async () => {
  const { show, endAndSignIn } = at('/nudges?focus=edit')
  await show()
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

it('restores edited drafts', async () => {
  const { show, endAndSignIn } = at('/briefs')
  await show()
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

it('restores the topic of a brief', async () => {
  const { show, endAndSignIn } = at('/briefs?generate')
  await show()
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

it('restores a question to an advisor, without a notice once it was cleared', async () => {
  const { show, endAndSignIn } = at('/nudges')
  await show()
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

it('restores after a sign-in in another tab, and keeps nothing else of the screen', async () => {
  const { show, takeUpAnother } = at('/briefs?generate')
  await show()
  const topic = dialog('Generate a decision brief').getByRole('textbox', { name: 'Topic' })
  await topic.fill('Shall we open on Mondays?')
  takeUpAnother()
  await expect.element(dialog('Generate a decision brief')).not.toBeInTheDocument()
  await button('Generate brief').click()
  await expect.element(topic).toHaveValue('Shall we open on Mondays?')
})
