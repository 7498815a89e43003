/** A titled dialog, loaded when first opened; its content may load lazily too. */
import { type ComponentProps, Suspense } from 'react'
import { DialogLoadError } from './DialogLoadError.tsx'
import type { DialogOverlay } from './DialogOverlay.tsx'
import { DialogSkeleton } from './DialogSkeleton.tsx'
import { lazyOverlay } from './lazy-overlay.ts'

const Overlay = lazyOverlay(async () => (await import('./DialogOverlay.tsx')).DialogOverlay, DialogLoadError)

export const ModalDialog = ({ children, ...props }: ComponentProps<typeof DialogOverlay>) => (
  <Overlay {...props}>
    <Suspense fallback={<DialogSkeleton />}>{children}</Suspense>
  </Overlay>
)
