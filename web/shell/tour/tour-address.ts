/** The tour in the address, so that Back goes one step back. Pure. */

const key = 'tour'

/** True if the address is in the tour. */
export const isTour = (search: string): boolean => search.includes(`${key}=`)

/** The step that the address names, known or not; null outside the tour. */
export const tourStepIn = (search: string): string | null => new URLSearchParams(search).get(key)

/** The address of a step. */
export const tourAddress = (path: string, step: string): string => `${path}?${key}=${step}`

/** The address without the tour. */
export const withoutTour = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.delete(key)
  return next
}
