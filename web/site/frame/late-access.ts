/** The dialog of the request for early access; its program is fetched when somebody reaches for it, and not before. */
import { type ComponentProps, type ComponentType, lazy } from 'react'
import type { EarlyAccessDialog } from '../early-access/EarlyAccessDialog.tsx'

type Dialog = ComponentType<ComponentProps<typeof EarlyAccessDialog>>

let take: (loaded: { default: Dialog }) => void = () => {}
const loaded = new Promise<{ default: Dialog }>((resolve) => {
  take = resolve
})

/** Fetches the program; rejects where it cannot be had, and can be called again then. */
export const loadAccess = async (): Promise<void> => {
  const { EarlyAccessDialog } = await import('../early-access/EarlyAccessDialog.tsx')
  take({ default: EarlyAccessDialog })
}

// Where it cannot be had now, it is fetched again when it is needed.
const fetchAhead = () => void loadAccess().catch(() => undefined)

/** Properties of whatever leads to it: reaching is a pointer, a finger or the focus on it. */
export const reaching = { onPointerEnter: fetchAhead, onTouchStart: fetchAhead, onFocus: fetchAhead }

/** To be shown inside `Suspense`: what the service sent stays as it is until the program has come. */
export const LateAccess = lazy(async () => {
  if (import.meta.env.SSR) await loadAccess()
  return loaded
})
