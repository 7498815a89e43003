/** Where the focus goes after closing a dialog that was opened by an address: no element had the focus before it. */

/** Focuses the button that opens the dialog, unless the focus is already elsewhere on the page. */
export const focusOpener = (opener: HTMLElement | null): void => {
  const at = document.activeElement
  // The dialog is still mounted and may have the focus, or after a reload the screen has it.
  if (at === null || at === document.body || at.matches('main') || at.closest('[role="dialog"]'))
    opener?.focus()
}
