/** State of the request for early access: the service's HTML until somebody opens it, then a dialog. */
import { startTransition, useCallback, useEffect, useState } from 'react'
import { loadAccessDialog } from './lazy-access-dialog.ts'
import type { EarlyAccessStart } from './use-early-access.ts'

const anchor = '#request-access'

/** True if the address has the anchor of the request. */
export const isRequestInAddress = (): boolean => window.location.hash === anchor

export type AccessRequest = {
  /** Open, with values typed elsewhere; null is closed; undefined means never opened, so the service's HTML stays. */
  readonly request: EarlyAccessStart | null | undefined
  readonly show: (start: EarlyAccessStart) => void
  readonly close: () => void
}

/** Loads the dialog on first use. If that fails, the form in the page still works. */
export const useAccessRequest = (): AccessRequest => {
  // With the anchor in the address the visitor may already be typing in the form; the dialog takes over the input.
  const [request, setRequest] = useState<AccessRequest['request']>(() =>
    import.meta.env.SSR || isRequestInAddress() ? null : undefined,
  )
  const show = useCallback((start: EarlyAccessStart) => {
    loadAccessDialog().then(
      () => startTransition(() => setRequest(start)),
      () => {
        window.location.hash = anchor
      },
    )
  }, [])
  useEffect(() => {
    const look = () => {
      if (isRequestInAddress()) show({})
    }
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [show])
  return { request, show, close: () => setRequest(null) }
}
