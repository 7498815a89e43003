/** Gives the focus back when an overlay of Blueprint has closed, unless the person has moved on in the meantime. */
import { useRef } from 'react'

/** For the overlay's `onOpening` (before anything in it is focused) and its `onClosed`. */
export const useFocusReturn = () => {
  const opener = useRef<Element>(null)
  return {
    remember: (): void => {
      opener.current = document.activeElement
    },
    // Blueprint's own way takes the focus back from wherever it is by now: a menu opened meanwhile would close.
    giveBack: (overlay: HTMLElement): void => {
      const { activeElement } = document
      const isLeft =
        activeElement === null || activeElement === document.body || overlay.contains(activeElement)
      if (isLeft && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
