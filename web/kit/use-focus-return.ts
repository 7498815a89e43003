/** Returns the focus after a Blueprint overlay has closed, unless the user has already moved it elsewhere. */
import { Classes } from '@blueprintjs/core'
import { useState } from 'react'

/** Blueprint's own elements before and after an overlay; one that closes over another leaves the focus in them. */
const focusTraps = `.${Classes.OVERLAY_START_FOCUS_TRAP}, .${Classes.OVERLAY_END_FOCUS_TRAP}`

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
      activeElement === null ||
      activeElement === document.body ||
      overlay.contains(activeElement) ||
      activeElement.matches(focusTraps)
    if (isLeft && opener instanceof HTMLElement) opener.focus()
  }
}
