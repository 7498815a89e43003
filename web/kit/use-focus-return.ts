/** Gives the focus back when an overlay of Blueprint has closed, unless the person has moved on in the meantime. */
import { useState } from 'react'

/** For the overlay's `onClosed`. */
export const useFocusReturn = (isOpen: boolean): ((overlay: HTMLElement) => void) => {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  // While it is rendered: what is in it may take the focus as soon as it is there.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpener(document.activeElement)
  }
  // Blueprint's own way takes the focus back from wherever it is by now: a menu opened meanwhile would close.
  return (overlay) => {
    const { activeElement } = document
    const isLeft =
      activeElement === null || activeElement === document.body || overlay.contains(activeElement)
    if (isLeft && opener instanceof HTMLElement) opener.focus()
  }
}
