/** What becomes of the request for early access on a page: as the service sent it, and from the first wish on a dialog. */
import { startTransition, useCallback, useEffect, useState } from 'react'
import { loadAccess } from './late-access.ts'
import type { EarlyAccessStart } from './use-early-access.ts'

const anchor = '#request-access'

/** Whether the address leads to the request. */
export const isAccessNamed = (): boolean => window.location.hash === anchor

/** The request, and how it opens and closes. */
export type AccessRequest = {
  /** Open with what was typed elsewhere; null is closed. Undefined: nobody has asked for it, so it stays as it was sent. */
  readonly request: EarlyAccessStart | null | undefined
  readonly show: (start: EarlyAccessStart) => void
  readonly close: () => void
}

/** Fetches the dialog for whoever asks for it; where it cannot be had, the form in the page does without it. */
export const useAccessRequest = (): AccessRequest => {
  // Where the address leads to the form, something may be typed in it already: the dialog takes it over as it stands.
  const [request, setRequest] = useState<AccessRequest['request']>(() =>
    import.meta.env.SSR || isAccessNamed() ? null : undefined,
  )
  const show = useCallback((start: EarlyAccessStart) => {
    loadAccess().then(
      () => startTransition(() => setRequest(start)),
      () => {
        window.location.hash = anchor
      },
    )
  }, [])
  useEffect(() => {
    const look = () => {
      if (isAccessNamed()) show({})
    }
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [show])
  return { request, show, close: () => setRequest(null) }
}
