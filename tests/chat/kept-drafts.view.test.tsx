/** What is typed to an advisor, over a reload of the page. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Empty } from '../../stories/chat/chat.stories.tsx'
import { button, input } from './chat-page.ts'

const kept = () => window.sessionStorage.getItem('chatDrafts')
const isBack = page.getByText('Your draft is back.', { exact: true })

/** Loads the page anew: nothing of it says goodbye, and what the browser keeps is kept. */
const reload = async ({ unmount }: { unmount: () => Promise<void> }) => {
  const before = kept()
  await unmount()
  if (before !== null) window.sessionStorage.setItem('chatDrafts', before)
  return render(<Empty />)
}

it('is back, and says so, until it is taken away', async () => {
  const first = await render(<Empty />)
  await input.fill('What if we close on Mondays, and')
  await expect.poll(kept).toContain('close on Mondays')
  await reload(first)
  await expect.element(input).toHaveValue('What if we close on Mondays, and')
  await expect.element(isBack).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(input).toHaveValue('')
  await expect.poll(kept).toBeNull()
})

it('is not kept once it is sent', async () => {
  await render(<Empty />)
  await input.fill('How are we doing?')
  await expect.poll(kept).toContain('How are we doing?')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Send')).toBeVisible()
  await expect.poll(kept).toBeNull()
})

it('is not there for the next one who signs in', async () => {
  const first = await render(<Empty />)
  await input.fill('What if we close on Mondays, and')
  await expect.poll(kept).not.toBeNull()
  const session = JSON.parse(kept() ?? '{}').session
  window.sessionStorage.setItem('chatDrafts', (kept() ?? '').replace(session, 'another1'))
  await reload(first)
  await expect.element(input).toHaveValue('')
  await expect.element(isBack).not.toBeInTheDocument()
})

it('is forgotten with the session', async () => {
  const { unmount } = await render(<Empty />)
  await input.fill('What if we close on Mondays, and')
  await expect.poll(kept).not.toBeNull()
  await unmount()
  expect(kept()).toBeNull()
})
