import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActionsLoadError } from '../../web/brief/ActionsLoadError.tsx'
import { lazyPart } from '../../web/kit/feedback/lazy-part.ts'
import { DialogLoadError } from '../../web/kit/overlays/DialogLoadError.tsx'

const inSuspense = async (Part: ReturnType<typeof lazyPart>) =>
  render(
    <Suspense fallback="on its way">
      <Part />
    </Suspense>,
  )

it('shows the part when its code is loaded', async () => {
  await inSuspense(lazyPart(async () => () => <p>The part</p>))
  await expect.element(page.getByText('The part')).toBeVisible()
})

it('reports code that cannot be loaded, and offers to reload the page', async () => {
  await inSuspense(lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))))
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part could not be loaded')
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

it('shows the given fallback instead', async () => {
  await inSuspense(
    lazyPart(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => <p>Another</p>,
    ),
  )
  await expect.element(page.getByText('Another')).toBeVisible()
})

it('affects only its dialog, which Escape closes', async () => {
  const onClose = vi.fn()
  await render(<DialogLoadError title="CEO Inbox" isOpen onClose={onClose} />)
  await expect.element(page.getByRole('dialog', { name: 'CEO Inbox' }).getByRole('alert')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('can also be closed by touch', async () => {
  const onClose = vi.fn()
  await render(<DialogLoadError title="CEO Inbox" isOpen onClose={onClose} />)
  await page.getByRole('dialog', { name: 'CEO Inbox' }).getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

it('is reported in the dialog of a quick action', async () => {
  const action = {
    items: null,
    runId: '',
    isEdited: false,
    isRestored: false,
    isRunning: false,
    error: undefined,
  }
  const still = { ...action, run: async () => {}, cancel: () => {}, change: () => {}, discard: () => {} }
  const onClose = vi.fn()
  await render(
    <ActionsLoadError
      actions={{ emails: still, roster: still, social: still }}
      open="emails"
      onClose={onClose}
    />,
  )
  const dialog = page.getByRole('dialog', { name: 'Quick actions' })
  await expect.element(dialog.getByRole('button', { name: 'Reload' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
