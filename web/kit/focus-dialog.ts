/** Brings the focus into a dialog of Blueprint, whose overlay would leave it on an element before it. */

/** For `onOpening`: focuses the dialog itself, so that its title is read out and Tab leads to what is in it. */
export const focusDialog = (node: HTMLElement): void => {
  const dialog = node.matches('[role="dialog"]') ? node : node.querySelector<HTMLElement>('[role="dialog"]')
  if (dialog === null) return
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
}
