import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import generateBrief from '../../fixtures/brief/generateBrief.json'
import { Filled } from '../../stories/brief/brief.stories.tsx'
import { GenerateError, Generating } from '../../stories/brief/brief-requests.stories.tsx'

const topicText = generateBrief.request.body.topic
const dialog = page.getByRole('dialog', { name: 'Generate a decision brief' })
const topic = dialog.getByRole('textbox', { name: 'Topic' })
const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
const toast = (title: string) => page.getByText(title, { exact: true })

const open = async () => {
  await page.getByRole('button', { name: 'Generate brief' }).first().click()
  await expect.element(dialog).toBeVisible()
}

describe('generating a brief', () => {
  it('requires a topic, and says so at the field and in a toast', async () => {
    await render(<Filled />)
    await open()
    await topic.fill('   ')
    await generate.click()
    await expect.element(toast('Topic required')).toBeVisible()
    await expect.element(topic).toHaveFocus()
    await expect.element(topic).toHaveAttribute('aria-invalid', 'true')
    await expect.element(topic).toHaveAccessibleDescription(/Please enter a topic for the decision brief/)
    await topic.fill('M')
    await expect.element(topic).toHaveAttribute('aria-invalid', 'false')
  })

  it('writes the brief, confirms it and opens it', async () => {
    await render(<Filled />)
    await open()
    await topic.fill(topicText)
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('Brief generated successfully')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('heading', { level: 1, name: generateBrief.body.title, exact: true }))
      .toHaveFocus()
    await page.getByRole('link', { name: 'All briefs' }).click()
    await open()
    await expect.element(topic).toHaveValue('')
  })

  it('uses an example as the topic', async () => {
    await render(<Filled />)
    await open()
    await dialog.getByRole('button', { name: 'Which hours carry too many staff?' }).click()
    await expect.element(topic).toHaveValue('Which hours carry too many staff?')
    await expect.element(topic).toHaveFocus()
  })

  it('shows progress, and can be cancelled with the topic kept', async () => {
    await render(<Generating />)
    await open()
    await topic.fill('How do we improve our margin?')
    await generate.click()
    await expect
      .element(dialog.getByRole('status').filter({ hasText: 'Reading your records and writing the brief' }))
      .toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('Generation cancelled')).toBeVisible()
    await expect.element(topic).toHaveValue('How do we improve our margin?')
    await expect.element(topic).toHaveFocus()
  })

  it('reports a failure, keeps the topic, and works on the second try', async () => {
    await render(<GenerateError />)
    await open()
    await topic.fill('Margin, again')
    await generate.click()
    await expect.element(toast('Failed to generate brief')).toBeVisible()
    await expect.element(toast('Please try again')).toBeVisible()
    await expect.element(dialog.getByText(/^No brief was written/)).toBeVisible()
    await expect.element(topic).toHaveValue('Margin, again')
    await expect.element(topic).toHaveFocus()
    await generate.click()
    await expect.element(toast('Brief generated successfully')).toBeVisible()
  })

  it('keeps the input when the dialog is closed, and confirms before it is discarded', async () => {
    await render(<Filled />)
    await open()
    await topic.fill('Not yet')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Advisories' }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect.element(question.getByText(/^Your brief has not been generated/)).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await open()
    await expect.element(topic).toHaveValue('Not yet')
  })
})
