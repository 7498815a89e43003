/** Escape for what is open beside or over a screen: heard wherever the focus is, also before its code has come. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

// What may be open above it, and is closed first. A hint goes at the same press.
const above = '[role="dialog"], dialog[open], [role="menu"], [role="listbox"], [popover="auto"]:popover-open'

type Escaping = {
  /** Something is open, or about to be. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Within the dialog that is closed by it, where it is one. */
  readonly own?: RefObject<Element | null>
}

/** Calls `onClose` at Escape, unless something above is open or has used the key. */
export const useEscape = ({ isOpen, onClose, own }: Escaping): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // With what it closes, not some time after it.
  useLayoutEffect(() => {
    if (!isOpen) return
    let isCovered = false
    // Before anything else has heard the key: what it closes is gone by the time the key comes back here.
    const look = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const inside = own?.current ?? null
      isCovered = [...document.querySelectorAll(above)].some(
        (one) => one.checkVisibility() && (inside === null || !one.contains(inside)),
      )
    }
    const hear = (event: KeyboardEvent) => {
      const { key, defaultPrevented, isComposing, repeat } = event
      if (key !== 'Escape' || defaultPrevented || isComposing || repeat || isCovered) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', look, true)
    window.addEventListener('keydown', hear)
    return () => {
      window.removeEventListener('keydown', look, true)
      window.removeEventListener('keydown', hear)
    }
  }, [isOpen, own])
}
