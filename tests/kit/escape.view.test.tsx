/** Escape closes the topmost overlay, wherever the focus is. */
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogOverlay } from '../../web/kit/overlays/DialogOverlay.tsx'
import { SheetOverlay } from '../../web/kit/overlays/SheetOverlay.tsx'

type Name = 'Sheet' | 'Lower' | 'Upper'

/** A sheet and two dialogs, which open above each other in any order. */
const Screen = () => {
  const [open, setOpen] = useState<readonly Name[]>([])
  const props = (name: Name) => ({
    isOpen: open.includes(name),
    onClose: () => setOpen((now) => now.filter((one) => one !== name)),
  })
  const opener = (name: Name) => (
    <button type="button" onClick={() => setOpen((now) => [...now, name])}>
      Open {name}
    </button>
  )
  return (
    <>
      {opener('Sheet')}
      {opener('Lower')}
      <input aria-label="Message to the advisor" />
      <DialogOverlay title="Upper" {...props('Upper')}>
        {opener('Lower')}
      </DialogOverlay>
      <DialogOverlay title="Lower" {...props('Lower')}>
        {opener('Upper')}
      </DialogOverlay>
      <SheetOverlay label="Sheet" {...props('Sheet')}>
        {opener('Lower')}
      </SheetOverlay>
    </>
  )
}

const dialog = (name: Name) => page.getByRole('dialog', { name })
const press = (name: Name, within: Pick<typeof page, 'getByRole'> = page) =>
  within
    .getByRole('button', { name: `Open ${name}` })
    .first()
    .click()

const places = {
  'in a field outside': () => {
    const field = page.getByRole('textbox', { name: 'Message to the advisor' }).element()
    if (field instanceof HTMLElement) field.focus()
  },
  nowhere: () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

for (const [where, moveFocus] of Object.entries(places))
  for (const lowest of ['Lower', 'Sheet'] as const)
    it(`closes what opened last with the focus ${where}, then what is below (${lowest})`, async () => {
      await render(<Screen />)
      await press(lowest)
      await expect.element(dialog(lowest)).toBeVisible()
      const upper = lowest === 'Lower' ? 'Upper' : 'Lower'
      await press(upper, dialog(lowest))
      await expect.element(dialog(upper)).toBeVisible()
      moveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog(upper)).not.toBeInTheDocument()
      await expect.element(dialog(lowest)).toBeVisible()
      moveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog(lowest)).not.toBeInTheDocument()
    })
