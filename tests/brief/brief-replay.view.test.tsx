/** A brief answered again: what has changed since, and the sentences that the brief does not have. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import replayBrief from '../../fixtures/brief/replayBrief.json'
import { Filled, LoadError, Nothing } from '../../stories/brief/replay-dialog.stories.tsx'

const dialog = page.getByRole('dialog', { name: 'The same topic, asked again' })
const version = (name: string) => dialog.getByRole('region', { name })
const marksIn = (name: string) => version(name).element().querySelectorAll('mark').length

it('shows the brief, and what the advisor says of the same topic now', async () => {
  await render(<Filled />)
  const { written, today } = replayBrief.body
  await expect.element(version('As written')).toHaveTextContent(written.title)
  await expect.element(version('Today’s advisor, today’s records')).toHaveTextContent(today.title)
  expect(marksIn('As written')).toBe(0)
  expect(marksIn('Today’s advisor, today’s records')).toBeGreaterThan(0)
  const changes = dialog.getByRole('region', { name: 'What changed since' })
  const weeks = replayBrief.body.differences.find(({ what }) => what === 'weeks')?.count
  expect(weeks).toBeGreaterThan(1)
  await expect.element(changes).toHaveTextContent(`${weeks} more weeks of figures.`)
})

it('gives the focus back to its button', async () => {
  await render(<Filled />)
  const button = page.getByRole('button', { name: 'Ask again' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

it('says so where nothing changed', async () => {
  await render(<Nothing />)
  await expect
    .element(dialog)
    .toHaveTextContent('Nothing: the advisor, the records and the style are the same.')
  expect(dialog.element().querySelectorAll('mark')).toHaveLength(0)
})

it('can be tried again if it fails', async () => {
  await render(<LoadError />)
  await expect.element(dialog).toHaveTextContent('The question could not be asked again.')
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})
