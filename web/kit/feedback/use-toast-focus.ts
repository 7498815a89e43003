/** Allows a toast to take the focus from an open dialog, and returns it when the toast is gone (decision 31). */
import { useEffect, useRef } from 'react'

/** `place` contains the toast; null until rendered. */
export const useToastFocus = (place: HTMLElement | null, isOpen: boolean): void => {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (place === null) return
    const onFocus = (event: FocusEvent) => {
      const { target, relatedTarget } = event
      if (!(target instanceof Node) || !place.contains(target)) return
      // A dialog overlay listens on the document and would pull the focus back.
      event.stopImmediatePropagation()
      if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget))
        before.current = relatedTarget
    }
    window.addEventListener('focus', onFocus, { capture: true })
    return () => window.removeEventListener('focus', onFocus, { capture: true })
  }, [place])
  useEffect(() => {
    if (!isOpen && place?.contains(document.activeElement)) before.current?.focus()
  }, [isOpen, place])
}
