/** A link that looks like a button is announced as one, and the space bar presses it, as it does any button. */
import type { KeyboardEvent } from 'react'

/** Properties of the link; Enter, a pointer and a new tab work as on every link. */
export const asButton = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    // The page would scroll.
    event.preventDefault()
    if (!event.repeat) event.currentTarget.click()
  },
} as const
