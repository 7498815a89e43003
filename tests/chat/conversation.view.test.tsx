/** Asking and getting replies, by keyboard and pointer, with every way a reply can end. */
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Empty, Filled, QuestionFromScreen, StoppedAndInterrupted } from '../../stories/chat/chat.stories.tsx'
import {
  ResumedAfterDisconnect,
  ResumedAfterReload,
  StopReplyLost,
  Streaming,
} from '../../stories/chat/reply.stories.tsx'
import { answers, apology, button, input, log, risks, trend, weekBefore } from './chat-page.ts'

afterEach(() => page.viewport(1440, 900))

describe('asking', () => {
  it('sends with Enter, breaks the line with Shift+Enter, and ignores blank input', async () => {
    await render(<Empty />)
    await expect.element(button('Send')).toBeDisabled()
    await input.click()
    await userEvent.keyboard('   {Enter}')
    expect(answers()).toHaveLength(0)
    await userEvent.keyboard('  How are{Shift>}{Enter}{/Shift}we doing?  ')
    await expect.element(button('Send')).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(trend).last()).toBeVisible()
    expect(log.element().textContent).toContain('How are\nwe doing?')
    await expect.element(input).toHaveValue('')
    await expect.element(input).toHaveFocus()
  })

  it('suggests questions in an empty chat, and asks the chosen one', async () => {
    await render(<Empty />)
    const questions = page.getByRole('list', { name: 'Suggested questions' })
    await expect.poll(() => questions.getByRole('button').elements().length).toBe(3)
    await questions.getByRole('button', { name: 'What should I do this week?' }).click()
    await expect.element(log.getByText('What should I do this week?')).toBeVisible()
    await expect.element(log.getByRole('article', { name: 'Agent' })).toBeVisible()
    await expect.element(questions).not.toBeInTheDocument()
  })

  it("puts a question from another screen into its tab's input, and keeps the existing draft", async () => {
    await render(<QuestionFromScreen />)
    await expect.element(page.getByRole('tab', { name: 'Advisor' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(input).toHaveValue('What about the supplier price rise?')
    await expect.element(input).toHaveFocus()
  })

  it('refuses text over the limit, and keeps every character', async () => {
    await render(<Empty />)
    await input.fill('x'.repeat(8001))
    await expect
      .element(page.getByText('A message can have up to 8,000 characters; this one has 8,001.'))
      .toBeVisible()
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(button('Send')).toBeDisabled()
    expect(input.element()).toHaveValue('x'.repeat(8001))
  })
})

describe('a reply that is being written', () => {
  it('streams its text, and disables the input with an explanation', async () => {
    await render(<Streaming />)
    await input.fill('What is at risk?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(risks).first()).toBeVisible()
    await expect.element(input).toHaveAttribute('readonly')
    await expect.element(input).toHaveAttribute('placeholder', 'Analyst is answering')
    await expect.element(input).toHaveAccessibleDescription('You can type again when the reply is done')
    await expect.element(input).toHaveFocus()
    expect(log.getByRole('article').elements().at(-1)?.getAttribute('aria-busy')).toBe('true')
  })

  it('can be stopped: the text stays with a label, and the input is enabled', async () => {
    await render(<Streaming />)
    await input.fill('What is at risk?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(risks).first()).toBeVisible()
    await button('Stop').click()
    await expect.element(log.getByText('Stopped', { exact: true })).toBeVisible()
    await expect.element(log.getByText(risks).first()).toBeVisible()
    await expect.element(input).not.toHaveAttribute('readonly')
    await expect.element(input).toHaveFocus()
    expect(log.getByText('What is at risk?').elements()).toHaveLength(1)
  })

  it('reports a failed stop', async () => {
    await render(<StopReplyLost />)
    await input.fill('What is at risk?')
    await userEvent.keyboard('{Enter}')
    await button('Stop').click()
    await expect
      .element(page.getByText('The reply could not be stopped and is still being written.'))
      .toBeVisible()
    await expect.element(button('Stop')).toBeVisible()
  })

  it('continues by itself after a broken connection', async () => {
    await render(<ResumedAfterDisconnect />)
    await input.fill('and the week before?')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(/The connection was lost/)).toBeVisible()
    await expect.element(log.getByText(weekBefore).last()).toBeVisible()
    const said = log.element().textContent ?? ''
    // Nothing is announced twice.
    expect(said.split(weekBefore)).toHaveLength(2)
    await expect.element(input).not.toHaveAttribute('readonly')
  })

  it('continues after the page is reloaded', async () => {
    await render(<ResumedAfterReload />)
    await expect.element(log.getByText(weekBefore).last()).toBeVisible()
    expect(answers()).toHaveLength(2)
  })
})

describe('a thread', () => {
  it('labels unfinished replies', async () => {
    await render(<StoppedAndInterrupted />)
    await expect.element(log.getByText('Stopped', { exact: true })).toBeVisible()
    await expect.element(log.getByText('Interrupted', { exact: true })).toBeVisible()
    await expect.element(log.getByText(apology)).toBeVisible()
  })

  it('repeats the last question', async () => {
    await render(<Filled />)
    await expect.element(log.getByText('and the week before?')).toBeVisible()
    expect(button('Regenerate').elements()).toHaveLength(1)
    await button('Regenerate').click()
    await expect.element(log.getByText(trend).last()).toBeVisible()
    expect(log.getByText('and the week before?').elements()).toHaveLength(2)
    expect(answers()).toHaveLength(3)
  })
})
