/** Makes a link that looks like a button behave like one: announced as a button, and pressed by the space bar. */
import type { KeyboardEvent } from 'react'

/** Properties for the link. Enter, pointer and opening in a new tab work as usual. */
export const asButton = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    // Otherwise the page scrolls.
    event.preventDefault()
    if (!event.repeat) event.currentTarget.click()
  },
} as const
