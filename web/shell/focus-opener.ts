/** Where the focus goes when a dialog has closed that a link may have opened: there is nothing to give it back to then. */

/** Focuses the button that opens the dialog, unless the focus is elsewhere on the page by now. */
export const focusOpener = (opener: HTMLElement | null): void => {
  const at = document.activeElement
  // The dialog is still there at this moment, and may hold the focus; or the screen does, as after a reload.
  if (at === null || at === document.body || at.matches('main') || at.closest('[role="dialog"]'))
    opener?.focus()
}
