/** Lets the focus go to a toast while a dialog holds it, and gives it back once the toast is gone (decision 31). */
import { useEffect, useRef } from 'react'

/** `place` holds the toast; null until it is there. */
export const useToastFocus = (place: HTMLElement | null, isOpen: boolean): void => {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (place === null) return
    const taken = (event: FocusEvent) => {
      const { target, relatedTarget } = event
      if (!(target instanceof Node) || !place.contains(target)) return
      // The overlay of a dialog listens on the document, and would bring the focus back into itself.
      event.stopImmediatePropagation()
      if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget))
        before.current = relatedTarget
    }
    window.addEventListener('focus', taken, { capture: true })
    return () => window.removeEventListener('focus', taken, { capture: true })
  }, [place])
  useEffect(() => {
    if (!isOpen && place?.contains(document.activeElement)) before.current?.focus()
  }, [isOpen, place])
}
