/** Escape for panels and overlays: closes the topmost one, wherever the focus is, even while its code is loading. */
import { useEffect, useLayoutEffect, useRef } from 'react'

// In the browser's top layer, so always above; these close by themselves. A tooltip closes on the same press.
const topLayerSelector = 'dialog[open], [popover="auto"]:popover-open'

type Escaping = {
  /** Open, or loading. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What is open, in the order of opening; compared by identity. */
const opened: object[] = []

/** Calls `onClose` on Escape, unless something above is open or has handled the key. */
export const useEscape = ({ isOpen, onClose }: Escaping): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // Layout effect: listens as soon as the overlay shows.
  useLayoutEffect(() => {
    if (!isOpen) return
    const self = {}
    opened.push(self)
    let isTopmost = true
    // Capture phase: in the bubbling phase the element that the key closes no longer exists.
    const checkTopmost = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      isTopmost =
        opened.at(-1) === self &&
        ![...document.querySelectorAll(topLayerSelector)].some((one) => one.checkVisibility())
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, defaultPrevented, isComposing, repeat } = event
      if (key !== 'Escape' || defaultPrevented || isComposing || repeat || !isTopmost) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', checkTopmost, true)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      opened.splice(opened.indexOf(self), 1)
      window.removeEventListener('keydown', checkTopmost, true)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])
}
