/** Lazy-loads the dialog of the request for early access. */
import { type ComponentProps, type ComponentType, lazy } from 'react'
import type { EarlyAccessDialog } from '../early-access/EarlyAccessDialog.tsx'

type Dialog = ComponentType<ComponentProps<typeof EarlyAccessDialog>>

let resolveLoaded: (loaded: { default: Dialog }) => void = () => {}
const loaded = new Promise<{ default: Dialog }>((resolve) => {
  resolveLoaded = resolve
})

/** Loads the dialog's code; rejects on failure and can then be called again. */
export const loadAccessDialog = async (): Promise<void> => {
  const { EarlyAccessDialog } = await import('../early-access/EarlyAccessDialog.tsx')
  resolveLoaded({ default: EarlyAccessDialog })
}

// If this fails, the click loads it again.
const prefetch = () => void loadAccessDialog().catch(() => undefined)

/** Props for anything that opens the dialog: prefetch on hover, touch or focus. */
export const prefetchHandlers = { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch }

/** Render inside `Suspense`: the service's HTML stays until the code is loaded. */
export const LazyAccessDialog = lazy(async () => {
  if (import.meta.env.SSR) await loadAccessDialog()
  return loaded
})
