/** Opening and closing the focus dialog by the address. Pure. */

const key = 'focus'

/** True when the address opens the dialog. */
export const isFocusOpen = (address: URLSearchParams): boolean => address.has(key)

/** The address with the dialog open. */
export const withFocus = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.set(key, 'edit')
  return next
}

/** The address with the dialog closed. */
export const withoutFocus = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.delete(key)
  return next
}

type Place = { readonly pathname: string; readonly search: string }

/** True when this navigation closes the dialog. */
export const leavesFocus = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname ||
  (isFocusOpen(new URLSearchParams(from.search)) && !isFocusOpen(new URLSearchParams(to.search)))
