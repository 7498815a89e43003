/** Closing an overlay returns the focus, unless the user has moved on in the meantime. */
import { useEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogOverlay } from '../../web/kit/overlays/DialogOverlay.tsx'
import { SheetOverlay } from '../../web/kit/overlays/SheetOverlay.tsx'

/** Takes the focus on mount, before the overlay has opened. */
const Eager = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Within" />
}

const Screen = ({ of }: { readonly of: 'dialog' | 'sheet' }) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <input aria-label="Elsewhere" />
      {of === 'dialog' ? (
        <DialogOverlay title="Question" isOpen={isOpen} onClose={close}>
          <Eager />
        </DialogOverlay>
      ) : (
        <SheetOverlay label="Question" isOpen={isOpen} onClose={close}>
          <Eager />
        </SheetOverlay>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
const dialog = page.getByRole('dialog', { name: 'Question' })

/** Resolves right after the dialog has left the page and its cleanup has run. */
const gone = async () => {
  await expect.element(dialog).not.toBeInTheDocument()
}

for (const of of ['dialog', 'sheet'] as const) {
  it(`a ${of} returns the focus to its opener`, async () => {
    await render(<Screen of={of} />)
    // Twice: the second time its container already exists.
    for (const _ of ['first', 'second']) {
      await opener.click()
      await expect.element(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect.element(opener).toHaveFocus()
    }
  })

  it(`a ${of} does not take the focus back from a user who moved on while it closed`, async () => {
    await render(<Screen of={of} />)
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[class*="-exit"]')).not.toBeNull()
    const field = elsewhere.element()
    if (field instanceof HTMLElement) field.focus()
    await gone()
    await expect.element(elsewhere).toHaveFocus()
  })
}
