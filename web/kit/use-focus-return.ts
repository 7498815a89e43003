/** Returns the focus after a Blueprint overlay has closed, unless the user has already moved it elsewhere. */
import { useState } from 'react'

/** Returns the handler for the overlay's `onClosed`. */
export const useFocusReturn = (isOpen: boolean): ((overlay: HTMLElement) => void) => {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  // During render, because the content may take the focus as soon as it mounts.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpener(document.activeElement)
  }
  // Blueprint's own return takes the focus from anywhere, which would close a menu opened since then.
  return (overlay) => {
    const { activeElement } = document
    const isLeft =
      activeElement === null || activeElement === document.body || overlay.contains(activeElement)
    if (isLeft && opener instanceof HTMLElement) opener.focus()
  }
}
