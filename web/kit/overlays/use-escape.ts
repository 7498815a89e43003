/** Escape for panels and overlays, wherever the focus is, even while their code is loading. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

// These may be open above, and close first. A tooltip closes on the same press.
const overlaySelector =
  '[role="dialog"], dialog[open], [role="menu"], [role="listbox"], [popover="auto"]:popover-open'

type Escaping = {
  /** Open, or loading. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** An element inside the overlay, if it is a dialog itself; that dialog does not count as above. */
  readonly own?: RefObject<Element | null>
}

/** Calls `onClose` on Escape, unless something above is open or has handled the key. */
export const useEscape = ({ isOpen, onClose, own }: Escaping): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // Layout effect: listens as soon as the overlay shows.
  useLayoutEffect(() => {
    if (!isOpen) return
    let isCovered = false
    // Capture phase: in the bubbling phase the element that the key closes no longer exists.
    const checkCovered = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const inside = own?.current ?? null
      isCovered = [...document.querySelectorAll(overlaySelector)].some(
        (one) => one.checkVisibility() && (inside === null || !one.contains(inside)),
      )
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, defaultPrevented, isComposing, repeat } = event
      if (key !== 'Escape' || defaultPrevented || isComposing || repeat || isCovered) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', checkCovered, true)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', checkCovered, true)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, own])
}
