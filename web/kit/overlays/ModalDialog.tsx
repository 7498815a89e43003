/** A dialog with a title, fetched when it is first opened; its content may be fetched, too. */
import { type ComponentProps, Suspense } from 'react'
import type { DialogOverlay } from './DialogOverlay.tsx'
import { DialogWaiting } from './DialogWaiting.tsx'
import { LostDialog } from './LostDialog.tsx'
import { lazyOverlay } from './lazy-overlay.ts'

const Overlay = lazyOverlay(async () => (await import('./DialogOverlay.tsx')).DialogOverlay, LostDialog)

export const ModalDialog = ({ children, ...props }: ComponentProps<typeof DialogOverlay>) => (
  <Overlay {...props}>
    <Suspense fallback={<DialogWaiting />}>{children}</Suspense>
  </Overlay>
)
