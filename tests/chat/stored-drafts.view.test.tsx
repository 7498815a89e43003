/** Chat drafts survive a reload. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Empty } from '../../stories/chat/chat.stories.tsx'
import { button, input } from './chat-page.ts'

const kept = () => window.sessionStorage.getItem('chatDrafts')
const isBack = page.getByText('Your draft is back.', { exact: true })

/** Reloads the page without any unload event; the browser's storage stays. */
const reload = async ({ unmount }: { unmount: () => Promise<void> }) => {
  const before = kept()
  await unmount()
  if (before !== null) window.sessionStorage.setItem('chatDrafts', before)
  return render(<Empty />)
}

it('is restored with a notice until it is discarded', async () => {
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

it('is deleted when it is sent', async () => {
  await render(<Empty />)
  await input.fill('How are we doing?')
  await expect.poll(kept).toContain('How are we doing?')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Send')).toBeVisible()
  await expect.poll(kept).toBeNull()
})

it('is not shown to the next user', async () => {
  const first = await render(<Empty />)
  await input.fill('What if we close on Mondays, and')
  await expect.poll(kept).not.toBeNull()
  const session = JSON.parse(kept() ?? '{}').session
  window.sessionStorage.setItem('chatDrafts', (kept() ?? '').replace(session, 'another1'))
  await reload(first)
  await expect.element(input).toHaveValue('')
  await expect.element(isBack).not.toBeInTheDocument()
})

it('is deleted with the session', async () => {
  const { unmount } = await render(<Empty />)
  await input.fill('What if we close on Mondays, and')
  await expect.poll(kept).not.toBeNull()
  await unmount()
  expect(kept()).toBeNull()
})
