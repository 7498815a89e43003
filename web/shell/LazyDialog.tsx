/** A dialog whose code is fetched when it is first opened, and whose content is, too. */
import { type ComponentProps, Suspense, useState } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import type { ModalDialog as Dialog } from '../kit/ModalDialog.tsx'
import { DialogWaiting } from './DialogWaiting.tsx'
import { LostDialog } from './LostDialog.tsx'

const ModalDialog = lazyPart(async () => (await import('../kit/ModalDialog.tsx')).ModalDialog, LostDialog)

export const LazyDialog = ({ children, ...props }: ComponentProps<typeof Dialog>) => {
  // Once it was open it stays, so that it can go the way dialogs go.
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props}>
        <Suspense fallback={<DialogWaiting />}>{children}</Suspense>
      </ModalDialog>
    </Suspense>
  )
}
