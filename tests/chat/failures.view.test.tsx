/** What goes wrong between a question and its answer: said, and nothing lost. */
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Loading, Refused } from '../../stories/chat/chat.stories.tsx'
import {
  BrokenOff,
  Elsewhere,
  ElsewhereWriting,
  Failed,
  SessionOver,
} from '../../stories/chat/live.stories.tsx'
import { answers, apology, button, input, log, trend } from './chat-page.ts'

afterEach(() => page.viewport(1440, 900))

describe('what goes wrong', () => {
  it('apologizes, keeps the question, and gets its answer at the second try', async () => {
    await render(<Failed />)
    await input.fill('How are we doing?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(apology)).toBeVisible()
    await expect.element(log.getByText('How are we doing?')).toBeVisible()
    await expect.element(input).not.toHaveAttribute('readonly')
    await button('Try again').click()
    await expect.element(log.getByText(trend)).toBeVisible()
    expect(log.getByText(apology).elements()).toHaveLength(0)
  })

  it('gives the question back into the input, before what was typed since', async () => {
    await render(<Failed />)
    await input.fill('How are we doing?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(apology)).toBeVisible()
    await input.fill('And why?')
    await button('Edit the question').click()
    await expect.element(input).toHaveValue('How are we doing?\nAnd why?')
    await expect.element(input).toHaveFocus()
    expect(answers()).toHaveLength(0)
  })

  it('apologizes where the advisor breaks off, and leaves what was written', async () => {
    await render(<BrokenOff />)
    await input.fill('Why?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(apology)).toBeVisible()
    await expect.element(log.getByText(/Revenue was \$17,458/)).toBeVisible()
  })

  it('says that another window waits in this thread, and keeps the words', async () => {
    await render(<Elsewhere />)
    await expect.element(log.getByText('and the week before?')).toBeVisible()
    await input.fill('and in March?')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Another window is waiting/)).toBeVisible()
    await expect.element(input).toHaveValue('and in March?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(trend)).toBeVisible()
  })

  it('shows the reply that the other window waits for, and keeps saying so', async () => {
    await render(<ElsewhereWriting />)
    await expect.element(log.getByText('and the week before?')).toBeVisible()
    await input.fill('and in March?')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Stop')).toBeVisible()
    await expect.element(input).toHaveAccessibleDescription(/Another window is waiting/)
    await expect.element(input).toHaveValue('and in March?')
    await expect.element(input).toHaveAttribute('readonly')
  })

  it('asks for a sign-in where the session is over', async () => {
    await render(<SessionOver />)
    await input.fill('How are we doing?')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })

  it('says that the conversation could not be loaded, and loads it at the second try', async () => {
    await render(<Refused />)
    await expect.element(page.getByText('The conversation could not be loaded.')).toBeVisible()
    await expect.element(input).toHaveAttribute('readonly')
    await button('Try again').click()
    await expect.element(log.getByText('and the week before?')).toBeVisible()
    await expect.element(input).not.toHaveAttribute('readonly')
  })

  it('waits for the conversation before anything can be sent into it', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('status', { name: 'Loading the conversation' })).toBeVisible()
    await expect.element(input).toHaveAttribute('readonly')
  })
})
