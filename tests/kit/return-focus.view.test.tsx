/** What closes gives the focus back, unless the person went on while it was on its way out. */
import { useEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogOverlay } from '../../web/kit/overlays/DialogOverlay.tsx'
import { SheetOverlay } from '../../web/kit/overlays/SheetOverlay.tsx'

/** Takes the focus as soon as it is there, before the overlay has opened. */
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

/** Resolves in the task in which the dialog has left the page, after everything that its leaving did. */
const gone = async () => {
  await expect.element(dialog).not.toBeInTheDocument()
}

for (const of of ['dialog', 'sheet'] as const) {
  it(`a ${of} gives the focus back to what opened it`, async () => {
    await render(<Screen of={of} />)
    // Once more: the second time its place in the page is there from the start.
    for (const _ of ['first', 'second']) {
      await opener.click()
      await expect.element(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect.element(opener).toHaveFocus()
    }
  })

  it(`a ${of} takes nobody back who went on while it closed`, async () => {
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
