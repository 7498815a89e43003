/** Brings the focus into a dialog of Blueprint, whose overlay would leave it on an element before it. */

/** For `onOpening`: focuses what asks for it (`data-first-focus`), or else the dialog itself, so that its title is read out. */
export const focusDialog = (node: HTMLElement): void => {
  const dialog = node.matches('[role="dialog"]') ? node : node.querySelector<HTMLElement>('[role="dialog"]')
  if (dialog === null) return
  dialog.tabIndex = -1
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog
  first.focus({ preventScroll: true })
}
