/** Address of an open event in the Decision Log. In a file of its own, because dashboards link there. */

/** The address with this event open, or with none. */
export const withEvent = (address: URLSearchParams, event: number | undefined): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (event === undefined) next.delete('event')
  else next.set('event', String(event))
  return next
}
