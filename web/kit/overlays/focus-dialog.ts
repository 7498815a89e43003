/** Focuses a Blueprint dialog, whose overlay would leave the focus on an element before it. */

/**
 * For `onOpening`: focuses the element with `data-first-focus`, otherwise the dialog itself so that its title is read
 * out.
 */
export const focusDialog = (node: HTMLElement): void => {
  const dialog = node.matches('[role="dialog"]') ? node : node.querySelector<HTMLElement>('[role="dialog"]')
  if (dialog === null) return
  dialog.tabIndex = -1
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog
  first.focus({ preventScroll: true })
}
