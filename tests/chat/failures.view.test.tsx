/** Failures between question and answer: reported, and nothing lost. */
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import sendMessageAnalyst from '../../fixtures/chat/sendMessage.analyst.json'
import { firstHalf } from '../../fixtures/core/replay-stream.ts'
import { LoadError, Loading } from '../../stories/chat/chat.stories.tsx'
import {
  AdvisorError,
  PendingInOtherWindow,
  SendError,
  SessionExpired,
  StreamingFromOtherWindow,
} from '../../stories/chat/reply.stories.tsx'
import { answers, apology, button, input, log, trend } from './chat-page.ts'

afterEach(() => page.viewport(1440, 900))

describe('a failure', () => {
  it('shows an apology and keeps the question, and a second try is answered', async () => {
    await render(<SendError />)
    await input.fill('How are we doing?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(apology)).toBeVisible()
    await expect.element(log.getByText('How are we doing?')).toBeVisible()
    await expect.element(input).not.toHaveAttribute('readonly')
    await button('Try again').click()
    await expect.element(log.getByText(trend).last()).toBeVisible()
    expect(log.getByText(apology).elements()).toHaveLength(0)
  })

  it('puts the question back into the input, before anything typed since', async () => {
    await render(<SendError />)
    await input.fill('How are we doing?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(apology)).toBeVisible()
    await input.fill('And why?')
    await button('Edit the question').click()
    await expect.element(input).toHaveValue('How are we doing?\nAnd why?')
    await expect.element(input).toHaveFocus()
    expect(answers()).toHaveLength(0)
  })

  it('of the advisor shows an apology and keeps the text so far', async () => {
    await render(<AdvisorError />)
    await input.fill('Why?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(apology)).toBeVisible()
    await expect
      .element(
        log.getByText(firstHalf(sendMessageAnalyst.body.message).split(' ').slice(0, 2).join(' ')).first(),
      )
      .toBeVisible()
  })

  it('because another window is waiting in this thread is explained, and the draft stays', async () => {
    await render(<PendingInOtherWindow />)
    await expect.element(log.getByText('and the week before?')).toBeVisible()
    await input.fill('and in March?')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Another window is waiting/)).toBeVisible()
    await expect.element(input).toHaveValue('and in March?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(trend).last()).toBeVisible()
  })

  it('because another window is waiting clears once its reply arrives here too', async () => {
    await render(<StreamingFromOtherWindow />)
    await expect.element(log.getByText('and the week before?')).toBeVisible()
    await input.fill('and in March?')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Stop')).toBeVisible()
    await expect.element(input).toHaveAccessibleDescription(/Another window is waiting/)
    await expect.element(input).toHaveValue('and in March?')
    await expect.element(input).toHaveAttribute('readonly')
  })

  it('because the session has expired asks for a new sign-in', async () => {
    await render(<SessionExpired />)
    await input.fill('How are we doing?')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })

  it('to load the conversation is reported, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The conversation could not be loaded.')).toBeVisible()
    await expect.element(input).toHaveAttribute('readonly')
    await button('Try again').click()
    await expect.element(log.getByText('and the week before?')).toBeVisible()
    await expect.element(input).not.toHaveAttribute('readonly')
  })

  it('cannot happen before the conversation is loaded: until then nothing can be sent', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('status', { name: 'Loading the conversation' })).toBeVisible()
    await expect.element(input).toHaveAttribute('readonly')
  })
})
